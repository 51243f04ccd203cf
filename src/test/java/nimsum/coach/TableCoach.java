package nimsum.coach;

import nimsum.game.GraphGame;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;

/** Knows the outcome of each place of a graph. */
public final class TableCoach extends Coach<String> {

    private final FixpointSolver<String> solved;

    public TableCoach(GraphGame rules) {
        super(rules);
        solved = FixpointSolver.fromAll(rules, rules.places());
    }

    @Override
    public Outcome outcome(String place) {
        return solved.outcome(place);
    }

    @Override
    public String why(String place) {
        return "By the table " + place + " is a " + outcome(place) + ".";
    }
}

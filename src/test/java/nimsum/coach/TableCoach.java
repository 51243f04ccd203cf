package nimsum.coach;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nimsum.game.GraphGame;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;

/**
 * A coach of a graph game that has every answer in a table, made by {@link FixpointSolver}. A test may put wrong
 * answers there.
 */
public final class TableCoach extends Coach<String> {

    public final Map<String, Outcome> outcomes = new HashMap<>();
    /** How many moves are left; empty if only who wins counts. */
    public final Map<String, Integer> distances = new HashMap<>();
    public final Map<String, List<String>> good = new HashMap<>();
    public final Map<String, String> replies = new HashMap<>();
    /** What to say of a place. */
    public final Map<String, String> whys = new HashMap<>();

    private TableCoach(GraphGame rules) {
        super(rules);
    }

    /** @param timed whether it counts moves */
    public static TableCoach of(GraphGame rules, boolean timed) {
        TableCoach coach = new TableCoach(rules);
        FixpointSolver<String> rounds = FixpointSolver.fromAll(rules, rules.places());
        rules.places().forEach(place -> {
            coach.outcomes.put(place, rounds.outcome(place));
            rounds.movesToEnd(place).ifPresent(moves -> coach.distances.put(place, moves));
        });
        rules.places().forEach(place -> coach.advise(rules, place));
        if (!timed) {
            coach.distances.clear();
        }
        return coach;
    }

    private void advise(GraphGame rules, String place) {
        Outcome outcome = outcomes.get(place);
        List<String> keeping = rules.moves(place).map(Move::next)
                .filter(next -> outcomes.get(next).reversed() == outcome)
                .sorted(Comparator.comparing(next -> outcome == Outcome.WIN ? distances.get(next) : 0)).toList();
        good.put(place, outcome == Outcome.LOSS ? List.of() : keeping);
        keeping.stream()
                .filter(next -> outcome == Outcome.DRAW || distances.get(next) == distances.get(place) - 1)
                .findFirst().ifPresent(next -> replies.put(place, next));
        whys.put(place, "By the table " + place + " is a " + outcome
                + (good.get(place).isEmpty() ? "." : ", held by \"" + good.get(place).get(0) + "\"."));
    }

    @Override
    public Outcome outcome(String place) {
        return outcomes.get(place);
    }

    @Override
    public Stream<Move<String>> goodMoves(String place) {
        return good.get(place).stream().map(GraphGame::to);
    }

    @Override
    public Move<String> reply(String place) {
        return GraphGame.to(replies.get(place));
    }

    @Override
    public OptionalInt movesToEnd(String place) {
        return distances.containsKey(place) ? OptionalInt.of(distances.get(place)) : OptionalInt.empty();
    }

    @Override
    public String why(String place) {
        return whys.get(place);
    }
}

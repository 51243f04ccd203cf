package gym100548h;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.RetrogradeCoach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.Retrograde;

/** Knows what each position comes to, and in how many moves, by the search of theorem 1; a graph is searched when first asked for. */
public final class Coach extends RetrogradeCoach<Position> {

    private List<List<Integer>> edges = List.of();
    private Main.Chase chase;
    private Retrograde solution;

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        if (!position.edges().equals(edges)) {
            edges = position.edges();
            chase = new Main.Chase(edges.size(), edges.stream().mapToInt(List::size).sum());
            int edge = 0;
            for (int from = 0; from < edges.size(); from++) {
                for (int to : edges.get(from)) {
                    chase.add(edge++, from, to - 1);
                }
            }
            solution = Retrograde.solve(chase);
        }
        return solution;
    }

    @Override
    protected int number(Position position) {
        return chase.position(position.bob() - 1, position.alice() - 1,
                position.isBobs() ? Main.Chase.BOB : Main.Chase.ALICE);
    }

    @Override
    public String why(Position position) {
        if (rules.ending(position) != Ending.PLAY_ON) {
            return "Play is over.";
        }
        String mover = position.isBobs() ? "Bob" : "Alice";
        String good = goodMoves(position).map(Move::quoted).collect(Collectors.joining(", "));
        return switch (outcome(position)) {
            case LOSS -> "Every move of " + mover + " leads to a position that is won for the other; it lasts "
                    + movesToEnd(position).orElseThrow() + " moves at most.";
            case WIN -> mover + " wins by " + good + ". It takes " + movesToEnd(position).orElseThrow()
                    + " moves with the first of these.";
            case DRAW ->
                "Nobody can force an end, and without one Bob has won. " + mover + " stays where that is so by "
                        + good + ".";
        };
    }
}

package gym100548h;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.RetrogradeCoach;
import nimsum.game.Move;
import nimsum.util.Retrograde;

/** Knows what each position comes to, and in how many moves, by the search of Theorem 2; a graph is searched when first asked for. */
public final class Coach extends RetrogradeCoach<Position> {

    private List<List<Integer>> next = List.of();
    private Main.Chase chase;
    private Retrograde solution;

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        if (!position.next().equals(next)) {
            chase = new Main.Chase(position.next().size());
            IntStream.range(0, position.next().size()).forEach(
                    from -> position.next().get(from).forEach(to -> chase.addEdge(from, to - 1)));
            solution = Retrograde.solve(chase);
        }
        next = position.next(); // the same list is compared faster than an equal one
        return solution;
    }

    @Override
    protected int number(Position position) {
        return chase.position(position.bob() - 1, position.alice() - 1,
                position.bobToMove() ? Main.Chase.BOB : Main.Chase.ALICE);
    }

    @Override
    public String why(Position position) {
        if (position.bob() == position.alice()) {
            return "The pieces have met: Alice has won.";
        }
        if (rules.moves(position).findAny().isEmpty()) {
            return "No edge begins at " + position.mover() + ".";
        }
        String good = goodMoves(position).map(Move::quoted).collect(Collectors.joining(", "));
        String mover = position.bobToMove() ? "Bob" : "Alice";
        return switch (outcome(position)) {
            case LOSS -> "Each move leads to where the other player wins; it lasts "
                    + movesToEnd(position).orElseThrow() + " moves at most.";
            case WIN -> mover + " wins by " + good + ". It takes " + movesToEnd(position).orElseThrow()
                    + " moves with the first of these.";
            case DRAW -> mover + " is not lost after " + good + ", and can't force a win: play need not end.";
        };
    }
}

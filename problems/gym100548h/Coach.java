package gym100548h;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.RetrogradeCoach;
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
            solution = chase.solved();
        }
        next = position.next(); // the same list is compared faster than an equal one
        return solution;
    }

    @Override
    protected int number(Position position) {
        return chase.position(position.bob() - 1, position.alice() - 1,
                position.bobToMove() ? Main.Chase.BOB : Main.Chase.ALICE);
    }
}

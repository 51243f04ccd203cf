package gym100548h;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.Latest;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/** Knows what each position comes to, and in how many moves, by the search of Theorem 2; a graph is searched when first asked for. */
public final class Coach extends RetrogradeCoach<Position> {

    /** A graph, and what its positions come to. */
    private record Solved(Main.Chase chase, Retrograde game) {

        static Solved of(List<List<Integer>> next) {
            Main.Chase chase = new Main.Chase(next.size());
            IntStream.range(0, next.size()).forEach(
                    from -> next.get(from).forEach(to -> chase.addEdge(from, to - 1)));
            return new Solved(chase, chase.solved());
        }
    }

    private final Latest<List<List<Integer>>, Solved> graphs = new Latest<>(Solved::of);

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return graphs.of(position.next()).game;
    }

    @Override
    protected int number(Position position) {
        return graphs.of(position.next()).chase.position(position.bob() - 1, position.alice() - 1,
                position.bobToMove() ? Main.Chase.BOB : Main.Chase.ALICE);
    }
}

package gym100548h;

import gym100548h.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.LastValueCache;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/**
 * Gives advice by the search of theorem 2, which says what each position comes to and in how many moves. A graph is
 * searched when it is asked for the first time.
 */
public final class Coach extends RetrogradeCoach<Position> {

    private final LastValueCache<List<List<Integer>>, Main.Chase> graphs = new LastValueCache<>(next -> {
        Main.Chase chase = new Main.Chase(next.size() - 1);
        IntStream.range(1, next.size()).forEach(
                from -> next.get(from).forEach(to -> chase.addEdge(from - 1, to - 1)));
        chase.solve();
        return chase;
    });

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return graphs.of(position.next()).game;
    }

    @Override
    protected int number(Position position) {
        return graphs.of(position.next()).position(position.bob() - 1, position.alice() - 1,
                position.bobToMove() ? Main.Chase.BOB : Main.Chase.ALICE);
    }
}

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

    private final LastValueCache<List<List<Integer>>, Retrograde> graphs = new LastValueCache<>(next -> {
        int n = next.size() - 1;
        Retrograde game = Main.newGame(n);
        IntStream.rangeClosed(1, n).forEach(
                from -> next.get(from).forEach(to -> Main.addEdge(game, n, from - 1, to - 1)));
        game.solve();
        return game;
    });

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return graphs.of(position.next());
    }

    @Override
    protected int number(Position position) {
        return Main.position(position.next().size() - 1, position.bobToMove() ? Main.BOB : Main.ALICE,
                position.bob() - 1, position.alice() - 1);
    }
}

package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.coach.Latest;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/** Knows what each word comes to, and in how many moves, by the search of Theorem 1; a list is searched when first asked for. */
public final class Coach extends RetrogradeCoach<Position> {

    private final Latest<List<String>, Main.Words> graphs = new Latest<>(words -> {
        Main.Words graph = new Main.Words(words.size());
        words.forEach(graph::add);
        graph.game.solve();
        return graph;
    });

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return graphs.of(position.words()).game;
    }

    @Override
    protected int number(Position position) {
        return graphs.of(position.words()).vertex(position.ending(), 0);
    }
}

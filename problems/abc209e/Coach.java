package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/** Knows what each word comes to, and in how many moves, by the search of Theorem 2; a list is searched when first asked for. */
public final class Coach extends RetrogradeCoach<Position> {

    private List<String> words = List.of();
    private Main.Words graph;

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        if (!position.words().equals(words)) {
            words = position.words();
            graph = new Main.Words(words.size());
            words.forEach(graph::add);
            graph.game.solve();
        }
        return graph.game;
    }

    @Override
    protected int number(Position position) {
        return graph.end[words.indexOf(position.said())];
    }
}

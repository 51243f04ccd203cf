package abc209e;

import abc209e.Rules.Position;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.coach.LastValueCache;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/**
 * Gives advice by the search of theorem 1, which says what each word comes to and in how many moves. A list is searched
 * when it is asked for the first time.
 */
public final class Coach extends RetrogradeCoach<Position> {

    private final LastValueCache<List<String>, Searched> searched = new LastValueCache<>(words -> {
        Main graph = new Main(words.size());
        Map<String, Integer> ends = new HashMap<>();
        words.forEach(word -> ends.put(word, graph.addWord(word)));
        graph.game.solve();
        return new Searched(graph.game, ends);
    });

    /** The game on a list of words, and the vertex where each word ends. */
    private record Searched(Retrograde game, Map<String, Integer> ends) {
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return searched.of(position.words()).game();
    }

    @Override
    protected int number(Position position) {
        return searched.of(position.words()).ends().get(position.said());
    }
}

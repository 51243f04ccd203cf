package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.coach.LastValueCache;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.Retrograde;

/**
 * Gives advice by the search of theorem 1, which says what each word comes to and in how many moves. A list is searched
 * when it is asked for the first time.
 */
public final class Coach extends RetrogradeCoach<Position> {

    private final LastValueCache<List<String>, Main> searched = new LastValueCache<>(Main::new);

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return searched.of(position.words()).game;
    }

    @Override
    protected int number(Position position) {
        return searched.of(position.words()).ends[position.words().indexOf(position.said())];
    }
}

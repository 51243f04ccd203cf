package abc209e;

import abc209e.Rules.Position;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nimsum.coach.Latest;
import nimsum.coach.RetrogradeCoach;
import nimsum.util.FastReader;
import nimsum.util.Retrograde;

/**
 * Knows what each word comes to, and in how many moves, by the search of Theorem 1; a list is searched when first asked
 * for.
 */
public final class Coach extends RetrogradeCoach<Position> {

    private final Latest<List<String>, Main> searched = new Latest<>(words -> new Main(new FastReader(
            new ByteArrayInputStream(
                    (words.size() + " " + String.join(" ", words)).getBytes(StandardCharsets.ISO_8859_1)))));

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

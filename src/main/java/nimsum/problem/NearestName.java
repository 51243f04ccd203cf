package nimsum.problem;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.ToIntFunction;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses which name was meant by one that nobody has. */
public final class NearestName {

    /** One typing mistake in so many characters is forgiven. */
    private static final int CHARACTERS_PER_MISTAKE = 3;

    /**
     * A question for the end of a message, as in <code> Did you mean "POJ"?</code> with the blank before it; empty if no name is
     * near. Upper and lower case count as the same.
     */
    public static String question(String name, Collection<String> known) {
        ToIntFunction<String> distance = other -> LevenshteinDistance.getDefaultInstance()
                .apply(name.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT));
        return known.stream().min(Comparator.comparingInt(distance))
                .filter(other -> distance.applyAsInt(other) <= Math.max(1, name.length() / CHARACTERS_PER_MISTAKE))
                .map(other -> " Did you mean \"" + other + "\"?").orElse("");
    }
}

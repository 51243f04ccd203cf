package nimsum.errors;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.LevenshteinDistance;

/** Guesses which name was meant by one that nobody has, by the beginning or the Levenshtein distance. */
public final class NearestName {

    /** One edit for this number of characters is forgiven. */
    private static final int CHARACTERS_PER_EDIT = 3;

    /**
     * Returns the name that is meant by a word, in upper or lower case: the whole name, or what follows its slash, or
     * else the beginning of just one of these. None if there is no such name, or if there are several.
     */
    public static Optional<String> meant(String word, Collection<String> known) {
        List<String> names = matches(word, known);
        return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
    }

    /** Returns all that may be {@link #meant}: several if a word begins several names. */
    public static List<String> matches(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        Stream<BiPredicate<String, String>> ways = Stream.of(String::equals, String::startsWith);
        return ways.map(way -> known.stream().filter(name -> {
            String other = name.toLowerCase(Locale.ROOT);
            return way.test(other, lower) || way.test(other.substring(other.indexOf('/') + 1), lower);
        }).toList()).filter(names -> !names.isEmpty()).findFirst().orElse(List.of());
    }

    /**
     * Returns the end of a message about a name that is none of the known ones, with the blank before it: which names
     * begin so, if there are several, or else a question as in {@code  Did you mean "POJ"?}. It is empty if no name is
     * near. Upper and lower case count as the same.
     */
    public static String question(String name, Collection<String> known) {
        List<String> names = name.isEmpty() ? List.of() : matches(name, known);
        if (names.size() > 1) {
            return " These begin so: " + String.join(", ", names) + ".";
        }
        ToIntFunction<String> distance = other -> LevenshteinDistance.getDefaultInstance()
                .apply(name.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT));
        return known.stream().min(Comparator.comparingInt(distance))
                .filter(other -> distance.applyAsInt(other) <= Math.max(1, name.length() / CHARACTERS_PER_EDIT))
                .map(other -> " Did you mean \"" + other + "\"?").orElse("");
    }
}

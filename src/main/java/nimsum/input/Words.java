package nimsum.input;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Generates words over some letters. */
public final class Words {

    /** Returns every word of one length, in the order of the letters. */
    public static Stream<String> every(int length, String letters) {
        return length == 0
                ? Stream.of("")
                : every(length - 1, letters).flatMap(word -> Stream.of(letters.split("")).map(word::concat));
    }

    public static String random(Random random, int length, String letters) {
        return random.ints(length, 0, letters.length()).mapToObj(i -> letters.substring(i, i + 1))
                .collect(Collectors.joining());
    }

    public static String shuffled(Random random, String word) {
        List<String> letters = Arrays.asList(word.split(""));
        Collections.shuffle(letters, random);
        return String.join("", letters);
    }
}

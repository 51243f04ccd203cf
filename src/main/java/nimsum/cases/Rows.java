package nimsum.cases;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What {@link Cases} with rows of numbers have in common, where an input asks several questions. */
public final class Rows {

    private Rows() {
    }

    /** Every row of so many numbers from 0 to a largest one, in lexicographic order. */
    public static Stream<int[]> all(int length, int largest) {
        return length == 0
                ? Stream.of(new int[0])
                : all(length - 1, largest).flatMap(row -> IntStream.rangeClosed(0, largest)
                        .mapToObj(last -> IntStream.concat(IntStream.of(row), IntStream.of(last)).toArray()));
    }

    /**
     * What {@link Cases#joined(List)} asks for, where the first line of an input says how many questions come.
     *
     * @param inputs
     *            each with one question
     * @param most
     *            how many questions an input may have
     */
    public static Optional<String> joined(List<String> inputs, long most) {
        return inputs.size() > most
                ? Optional.empty()
                : Optional.of(inputs.stream().map(input -> input.substring(input.indexOf('\n') + 1))
                        .collect(Collectors.joining("", inputs.size() + "\n", "")));
    }
}

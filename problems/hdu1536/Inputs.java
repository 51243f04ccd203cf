package hdu1536;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.cases.HeapRows;

/** Writes inputs: sets, and positions by the sizes of their heaps. */
final class Inputs {

    private Inputs() {
    }

    static List<Integer> increasing(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    /** From a number down to 1. */
    static List<Integer> decreasing(int first) {
        return IntStream.range(0, first).map(i -> first - i).boxed().toList();
    }

    /** A set with heaps of so many sizes, from one on, each alone. */
    static String single(List<Integer> takes, int first, int count) {
        return set(takes, IntStream.range(first, first + count).mapToObj(size -> new int[]{size}).toList());
    }

    /** A set with all pairs of heaps below a size. */
    static String pairs(List<Integer> takes, int sizes) {
        return set(takes, HeapRows.every(2, 0, sizes - 1).toList());
    }

    /** The lines of a set and its positions. */
    static String set(List<Integer> takes, List<int[]> positions) {
        List<String> lines = new ArrayList<>();
        lines.add(counted(takes.stream().mapToInt(take -> take).toArray()));
        lines.add(Integer.toString(positions.size()));
        positions.forEach(row -> lines.add(counted(row)));
        return String.join("\n", lines) + "\n";
    }

    private static String counted(int[] numbers) {
        return IntStream.concat(IntStream.of(numbers.length), IntStream.of(numbers)).mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** Sets with their positions, and the line 0. */
    static String input(String... sets) {
        return String.join("", sets) + "0\n";
    }
}

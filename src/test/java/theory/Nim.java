package theory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Nim, played out by the rules. A position is the sizes of its heaps in increasing order, empty ones included. */
final class Nim {

    private static final Map<List<Integer>, Boolean> NORMAL = new HashMap<>();
    private static final Map<List<Integer>, Boolean> MISERE = new HashMap<>();

    private Nim() {
    }

    /** All positions of so many heaps of up to so many stones. */
    static List<List<Integer>> positions(int heaps, int largest) {
        List<List<Integer>> positions = List.of(List.of());
        for (int heap = 0; heap < heaps; heap++) {
            positions = positions.stream()
                    .flatMap(smaller -> IntStream
                            .rangeClosed(smaller.isEmpty() ? 0 : smaller.get(smaller.size() - 1), largest)
                            .mapToObj(size -> with(smaller, size)))
                    .toList();
        }
        return positions;
    }

    /** What one move leads to. */
    static Stream<List<Integer>> moves(List<Integer> heaps) {
        return heaps.stream().flatMap(heap -> IntStream.range(0, heap).mapToObj(left -> replace(heaps, heap, left)));
    }

    /** The position with one heap of another size. */
    static List<Integer> replace(List<Integer> heaps, int heap, int size) {
        List<Integer> left = new ArrayList<>(heaps);
        left.remove(Integer.valueOf(heap));
        return with(left, size).stream().sorted().toList();
    }

    /** Whether the player to move loses under normal play. */
    static boolean isLost(List<Integer> heaps) {
        return isLost(heaps, NORMAL, true);
    }

    /** Whether the player to move loses under misere play. */
    static boolean isLostInMisere(List<Integer> heaps) {
        return isLost(heaps, MISERE, false);
    }

    private static boolean isLost(List<Integer> heaps, Map<List<Integer>, Boolean> known, boolean endIsLost) {
        Boolean lost = known.get(heaps);
        if (lost == null) {
            boolean ended = heaps.stream().allMatch(heap -> heap == 0);
            lost = ended ? endIsLost : moves(heaps).noneMatch(left -> isLost(left, known, endIsLost));
            known.put(heaps, lost);
        }
        return lost;
    }

    private static List<Integer> with(List<Integer> heaps, int size) {
        List<Integer> more = new ArrayList<>(heaps);
        more.add(size);
        return more;
    }
}

package loopysum;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** The definition of the labels as it stands: for each label goes over the vertices without one again and again, until none gets it. */
final class Reference {

    /** By vertex: its followers, and whose follower it is. */
    private final List<List<Integer>> to, from;
    /** By vertex; null as long as it has none. */
    private final Integer[] label;
    /** By vertex: the labels of its followers. */
    private final List<BitSet> labels;
    private final List<Integer> unlabelled;

    private Reference(FastReader in) {
        int n = in.nextInt();
        to = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(n + 1).toList();
        from = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(n + 1).toList();
        for (int left = in.nextInt(); left > 0; left--) {
            int u = in.nextInt();
            int v = in.nextInt();
            to.get(u).add(v);
            from.get(v).add(u);
        }
        label = new Integer[n + 1];
        labels = Stream.generate(BitSet::new).limit(n + 1).toList();
        unlabelled = new ArrayList<>(IntStream.rangeClosed(1, n).boxed().toList());
    }

    static void solve(FastReader in, FastWriter out) {
        Reference graph = new Reference(in);
        int k = 0;
        while (graph.giveLabel(k)) {
            k++;
        }
        for (int questions = in.nextInt(); questions > 0; questions--) {
            out.println(graph.winner(Stream.generate(in::nextInt).limit(in.nextInt()).toList()));
        }
    }

    /** Whether a vertex got this label. */
    private boolean giveLabel(int k) {
        int before = unlabelled.size();
        while (unlabelled.removeIf(v -> mayHave(v, k) && give(v, k))) {
            // Others may get it now.
        }
        return unlabelled.size() < before;
    }

    private boolean mayHave(int v, int k) {
        return labels.get(v).nextClearBit(0) == k
                && to.get(v).stream().allMatch(u -> label[u] != null || labels.get(u).get(k));
    }

    private boolean give(int v, int k) {
        label[v] = k;
        from.get(v).forEach(u -> labels.get(u).set(k));
        return true;
    }

    private String winner(List<Integer> tokens) {
        List<Integer> loopy = tokens.stream().filter(v -> label[v] == null).toList();
        int nimSum = tokens.stream().filter(v -> label[v] != null).mapToInt(v -> label[v]).reduce(0, (a, b) -> a ^ b);
        return switch (loopy.size()) {
            case 0 -> nimSum == 0 ? "Second" : "First";
            case 1 -> labels.get(loopy.get(0)).get(nimSum) ? "First" : "Draw";
            default -> "Draw";
        };
    }
}

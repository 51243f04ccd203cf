package loopysum;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * First the vertices from which no play is endless get their Grundy values. To the others the definition is applied as it stands:
 * vertices are looked at again whenever something has changed among the followers of their followers. As slow as there are such
 * paths of two edges, for each label.
 */
final class Reference {

    private final List<List<Integer>> to, from;
    /** By vertex; null as long as it has none. */
    private final Integer[] label;
    /** Of the followers of a loopy vertex that was asked about. */
    private final Map<Integer, Set<Integer>> labels = new HashMap<>();
    private final Mex mex = new Mex();

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
    }

    static void solve(FastReader in, FastWriter out) {
        Reference graph = new Reference(in);
        graph.labelWhatEnds();
        Set<Integer> open = new LinkedHashSet<>(IntStream.range(1, graph.label.length)
                .filter(v -> graph.label[v] == null).boxed().toList());
        int k = 0;
        do {
            graph.labelWith(k, open);
        } while (Arrays.asList(graph.label).contains(k++));
        for (int questions = in.nextInt(); questions > 0; questions--) {
            out.println(graph.winner(Stream.generate(in::nextInt).limit(in.nextInt()).toList()));
        }
    }

    private void labelWhatEnds() {
        int[] left = to.stream().mapToInt(List::size).toArray();
        Deque<Integer> ready = new ArrayDeque<>(
                IntStream.range(1, left.length).filter(v -> left[v] == 0).boxed().toList());
        while (!ready.isEmpty()) {
            int v = ready.pop();
            label[v] = mexOfFollowers(v);
            from.get(v).stream().filter(u -> --left[u] == 0).forEach(ready::push);
        }
    }

    private void labelWith(int k, Set<Integer> open) {
        Set<Integer> again = new LinkedHashSet<>(open);
        while (!again.isEmpty()) {
            int v = again.iterator().next();
            again.remove(v);
            if (mayHave(v, k)) {
                label[v] = k;
                open.remove(v);
                from.get(v).stream().map(from::get).flatMap(Collection::stream).filter(open::contains)
                        .forEach(again::add);
            }
        }
    }

    private boolean mayHave(int v, int k) {
        return mexOfFollowers(v) == k && to.get(v).stream().filter(u -> label[u] == null).distinct()
                .allMatch(u -> leadsTo(u, k));
    }

    private int mexOfFollowers(int v) {
        mex.clear();
        to.get(v).stream().filter(u -> label[u] != null).forEach(u -> mex.add(label[u]));
        return mex.value();
    }

    private boolean leadsTo(int v, int k) {
        return to.get(v).stream().anyMatch(u -> label[u] != null && label[u] == k);
    }

    private String winner(List<Integer> tokens) {
        List<Integer> loopy = tokens.stream().filter(v -> label[v] == null).toList();
        int nimSum = tokens.stream().filter(v -> label[v] != null).mapToInt(v -> label[v]).reduce(0, (a, b) -> a ^ b);
        return switch (loopy.size()) {
            case 0 -> nimSum == 0 ? "Second" : "First";
            case 1 -> labels.computeIfAbsent(loopy.get(0),
                    v -> to.get(v).stream().map(u -> label[u]).collect(Collectors.toSet())).contains(nimSum)
                            ? "First"
                            : "Draw";
            default -> "Draw";
        };
    }
}

package loopysum;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Gives the labels by their definition. A vertex is tested again after a change of a follower. */
final class Reference {

    private static final class Vertex {

        final List<Vertex> followers = new ArrayList<>(), predecessors = new ArrayList<>();
        final BitSet labelsOfFollowers = new BitSet();
        /** The label, or null as long as the vertex has no label. */
        Integer label;

        boolean mayHave(int k) {
            return label == null && labelsOfFollowers.nextClearBit(0) == k
                    && followers.stream().allMatch(v -> v.label != null || v.labelsOfFollowers.get(k));
        }
    }

    static void solve(FastReader in, FastWriter out) {
        List<Vertex> vertices = Stream.generate(Vertex::new).limit(in.nextInt() + 1).toList();
        for (int left = in.nextInt(); left > 0; left--) {
            Vertex from = vertices.get(in.nextInt());
            Vertex to = vertices.get(in.nextInt());
            from.followers.add(to);
            to.predecessors.add(from);
        }
        int k = 0;
        while (giveLabel(k, vertices)) {
            k++;
        }
        for (int questions = in.nextInt(); questions > 0; questions--) {
            out.println(winner(Stream.generate(in::nextInt).limit(in.nextInt()).map(vertices::get).toList()));
        }
    }

    /** Gives this label to the vertices that get it, and returns whether there is one. */
    private static boolean giveLabel(int k, List<Vertex> vertices) {
        boolean given = false;
        Deque<Vertex> worklist = new ArrayDeque<>(vertices);
        while (!worklist.isEmpty()) {
            Vertex vertex = worklist.pop();
            if (vertex.mayHave(k)) {
                given = true;
                vertex.label = k;
                for (Vertex v : vertex.predecessors) {
                    if (v.label == null && !v.labelsOfFollowers.get(k)) {
                        v.labelsOfFollowers.set(k);
                        worklist.addAll(v.predecessors);
                    }
                }
            }
        }
        return given;
    }

    private static String winner(List<Vertex> tokens) {
        List<Vertex> loopy = tokens.stream().filter(v -> v.label == null).toList();
        int nimSum = tokens.stream().filter(v -> v.label != null).mapToInt(v -> v.label).reduce(0, (a, b) -> a ^ b);
        return loopy.isEmpty()
                ? nimSum == 0 ? "Second" : "First"
                : loopy.size() == 1 && loopy.get(0).labelsOfFollowers.get(nimSum) ? "First" : "Draw";
    }
}

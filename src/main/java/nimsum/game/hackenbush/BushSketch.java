package nimsum.game.hackenbush;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.About;

/**
 * Draws a small bush as text. The whole drawing is laid out as its depth-first tree and back edges. Edges that have
 * fallen are left blank, so the others keep their places.
 */
final class BushSketch {

    /** A tree edge with its subtree, or a back edge. */
    private record Branch(boolean stands, List<String> lines) {
    }

    private final Bush whole;
    private final BitSet standing = new BitSet();
    private final BitSet visited = new BitSet();
    private final BitSet laidOut = new BitSet();

    /**
     * @param whole what stood at first
     */
    BushSketch(Bush whole, Bush left) {
        this.whole = whole;
        left.standing().forEach(standing::set);
    }

    /** Tells what is true of each game with a bush. */
    static About about(String inWords) {
        return new About(inWords).unit("edges").maxPlayed(Bush.MAX_DRAWN)
                .sign("\\[", "[1] is vertex 1 on the ground.").sign("\\(", "(2) is vertex 2 above the ground.")
                .sign("-", "-3- is edge 3.")
                .sign("\\^", "^2 is vertex 2 again, which also stands elsewhere in the picture.");
    }

    String draw() {
        whole.ground().forEach(visited::set);
        return whole.ground().boxed().flatMap(this::onGround).map(String::stripTrailing)
                .filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
    }

    private Stream<String> onGround(int vertex) {
        List<Branch> branches = branches(vertex);
        return branches.isEmpty() ? Stream.of() : forked(shown(vertex, "[" + vertex + "]"), branches).stream();
    }

    private List<Branch> branches(int vertex) {
        List<Branch> branches = new ArrayList<>();
        for (int number : whole.standingAt(vertex).toArray()) {
            if (!laidOut.get(number)) {
                laidOut.set(number);
                boolean stands = standing.get(number);
                int other = whole.edge(number).other(vertex);
                String stem = "-" + whole.named(number) + "-";
                if (visited.get(other)) {
                    branches.add(new Branch(stands, List.of(shown(stands, stem + "^" + other))));
                } else {
                    visited.set(other);
                    String above = shown(stands, stem) + shown(other, "(" + other + ")");
                    branches.add(new Branch(stands, forked(above, branches(other))));
                }
            }
        }
        return branches;
    }

    /** Shows a vertex as long as an edge meets it. */
    private String shown(int vertex, String text) {
        return shown(whole.standingAt(vertex).anyMatch(standing::get), text);
    }

    private static String shown(boolean stands, String text) {
        return stands ? text : " ".repeat(text.length());
    }

    private static List<String> forked(String shown, List<Branch> branches) {
        if (branches.isEmpty()) {
            return List.of(shown);
        }
        List<String> lines = new ArrayList<>();
        boolean forks = branches.size() > 1;
        int last = branches.size() - 1;
        while (last >= 0 && !branches.get(last).stands) {
            last--;
        }
        for (int i = 0; i < branches.size(); i++) {
            String fork = i == 0
                    ? last > 0 ? "-+" : shown(last == 0, "--")
                    : branches.get(i).stands ? " +" : i < last ? " |" : "  ";
            for (String line : branches.get(i).lines) {
                lines.add((lines.isEmpty() ? shown : " ".repeat(shown.length())) + (forks ? fork : "") + line);
                fork = i < last ? " |" : "  ";
            }
        }
        return lines;
    }
}

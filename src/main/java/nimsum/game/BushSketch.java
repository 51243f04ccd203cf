package nimsum.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/** A bush of few edges as text. Depth first, so that each edge off the tree leads back. */
final class BushSketch {

    private final Bush bush;
    private final BitSet reached = new BitSet();
    private final BitSet drawn = new BitSet();

    BushSketch(Bush bush) {
        this.bush = bush;
    }

    String draw() {
        bush.ground().forEach(reached::set);
        return bush.ground().boxed().flatMap(vertex -> above(vertex, "[" + vertex + "]").stream())
                .filter(line -> line.contains("-")).collect(Collectors.joining("\n"));
    }

    private List<String> above(int vertex, String shown) {
        List<List<String>> branches = new ArrayList<>();
        for (int number : bush.standingAt(vertex).toArray()) {
            if (drawn.get(number)) {
                continue;
            }
            drawn.set(number);
            int other = bush.edge(number).other(vertex);
            String stem = "-" + bush.named(number) + "-";
            if (reached.get(other)) {
                branches.add(List.of(stem + "^" + other));
            } else {
                reached.set(other);
                branches.add(above(other, stem + "(" + other + ")"));
            }
        }
        return branches.isEmpty() ? List.of(shown) : forked(shown, branches);
    }

    private static List<String> forked(String shown, List<List<String>> branches) {
        List<String> lines = new ArrayList<>();
        String blank = " ".repeat(shown.length());
        for (int i = 0; i < branches.size(); i++) {
            boolean isLast = i == branches.size() - 1;
            String fork = branches.size() == 1 ? "" : i == 0 ? "-+" : " +";
            for (String line : branches.get(i)) {
                lines.add((lines.isEmpty() ? shown : blank) + fork + line);
                fork = branches.size() == 1 ? "" : isLast ? "  " : " |";
            }
        }
        return lines;
    }
}

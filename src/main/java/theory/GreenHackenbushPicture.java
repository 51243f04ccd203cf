package theory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.game.hackenbush.Bush;
import nimsum.picture.Figure;

/** A green graph on its way to the stalk of the same value. */
final class GreenHackenbushPicture {

    private static final Figure GRAPH = Figure.of("0 1 G, 1 2 G, 2 3 G, 3 1 G, 2 4 G, 4 5 G, 3 6 G, 3 6 G",
            0, 1.4, -1.2, 2.9, 1.2, 2.9, -1.2, 4.3, -1.2, 5.7, 1.2, 4.4);
    /** The vertices 1, 2, 3 and 6 are tied, so that 5 edges become loops. */
    private static final Figure FUSED = Figure.of("0 1 G, 1 1 G, 1 1 G, 1 1 G, 1 1 G, 1 1 G, 1 2 G, 2 3 G",
            0, 1.4, -1.3, 1.9, -1.3, 3.3);
    /** Then 4 of the 5 loops cancel out. */
    private static final Figure TREE = Figure.of("0 1 G, 1 4 G, 1 2 G, 2 3 G", 0, 1.4, -1.3, 1.9, -1.3, 3.3, 1.3, 1.9);

    static Map<String, String> draw() {
        return Map.of("green-hackenbush.svg", fusion());
    }

    /** Draws graph, fused graph, tree and stalk; the values are those of play. */
    private static String fusion() {
        int value = grundy(GRAPH.drawing().bush(), new HashMap<>());
        return Figure.row(List.of(GRAPH, FUSED, TREE, Figure.stalk("G".repeat(value))), 170, 250,
                "A green graph of " + GRAPH.drawing().edges().size()
                        + " edges, the same with a triangle and a double edge fused into one vertex with five loops, a tree of "
                        + TREE.drawing().edges().size() + " edges, and a stalk of " + value + " edges. Each is worth "
                        + value + ".",
                drawing -> "value " + grundy(drawing.bush(), new HashMap<>()),
                "the graph, the fused graph, the tree, and the stalk");
    }

    /** Returns the Grundy value by all cuts. */
    private static int grundy(Bush bush, Map<Bush, Integer> memo) {
        if (!memo.containsKey(bush)) {
            memo.put(bush, SumsPicture.mex(bush.moves(edge -> true).mapToInt(cut -> grundy(cut.next(), memo))));
        }
        return memo.get(bush);
    }
}

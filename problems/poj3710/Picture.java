package poj3710;

import java.util.List;
import java.util.Map;
import nimsum.game.hackenbush.Drawing;
import nimsum.picture.Figure;

/** A tree with an odd and an even polygon on its way to its stalk: graph, fused graph, tree, stalk. */
public final class Picture {

    private static final Figure GRAPH = Figure.of(
            "0 1 G, 1 2 G, 1 3 G, 2 4 G, 4 5 G, 5 2 G, 1 6 G, 6 7 G, 7 8 G, 8 1 G",
            0, 1.6, 0, 3.2, -1.5, 2.9, -1, 5, 1, 5, 1.2, 0.8, 2.2, 1.8, 1.2, 2.8);
    private static final Figure FUSED = Figure.of(
            "0 1 G, 1 2 G, 1 3 G, 2 2 G, 2 2 G, 2 2 G, 1 1 G, 1 1 G, 1 1 G, 1 1 G", 0, 1.6, 1.6, 2.1, -1.6, 2.1);
    /** The loops at a vertex cancel in pairs. One of those at 2 is left, as a twig, and none of those at 1. */
    private static final Figure TREE = Figure.of("0 1 G, 1 2 G, 1 3 G, 2 4 G", 0, 1.6, 1.6, 2.1, -1.6, 2.1, 1.6, 3.9);

    public static Map<String, String> draw() {
        int value = value(GRAPH.drawing());
        String picture = Figure.row(List.of(GRAPH, FUSED, TREE, Figure.stalk("G".repeat(value))), 190, 250,
                "A tree with a triangle and a square, the same with the triangle fused"
                        + " into three loops and the square into four, a tree with one edge for the triangle and none for the"
                        + " square, and a stalk of " + value + " edges. Each is worth " + value + ".",
                drawing -> "value " + value(drawing), "the graph, the fused graph, the tree, and the stalk");
        return Map.of("gifts.svg", picture);
    }

    /** Asks Reference, since there are loops. The ground is its vertex 1. */
    private static int value(Drawing drawing) {
        return Reference.value(drawing.vertices() + 1,
                drawing.edges().stream().map(edge -> new int[]{edge.from() + 1, edge.to() + 1}).toList());
    }
}

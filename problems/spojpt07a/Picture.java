package spojpt07a;

import java.util.List;
import java.util.Map;
import nimsum.picture.Figure;

/** A tree on its way to the stalk of the same value: tree, fused graph, rooted tree, stalk. */
public final class Picture {

    private static final Figure TREE = Figure.of(
            "0 1 G, 1 2 G, 2 3 G, 3 0 G, 2 4 G, 4 5 G, 5 0 G, 1 6 G, 2 7 G, 7 8 G, 7 9 G, 4 10 G, 10 11 G",
            -1.8, 1, 0, 2, 0, 1, 1.4, 2.2, 2.2, 1.1, -2.4, 2, -0.4, 3, -1, 4, 0.2, 4, 1.5, 3.2, 1.5, 4.2);
    private static final double[] BRANCHES = {-2.8, 1, -2, 1, -2.6, 2, -1.4, 2, 1.8, 1, 1.8, 2, 0, 1};
    private static final String EDGES = "0 1 G, 0 2 G, 2 3 G, 2 4 G, 0 5 G, 5 6 G, ";
    private static final Figure FUSED = Figure.of(EDGES + "0 0 G, 0 0 G, 0 0 G, 0 0 G, 0 0 G, 0 0 G, 0 0 G", BRANCHES);
    /** The loops on the ground cancel in pairs. One of them is left, and it is drawn as a twig. */
    private static final Figure ROOTED = Figure.of(EDGES + "0 7 G", BRANCHES);

    public static Map<String, String> draw() {
        return Map.of("fusion.svg", Figure.row(List.of(TREE, FUSED, ROOTED, Figure.stalk("GGG")), 220, 230,
                "A tree that stands on the ground with three vertices; the same with its frame as loops and the branches on"
                        + " the ground; the same with a twig for an odd number of loops; and a stalk. Below each stand the"
                        + " values of its branches and their nim-sum.",
                drawing -> Coach.nimSum(drawing.bush()),
                "the tree, the fused graph, the rooted tree, and the stalk"));
    }
}

package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TreeTest {

    /** The vertices 2 and 4 are children of the root, 5 and 3 of 4, and 6 is one of 5. */
    private static final int[] PARENTS = {0, 0, 1, 4, 1, 4, 5};
    private static final Tree TREE = new Tree(PARENTS);

    @Test
    void verticesAreInPreorder() {
        List<Integer> names = IntStream.range(0, TREE.size()).mapToObj(TREE::name).toList();
        assertEquals(List.of(1, 2, 4, 3, 5, 6), names);
        assertEquals(List.of(5, 1, 5, 3, 5, 5), IntStream.range(0, TREE.size()).mapToObj(TREE::last).toList());
        assertEquals(List.of(0, 1, 1, 2, 2, 3), IntStream.range(0, TREE.size()).mapToObj(TREE::depth).toList());
        assertEquals(List.of(-1, 0, 0, 2, 2, 4), IntStream.range(0, TREE.size()).mapToObj(TREE::parent).toList());
        names.forEach(name -> assertEquals(name, TREE.name(TREE.vertex(name))));
    }

    @Test
    void aPartIsDrawn() {
        assertEquals("""
                1-+-2
                  +-4-+-3
                      +-5-6""", TREE.picture(new TreeSet<>(List.of(0, 1, 2, 3, 4, 5))));
        assertEquals("1-4-5-6", TREE.picture(new TreeSet<>(List.of(0, 2, 4, 5))));
        assertEquals("""
                1-+-4-+-3
                  |   +-5
                  +-6""", new Tree(new int[]{0, 0, 1, 4, 1, 4, 1}).picture(new TreeSet<>(List.of(0, 2, 3, 4, 5))));
    }

    /** For each vertex and each depth: the condition holds from the vertex up to that depth. */
    @Test
    void theHighestVertexIsFound() {
        Random random = new Random(6741);
        for (int n = 1; n <= 60; n++) {
            int[] parents = new int[n + 1];
            for (int v = 2; v <= n; v++) {
                parents[v] = Math.max(1, v - 1 - random.nextInt(3));
            }
            Tree tree = new Tree(parents);
            for (int v = 0; v < n; v++) {
                for (int expected = v; expected != Tree.NONE; expected = tree.parent(expected)) {
                    int depth = tree.depth(expected);
                    assertEquals(expected, tree.highest(v, above -> tree.depth(above) >= depth));
                }
            }
        }
    }

    @Test
    void aCircleIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Tree(new int[]{0, 0, 3, 2}));
        assertThrows(IllegalArgumentException.class, () -> new Tree(new int[]{0, 0, 2}));
    }

    @Test
    void equalTreesHaveEqualParents() {
        assertEquals(TREE, new Tree(PARENTS));
        assertEquals(TREE.hashCode(), new Tree(PARENTS).hashCode());
        Tree another = new Tree(new int[]{0, 0, 1, 4, 1, 4, 4});
        assertNotEquals(TREE, another);
        assertNotEquals(TREE.hashCode(), another.hashCode());
        assertEquals("[0, 0, 1, 4, 1, 4, 5]", TREE.toString());
    }

    @Test
    void aPathMayBeLong() {
        int n = 1_000_000;
        Tree path = new Tree(IntStream.rangeClosed(0, n).map(v -> Math.max(0, v - 1)).toArray());
        int[] steps = {0};
        assertEquals(10, path.highest(n - 1, v -> ++steps[0] > 0 && v >= 10));
        assertEquals(true, steps[0] < 200, () -> steps[0] + " steps");
    }
}

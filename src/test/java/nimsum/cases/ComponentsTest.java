package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComponentsTest {

    /**
     * Of the edges 1-2, 1-3, 1-4 and so on each hangs what stands for vertex 1 below one more vertex. Without shorter
     * ways the search from vertex 1 takes one step more each time, half a million together.
     */
    @Test
    void aWayThatIsWalkedBecomesShorter() {
        int vertices = 1000;
        Components components = new Components(vertices);
        int steps = 0;
        for (int v = 2; v <= vertices; v++) {
            for (int at = 1; components.towards[at] != at; at = components.towards[at]) {
                steps++;
            }
            assertTrue(components.join(1, v));
        }
        assertTrue(steps <= vertices * 10, steps + " steps, which is no logarithm for each edge");
    }

    /** Against sets that are merged one by one. An edge may be a loop. */
    @Test
    void manyEdges() {
        Random random = new Random(1);
        int vertices = 50;
        for (int round = 0; round < 50; round++) {
            Components components = new Components(vertices);
            List<Integer> sets = new ArrayList<>(IntStream.rangeClosed(0, vertices).boxed().toList());
            for (int edge = 0; edge < 100; edge++) {
                int u = 1 + random.nextInt(vertices);
                int v = 1 + random.nextInt(vertices);
                int ofU = sets.get(u);
                int ofV = sets.get(v);
                assertEquals(ofU != ofV, components.join(u, v));
                sets.replaceAll(set -> set == ofU ? ofV : set);
            }
        }
    }
}

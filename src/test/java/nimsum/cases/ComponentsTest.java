package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComponentsTest {

    @Test
    void edgeThatClosesACycle() {
        Components components = new Components(4);
        assertTrue(components.join(1, 2));
        assertTrue(components.join(4, 3));
        assertFalse(components.join(2, 1));
        assertTrue(components.join(2, 3));
        assertFalse(components.join(1, 4));
    }

    @Test
    void loop() {
        assertFalse(new Components(1).join(1, 1));
    }

    /** Against sets that are merged one by one. */
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

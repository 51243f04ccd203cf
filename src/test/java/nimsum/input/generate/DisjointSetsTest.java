package nimsum.input.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DisjointSetsTest {

    /** Compares with sets that are merged one by one. */
    @Test
    void manyEdges() {
        Random random = new Random(1);
        int vertices = 50;
        for (int round = 0; round < 50; round++) {
            DisjointSets unionFind = new DisjointSets(vertices);
            List<Integer> sets = new ArrayList<>(IntStream.rangeClosed(0, vertices).boxed().toList());
            for (int edge = 0; edge < 100; edge++) {
                int u = 1 + random.nextInt(vertices);
                int v = 1 + random.nextInt(vertices);
                int ofU = sets.get(u);
                int ofV = sets.get(v);
                assertEquals(ofU != ofV, unionFind.union(u, v));
                sets.replaceAll(set -> set == ofU ? ofV : set);
            }
        }
    }
}

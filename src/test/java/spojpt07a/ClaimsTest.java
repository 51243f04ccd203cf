package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Values;
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int MOST = 5, RANDOM = 100, MOST_PLAYED = 9;
    /** Every tree in which each vertex hangs on an earlier one, with every ground, and some larger ones. */
    private static final List<Bush> PLAYED = Stream.concat(IntStream.rangeClosed(1, MOST).boxed().flatMap(Tree::every),
            randomTrees(RANDOM, MOST_PLAYED)).map(ClaimsTest::bush).toList();
    /** What play gives, by the definition of the Grundy value. */
    private final Values<Bush> played = Values.grundy(new Rules());

    private static Stream<Tree> randomTrees(int count, int mostVertices) {
        Random random = new Random(count);
        return Stream.generate(() -> {
            int n = 1 + random.nextInt(mostVertices);
            return Tree.random(random, n, 1 + random.nextInt(n));
        }).limit(count);
    }

    private static Bush bush(Tree tree) {
        return new Rules().read("1\n" + tree);
    }

    @Test
    void theorem1() {
        Claims.each("trees: all of up to " + MOST
                + " vertices in which each hangs on an earlier one, with every ground, and "
                + RANDOM + " random ones of up to " + MOST_PLAYED, PLAYED, bush -> {
                    boolean[] ground = new boolean[bush.size() + 2];
                    bush.ground().forEach(v -> ground[v] = true);
                    assertEquals(played.of(bush), byMain(ground,
                            bush.edges().stream().flatMapToInt(edge -> IntStream.of(edge.from(), edge.to()))
                                    .toArray()));
                });
    }

    /** The edges join the first vertex with the second, the third with the fourth, and so on. */
    private static int byMain(boolean[] ground, int[] ends) {
        int[] degree = new int[ground.length];
        int[] neighbours = new int[ground.length];
        for (int i = 0; i < ends.length; i++) {
            degree[ends[i]]++;
            neighbours[ends[i]] ^= ends[i ^ 1];
        }
        return Main.value(ground, degree, neighbours);
    }

    @Test
    @DisplayName("Long paths on a stack of 1 MiB, on the ground with one end and with both")
    void longPaths() throws InterruptedException {
        int n = Deep.size(100_000, 1_000_000);
        assertEquals(n - 1, valueOfPath(n, 1));
        assertEquals((n - 1) % 2, valueOfPath(n, 1, n));
    }

    private static int valueOfPath(int n, int... onGround) throws InterruptedException {
        boolean[] ground = new boolean[n + 1];
        Arrays.stream(onGround).forEach(v -> ground[v] = true);
        int[] ends = IntStream.range(1, n).flatMap(v -> IntStream.of(v, v + 1)).toArray();
        int[] value = new int[1];
        Thread thread = new Thread(null, () -> value[0] = byMain(ground, ends), "path", 1 << 20);
        thread.start();
        thread.join();
        return value[0];
    }
}

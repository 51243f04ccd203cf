package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Values;
import nimsum.harness.text.Claims;
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
                    int[] degree = new int[ground.length];
                    int[] neighbours = new int[ground.length];
                    bush.edges().forEach(edge -> IntStream.of(edge.from(), edge.to()).forEach(end -> {
                        degree[end]++;
                        neighbours[end] ^= edge.other(end);
                    }));
                    assertEquals(played.of(bush), Main.value(ground, degree, neighbours));
                });
    }
}

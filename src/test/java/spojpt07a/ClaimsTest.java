package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import nimsum.game.Values;
import nimsum.game.hackenbush.Bush;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    @Test
    void theorem1() {
        int max = 5;
        Rules rules = new Rules();
        Values<Bush> played = Values.grundy(rules);
        Checks.each(IntStream.rangeClosed(1, max).boxed().flatMap(Tree::every), tree -> {
            Bush bush = rules.read("1\n" + tree);
            boolean[] ground = new boolean[bush.size() + 2];
            bush.ground().forEach(v -> ground[v] = true);
            int[] degree = new int[ground.length];
            int[] neighbours = new int[ground.length];
            bush.edges().forEach(edge -> IntStream.of(edge.from(), edge.to()).forEach(end -> {
                degree[end]++;
                neighbours[end] ^= edge.other(end);
            }));
            assertEquals(played.of(bush), Main.value(ground, degree, neighbours));
            // Without an edge of the frame, each of its ends still has a ground vertex on its side.
            IntPredicate inFrame = edge -> IntStream.of(bush.edge(edge).from(), bush.edge(edge).to())
                    .allMatch(end -> ground[end] || new Bush(bush.edges(), end).cut(edge).standing()
                            .mapToObj(bush::edge).anyMatch(e -> ground[e.from()] || ground[e.to()]));
            assertEquals(2 * bush.standing().filter(inFrame).count(), IntStream.of(degree).sum());
        });
    }
}

package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.game.Bush;
import nimsum.game.Values;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import spojpt07a.Trees.Tree;

class ClaimsTest {

    /** Every tree of up to 5 vertices in which each hangs on an earlier one, with every ground, and some larger ones. */
    private static final List<Bush> PLAYED = Stream
            .concat(IntStream.rangeClosed(1, 5).boxed().flatMap(Trees::all), randomTrees(100, 9)).map(ClaimsTest::bush)
            .toList();
    /** The trees above, and random ones that are too large to be played out. */
    private static final List<Bush> MANY = Stream
            .concat(PLAYED.stream(), randomTrees(300, 60).map(ClaimsTest::bush)).toList();

    /** What play gives, by the definition of the Grundy value. */
    private final Values<Bush> played = Values.grundy(new Rules());

    private static Stream<Tree> randomTrees(int count, int mostVertices) {
        Random random = new Random(count);
        return Stream.generate(() -> {
            int n = 1 + random.nextInt(mostVertices);
            return Trees.random(random, n, 1 + random.nextInt(n));
        }).limit(count);
    }

    private static Bush bush(Tree tree) {
        return new Rules().read(Trees.input(List.of(tree)));
    }

    @Test
    @DisplayName("Theorem 1: the value after peeling, played out")
    void theorem1() {
        Claims.each("trees", PLAYED, bush -> {
            boolean[] ground = new boolean[bush.size() + 2];
            bush.ground().forEach(v -> ground[v] = true);
            assertEquals(played.of(bush), byMain(ground,
                    bush.edges().stream().flatMapToInt(edge -> IntStream.of(edge.from(), edge.to())).toArray()));
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
    @DisplayName("Theorem 2: the pieces between the vertices on the ground are a sum, played out")
    void theorem2() {
        long pieces = 0;
        for (Bush bush : PLAYED) {
            BitSet left = new BitSet();
            bush.standing().forEach(left::set);
            int sum = 0;
            for (; !left.isEmpty(); pieces++) {
                BitSet piece = piece(bush, left.nextSetBit(0));
                left.andNot(piece);
                sum ^= played.of(new Bush(piece.stream().mapToObj(bush::edge).toList(), bush.ground().toArray()));
            }
            assertEquals(played.of(bush), sum, bush::toString);
        }
        Claims.checked(pieces, "pieces");
    }

    /** The edges that are connected with this one by vertices that are not on the ground, itself included. */
    private static BitSet piece(Bush bush, int first) {
        BitSet piece = new BitSet();
        piece.set(first);
        for (int known = 0; known < piece.cardinality();) {
            known = piece.cardinality();
            for (int edge : piece.stream().toArray()) {
                IntStream.of(bush.edge(edge).from(), bush.edge(edge).to())
                        .filter(v -> bush.ground().noneMatch(u -> u == v)).flatMap(bush::standingAt)
                        .forEach(piece::set);
            }
        }
        return piece;
    }

    @Test
    @DisplayName("Theorem 3: what a cut changes")
    void theorem3() {
        long cuts = 0;
        for (Bush bush : MANY) {
            Fused fused = new Fused(bush);
            for (Fused.Branch branch : fused.branches()) {
                assertEquals(fused.loops(), new Fused(bush.cut(branch.edge())).loops(), bush::toString);
            }
            cuts += bush.size();
            BitSet inChains = new BitSet();
            for (Chain chain : fused.chains()) {
                BitSet rest = (BitSet) fused.loops().clone();
                Arrays.stream(chain.edges()).forEach(rest::clear);
                int others = fused.value() ^ chain.edges().length % 2 ^ xor(chain.stalks());
                for (int i = 0; i < chain.edges().length; i++) {
                    Fused after = new Fused(bush.cut(chain.edges()[i]));
                    assertEquals(rest, after.loops(), bush::toString);
                    assertEquals(others ^ afterCut(chain.stalks(), i), after.value(), bush::toString);
                    inChains.set(chain.edges()[i]);
                }
            }
            assertEquals(fused.loops(), inChains, bush::toString);
        }
        Claims.checked(cuts, "cuts");
    }

    private static int xor(int[] numbers) {
        return Arrays.stream(numbers).reduce(0, (a, b) -> a ^ b);
    }

    /** What is left of a chain when its edge i is cut: up to the cut from both its ends, by walking down. */
    private static int afterCut(int[] stalks, int i) {
        int fromStart = 0;
        for (int v = i; v > 0; v--) {
            fromStart = (fromStart ^ stalks[v]) + 1;
        }
        int fromEnd = 0;
        for (int v = i + 1; v < stalks.length - 1; v++) {
            fromEnd = (fromEnd ^ stalks[v]) + 1;
        }
        return fromStart ^ fromEnd;
    }

    @Test
    @DisplayName("Theorem 4: the values after all cuts of a chain, digit by digit")
    void theorem4() {
        Random random = new Random(4);
        List<int[]> rows = Stream.concat(IntStream.rangeClosed(1, 6).boxed().flatMap(ClaimsTest::rows), Stream
                .generate(() -> IntStream.rangeClosed(0, 1 + random.nextInt(99)).map(v -> random.nextInt(99)).toArray())
                .limit(500)).toList();
        Claims.each("chains", rows, stalks -> {
            stalks[0] = 0;
            stalks[stalks.length - 1] = 0;
            int m = stalks.length - 1;
            Chain chain = new Chain(IntStream.range(0, m).toArray(), stalks);
            assertArrayEquals(IntStream.range(0, m).map(i -> afterCut(stalks, i)).toArray(), chain.valuesAfterCuts());
        });
    }

    /** All chains of m edges with stalks of 0 to 3 edges. */
    private static Stream<int[]> rows(int m) {
        return IntStream.range(0, 1 << 2 * (m - 1)).mapToObj(
                index -> IntStream.rangeClosed(0, m).map(v -> v == 0 ? 0 : index >> 2 * (v - 1) & 3).toArray());
    }

    @Test
    @DisplayName("Theorem 5: an odd number of cuts leads to each smaller value, an even number to each larger one")
    void theorem5() {
        Claims.each("trees", MANY, bush -> {
            int value = new Fused(bush).value();
            int[] cuts = new int[2 * bush.size() + 2];
            bush.standing().forEach(edge -> cuts[new Fused(bush.cut(edge)).value()]++);
            for (int t = 0; t < cuts.length; t++) {
                assertEquals(t < value ? 1 : 0, cuts[t] % 2);
            }
            assertEquals(0, cuts[value]);
        });
    }

    @Test
    @DisplayName("The table: a path between two vertices on the ground, with a stalk on its second vertex")
    void table() {
        for (int m = 2; m <= 5; m++) {
            for (int s = 0; s < 4; s++) {
                int first = m + 2;
                Tree tree = Trees.of(m + 1 + s, v -> v == first ? 2 : v - 1, 1, m + 1);
                assertEquals(m % 2 ^ s, played.of(bush(tree)));
            }
        }
    }

    @Test
    @DisplayName("Main takes the edges of a tree, and no others")
    void trees() {
        for (int n = 1; n <= 4; n++) {
            int vertices = n;
            HeapRows.every(2 * (n - 1), 1, n)
                    .forEach(ends -> IntStream.range(1, 1 << vertices).forEach(set -> checkTree(vertices, ends, set)));
        }
    }

    private static void checkTree(int n, int[] end, int groundSet) {
        boolean[] ground = new boolean[n + 1];
        IntStream.rangeClosed(1, n).forEach(v -> ground[v] = (groundSet >> v - 1 & 1) != 0);
        int connected = 1;
        for (int round = 1; round < n; round++) {
            for (int i = 0; i < end.length; i++) {
                connected |= (connected >> end[i] - 1 & 1) << end[i ^ 1] - 1;
            }
        }
        assertEquals(connected == (1 << n) - 1, byMain(ground, end) >= 0,
                () -> Arrays.toString(end));
    }

    @Test
    @DisplayName("Paths of 100000 and 1000000 vertices on a stack of 1 MiB, on the ground with one end and with both")
    void longPaths() throws InterruptedException {
        for (int n : List.of(100_000, 1_000_000)) {
            assertEquals(n - 1, valueOfPath(n, 1));
            assertEquals((n - 1) % 2, valueOfPath(n, 1, n));
        }
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

    @Test
    @DisplayName("The coach finds the winning cut of a path of 99999 edges between two vertices on the ground")
    void coachOnALongPath() {
        Bush path = bush(Trees.of(100_000, v -> v - 1, 1, 100_000));
        assertTrue(new Coach().why(path).endsWith("Cut edge \"50000\", and 0 is left."));
    }
}

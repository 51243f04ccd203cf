package spojpt07a;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
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

    private static final int MOST = 5, RANDOM = 100, MOST_PLAYED = 9, MOST_RANDOM = 30, MOST_STALK = 3;
    /** Every tree in which each vertex hangs on an earlier one, with every ground, and some larger ones. */
    private static final List<Bush> PLAYED = Stream.concat(IntStream.rangeClosed(1, MOST).boxed().flatMap(Tree::every),
            randomTrees(RANDOM, MOST_PLAYED)).map(ClaimsTest::bush).toList();
    /** The trees above, and random ones that are too large to be played out. */
    private static final List<Bush> MANY = Stream.concat(PLAYED.stream(),
            randomTrees(Deep.size(RANDOM, 300), Deep.size(MOST_RANDOM, 60)).map(ClaimsTest::bush)).toList();

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
    void theorem2() {
        long cuts = 0;
        for (Bush bush : MANY) {
            BitSet frame = frame(bush);
            int[] vertices = IntStream.concat(bush.ground(), frame.stream().flatMap(edge -> ends(bush, edge)))
                    .distinct().toArray();
            bush.standing().filter(edge -> !frame.get(edge)).forEach(branch -> {
                Bush after = bush.cut(branch);
                assertEquals(frame, frame(after), bush::toString);
                assertEquals(1, IntStream.of(vertices)
                        .filter(v -> !carried(bush, v, frame).equals(carried(after, v, frame))).count(),
                        bush::toString);
            });
            cuts += bush.size();
            BitSet inChains = new BitSet();
            for (List<Integer> chain : chains(bush, frame)) {
                chain.forEach(inChains::set);
                BitSet rest = (BitSet) frame.clone();
                chain.forEach(rest::clear);
                int[] stalks = stalks(bush, chain, frame);
                int others = value(bush) ^ chain.size() % 2 ^ xor(stalks);
                for (int i = 0; i < chain.size(); i++) {
                    Bush after = bush.cut(chain.get(i));
                    assertEquals(rest, frame(after), bush::toString);
                    assertEquals(others ^ afterCut(stalks, i), value(after), bush::toString);
                }
            }
            assertEquals(frame, inChains, bush::toString);
        }
        Claims.checked(cuts, "cuts, in the trees of Theorem 1, played out, and in " + RANDOM + " random ones of up to "
                + MOST_RANDOM + " vertices");
    }

    /** Played out, or where that takes too long, by the bridges. */
    private int value(Bush bush) {
        if (bush.edges().size() < MOST_PLAYED) {
            return played.of(bush);
        }
        int[] ends = bush.standing().mapToObj(bush::edge).flatMapToInt(edge -> IntStream.of(edge.from(), edge.to()))
                .map(v -> isGround(bush, v) ? 0 : v).toArray();
        return Reference.value(IntStream.of(ends).max().orElse(0), ends);
    }

    private static IntStream ends(Bush bush, int edge) {
        return IntStream.of(bush.edge(edge).from(), bush.edge(edge).to());
    }

    private static boolean isGround(Bush bush, int vertex) {
        return bush.ground().anyMatch(v -> v == vertex);
    }

    /** What peeling leaves. */
    private static BitSet frame(Bush bush) {
        BitSet frame = bush.standing().collect(BitSet::new, BitSet::set, BitSet::or);
        for (int before = -1; before != frame.cardinality();) {
            before = frame.cardinality();
            bush.standing().filter(edge -> ends(bush, edge)
                    .anyMatch(v -> bush.standingAt(v).filter(frame::get).count() == 1 && !isGround(bush, v)))
                    .forEach(frame::clear);
        }
        return frame;
    }

    private static List<List<Integer>> chains(Bush bush, BitSet frame) {
        List<List<Integer>> chains = new ArrayList<>();
        BitSet left = (BitSet) frame.clone();
        for (int end = 1; end <= bush.edges().size() + 1; end++) {
            if (isEnd(bush, end, frame)) {
                for (int first : bush.standingAt(end).filter(left::get).toArray()) {
                    List<Integer> chain = new ArrayList<>(List.of(first));
                    left.clear(first);
                    for (int v = bush.edge(first).other(end); !isEnd(bush, v, frame);) {
                        int edge = bush.standingAt(v).filter(left::get).findFirst().orElseThrow();
                        chain.add(edge);
                        left.clear(edge);
                        v = bush.edge(edge).other(v);
                    }
                    chains.add(chain);
                }
            }
        }
        return chains;
    }

    private static boolean isEnd(Bush bush, int v, BitSet frame) {
        return isGround(bush, v) || bush.standingAt(v).filter(frame::get).count() > 2;
    }

    /** What the vertices between the edges of a chain carry, with 0 before and behind. */
    private int[] stalks(Bush bush, List<Integer> chain, BitSet frame) {
        int[] stalks = new int[chain.size() + 1];
        for (int i = 1; i < chain.size(); i++) {
            Bush.Edge next = bush.edge(chain.get(i));
            Bush.Edge before = bush.edge(chain.get(i - 1));
            int v = next.from() == before.from() || next.from() == before.to() ? next.from() : next.to();
            stalks[i] = value(carried(bush, v, frame));
        }
        return stalks;
    }

    /** What stands on a vertex without the frame. */
    private static Bush carried(Bush bush, int v, BitSet frame) {
        Bush branches = new Bush(bush.standing().filter(edge -> !frame.get(edge)).mapToObj(bush::edge).toList(), v);
        return new Bush(branches.standing().mapToObj(branches::edge).toList(), v);
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
    void theorem3() {
        Random random = new Random(4);
        int mostEdges = 6;
        int count = 500;
        List<int[]> rows = Stream.concat(IntStream.rangeClosed(1, mostEdges).boxed().flatMap(ClaimsTest::rows), Stream
                .generate(() -> IntStream.rangeClosed(0, 1 + random.nextInt(99)).map(v -> random.nextInt(99)).toArray())
                .limit(count)).toList();
        Claims.each("chains: all of up to " + mostEdges + " edges with stalks of up to " + MOST_STALK + ", and " + count
                + " random ones", rows, stalks -> {
                    assertArrayEquals(
                            IntStream.range(0, stalks.length - 1)
                                    .map(i -> afterCut(stalks, i) ^ stalks[0] ^ stalks[stalks.length - 1]).toArray(),
                            byDigits(stalks));
                });
        assertArrayEquals(new int[]{4, 0, 0, 4}, byDigits(0, 2, 1, 0, 0), "worked by hand");
    }

    private static int[] byDigits(int... stalks) {
        int[] row = IntStream.range(0, stalks.length - 1).toArray();
        int[] values = new int[row.length];
        addDigits(row, stalks, 0, values);
        return values;
    }

    /**
     * Adds the binary digits, from this one up, of what is left when one edge is cut, for each.
     *
     * @param row the edges that are not contracted yet
     * @param on what stands between them, without the digits that are done
     */
    private static void addDigits(int[] row, int[] on, int digit, int[] values) {
        if (row.length == 1) {
            values[row[0]] += xor(on) << digit;
            return;
        }
        boolean[] isSecond = new boolean[row.length];
        for (int i = 0; i < row.length; i++) {
            values[row[i]] += (xor(on) + row.length - 1 & 1) << digit;
            isSecond[i] = i > 0 && isSecond[i - 1] == (on[i] % 2 != 0);
        }
        for (boolean second : new boolean[]{false, true}) {
            int[] kept = IntStream.range(0, row.length).filter(i -> isSecond[i] == second).toArray();
            if (kept.length > 0) {
                int[] halves = new int[kept.length + 1];
                for (int i = 0, between = 0; i < on.length; i++) {
                    halves[between] ^= on[i] / 2;
                    between += i < row.length && isSecond[i] == second ? 1 : 0;
                }
                addDigits(IntStream.of(kept).map(i -> row[i]).toArray(), halves, digit + 1, values);
            }
        }
    }

    /** All chains of m edges with stalks of 0 to 3 edges, two binary digits. */
    private static Stream<int[]> rows(int m) {
        return IntStream.range(0, 1 << 2 * (m - 1)).mapToObj(index -> IntStream.rangeClosed(0, m)
                .map(v -> v == 0 ? 0 : index >> 2 * (v - 1) & MOST_STALK).toArray());
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

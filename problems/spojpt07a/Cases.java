package spojpt07a;

import java.util.BitSet;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Outcome;
import nimsum.input.Frame;
import nimsum.input.StrictText;
import nimsum.input.generate.Trees;

/** The number of trees, and for each its size, a line that says which vertices are on the ground, and the edges. */
public final class Cases extends nimsum.input.Cases {

    /** A game on a tree with many vertices on the ground is long. */
    private static final int FEW_ON_GROUND = 8;

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.count("N");
        input.refuse("no-ground", IntStream.of(input.line(n, "f")).sum() == 0, "no vertex is on the ground");
        Trees.check(input, n, "x", "y");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 1 * 1 + 1 * 3 + 2 * 7 + 6 * 15 + 24 * 31.
        small("all 852 trees of up to 5 vertices in which each hangs on an earlier one, with every ground",
                () -> IntStream.rangeClosed(1, 5).boxed().flatMap(Tree::every));
        bruteForceSize(11);
        computed("degree", 0, max("N") - 1);
        inputsWith("degree", degree -> Tree.of(Trees.withLeaves(degree, max("N")), IntStream.of(Trees.ROOT)));
        int n = max("N");
        secret("03-paths-between-ground", () -> trees(v -> path(v + 1, 1, v + 1)));
        secret("04-all-on-ground", () -> trees(v -> Tree.of(Trees.path(v), IntStream.rangeClosed(1, v))));
        // A stalk in the middle of a path, both ends of which are on the ground.
        secret("07-ground-in-the-middle", () -> trees(v -> path(2 * v, v)));
        secret("09-combs-teeth-on-ground", () -> trees(v -> comb(2 * v)));
        secret("20-random-of-up-to-12", () -> random(20, 12, 12));
        secret("21-random-of-up-to-12-few-on-ground", () -> random(21, 12, 2));
        secret("23-random-of-200-many-on-ground", () -> random(23, 200, 200));
        secret("24-random-lost", () -> lost(new Random(24)));
        secret("30-long-path", () -> input(path(n / 2, 1)));
        // Worth 1 followed by 16 zeros, and as much as any tree.
        secret("31-paths-of-65536-and-99999-edges", () -> input(path(65_537, 1), path(n, 1)));
        secret("32-path-any-numbering", () -> input(path(n, 1).shuffled(new Random(32))));
        secret("90-paths-combs-stars-and-random", () -> forEach(1, 7, v -> switch (v % 4) {
            case 0 -> Tree.of(Trees.path(n), IntStream.rangeClosed(1, n));
            case 1 -> comb(n - v / 4);
            case 2 -> star(n - v / 4);
            default -> Tree.random(new Random(v), n, n);
        }));
        // The numbers of the vertices are at random, the hardest for a cache; the length of the paths is scaled.
        largest("91-paths-any-numbering", eighths -> random(91, max("t"),
                random -> path(max("N") * eighths / 8, 1).shuffled(random)));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        int n = Math.min(size, max("N"));
        return Tree.random(random, n, Math.min(n, FEW_ON_GROUND)).toString();
    }

    private static Tree path(int n, int... ground) {
        return Tree.of(Trees.path(n), IntStream.of(ground));
    }

    /** Makes a comb whose teeth end on the ground. */
    private static Tree comb(int n) {
        return Tree.of(Trees.comb(n), IntStream.rangeClosed(1, n / 2).map(i -> 2 * i));
    }

    /** Makes a star on the ground. The leaf with the smallest number is the last neighbour of its middle. */
    private static Tree star(int n) {
        return new Tree(IntStream.range(1, n).mapToObj(i -> new int[]{Trees.ROOT, n + 1 - i}).toList(),
                IntStream.of(Trees.ROOT).collect(BitSet::new, BitSet::set, BitSet::or));
    }

    /** Returns the trees of as many sizes as an input may have. */
    private String trees(IntFunction<Tree> tree) {
        return forEach(1, max("t"), tree);
    }

    private String random(int seed, int maxVertices, int maxOnGround) {
        return random(seed, max("t"), random -> {
            int n = 1 + random.nextInt(maxVertices);
            return Tree.random(random, n, Math.min(n, maxOnGround));
        });
    }

    /** Trees that the first player loses, of about 30 vertices and with 2 or 3 of them on the ground. */
    private String lost(Random random) {
        return input(Stream.generate(() -> Tree.random(random, 20 + random.nextInt(20), 3))
                .filter(tree -> new Coach().outcome(new Rules().read("1\n" + tree)) == Outcome.LOSS)
                .limit(max("t")));
    }
}

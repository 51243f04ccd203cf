package hackenbush;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.hackenbush.Drawing;
import nimsum.input.Frame;
import nimsum.input.StrictText;
import nimsum.input.generate.Drawings;

/** The number of drawings; for each a line with the numbers of its vertices and edges, and a line for each edge. */
public final class Cases extends nimsum.input.Cases {

    private static final String COLOURS = "RB";
    private static final int SMALL = 3, SMALL_ON_ONE_VERTEX = 4;

    @Override
    protected void checkQuestion(StrictText input) {
        Drawings.check(input, max("m"), COLOURS);
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // By edges and then vertices 1; 2 + 2; 3 + 11 + 8; 4 + 36 + 80 + 48; and of 126 choices of 4 edges 35 miss the vertex.
        small("all 286 drawings of up to " + SMALL
                + " edges in which each vertex hangs on one of a smaller number, and of " + SMALL_ON_ONE_VERTEX
                + " edges that meet no vertices but the ground and one more",
                () -> Stream.concat(Drawings.upTo(SMALL, COLOURS), Drawings.all(1, SMALL_ON_ONE_VERTEX, COLOURS)));
        bruteForceSize(7);
        // A stalk whose edges are given downwards, so that the first number is the height.
        inputsWith("u",
                n -> IntStream.rangeClosed(1, (int) n).mapToObj(u -> u + " " + (u - 1) + (u < n ? " B\n" : " R\n"))
                        .collect(Collectors.joining("", n + " " + n + "\n", "")));
        secret("03-low-stalks", () -> input(words(1, 3).map(Drawing::stalk)));
        secret("06-trees", () -> random(1, 10, 10));
        secret("11-one-cycle", () -> input(words(2, 4).filter(colours -> colours.startsWith("B")).map(Drawing::cycle)));
        secret("19-random-of-6-edges", () -> random(2, 3, 6));
        secret("20-random-of-10-edges", () -> random(3, 5, 10));
        secret("21-random-of-14-edges", () -> random(4, 6, 14));
        // Drawings of 16 edges; how many there are is scaled.
        largest("90-stars-and-dense", eighths -> forEach(0, max("t") * eighths / 8 - 1, i -> switch (i % 4) {
            case 0 -> Drawing.dense(colours(i));
            case 1 -> Drawing.star(colours(i));
            case 2 -> Drawing.loopsOn(colours(i).substring(8), colours(i).substring(0, 8));
            default -> Drawings.random(new Random(i), 5, 16, COLOURS);
        }));
    }

    /** The size counts edges. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int edges = 1 + random.nextInt(Math.min(size, max("m")));
        int vertices = random.nextInt(Math.min(edges, max("n")) + 1);
        return Drawings.random(random, vertices, edges, COLOURS).toString();
    }

    /** A tree and at most two more edges. */
    @Override
    protected String startQuestion(Random random, int size) {
        int edges = 1 + random.nextInt(Math.min(size, max("n")));
        return Drawings.random(random, Math.max(0, edges - random.nextInt(3)), edges, COLOURS).toString();
    }

    /** Returns a colour for each of 16 edges: the binary digits of a number that looks random. */
    private static String colours(int i) {
        return word(0x9E3779B9 * (i + 1) >>> 16, 16);
    }

    private static String word(int digits, int length) {
        return IntStream.range(0, length).mapToObj(i -> (digits >> i & 1) == 1 ? "B" : "R")
                .collect(Collectors.joining());
    }

    /** Returns all words of the letters B and R of these lengths. */
    private static Stream<String> words(int shortest, int longest) {
        return IntStream.rangeClosed(shortest, longest).boxed()
                .flatMap(length -> IntStream.range(0, 1 << length).mapToObj(digits -> word(digits, length)));
    }

    /** Makes as many random drawings as there may be. */
    private String random(int seed, int vertices, int edges) {
        return random(seed, max("t"), random -> Drawings.random(random, vertices, edges, COLOURS));
    }
}

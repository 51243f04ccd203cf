package flowers;

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

    private static final String COLOURS = "BRG";

    @Override
    protected void checkQuestion(StrictText input) {
        Drawings.check(input, max("m"), COLOURS);
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // By edges and then vertices 1; 3 + 3; 6 + 24 + 18; 10 + 109 + 261 + 162.
        small("all 597 drawings of up to 3 edges in which each vertex hangs on one of a smaller number",
                () -> Drawings.upTo(3, COLOURS));
        bruteForceSize(7);
        // A stalk whose edges are given downwards, so that the first number is the height.
        inputsWith("u", n -> n + " " + n + "\n" + IntStream.range(0, (int) n)
                .mapToObj(i -> n - i + " " + (n - i - 1) + (i == 0 ? " B\n" : " G\n"))
                .collect(Collectors.joining()));
        secret("03-stalks",
                () -> input(Stream.of("GGG", "GB", "GR", "BG", "RG", "GBR", "GRB", "BRG", "RBG", "BGR", "RGB",
                        "GGB", "GBG", "BBG", "BGG", "RRGGGG").map(Drawing::stalk)));
        secret("04-one-flower", () -> forEach(0, 15, i -> flower("B", 1 + i % 4, 1).beside(flower("G", i / 4, 0))));
        secret("05-duels",
                () -> forEach(0, 15, i -> flower("B", 1 + i % 4, 1 + i % 3).beside(flower("R", 1 + i / 4, 2))));
        secret("06-gardens", () -> random(6, max("t"), random -> garden(random, 12)));
        secret("07-mountains-with-jungles", () -> random(7, max("t"),
                random -> Drawings.random(random, 5, 5, "BR").beside(garden(random, 8))));
        for (int edges : new int[]{10, 14}) {
            secret("20-random-of-" + edges + "-edges", () -> random(edges, max("t"),
                    random -> Drawings.random(random, edges / 2, edges, COLOURS)));
        }
        largest("90-stars-gardens-and-dense", this::largestPart);
    }

    /** The size counts edges. A quarter of the drawings are gardens. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int edges = 1 + random.nextInt(Math.min(size, max("m")));
        return (random.nextInt(4) == 0
                ? garden(random, edges)
                : Drawings.random(random, random.nextInt(edges + 1), edges, COLOURS)).toString();
    }

    /** A garden, and beside half of the gardens a mountain. */
    @Override
    protected String startQuestion(Random random, int size) {
        Drawing garden = garden(random, 2 + random.nextInt(Math.min(size, max("m") - 3)));
        return garden.beside(Drawing.stalk(random.nextBoolean() ? "" : word(random, "BR", 2))).toString();
    }

    /** Returns a green stalk with petals on its top. */
    static Drawing flower(String petal, int height, int petals) {
        return Drawing.of(IntStream.range(0, height + petals)
                .mapToObj(i -> Math.min(i, height) + " " + (i + 1) + " " + (i < height ? "G" : petal))
                .collect(Collectors.joining(", ")));
    }

    /** Returns a green edge that carries green edges and edges of one more colour, with this number of edges in all. */
    static Drawing plant(Random random, String colour, int edges) {
        StringBuilder plant = new StringBuilder("0 1 G");
        int green = 1;
        for (int edge = 2; edge <= edges; edge++) {
            boolean isGreen = edge < edges && green == edge - 1 && random.nextBoolean();
            green += isGreen ? 1 : 0;
            plant.append(", ").append(1 + random.nextInt(edge - 1)).append(' ').append(edge).append(' ')
                    .append(isGreen ? "G" : colour);
        }
        return Drawing.of(plant.toString());
    }

    /** Returns flowers of both colours and green plants with this number of edges in all. */
    private static Drawing garden(Random random, int edges) {
        Drawing garden = Drawing.of("");
        for (int left = edges; left > 0; left = edges - garden.edges().size()) {
            garden = garden.beside(plant(random, word(random, "BRG", 1), Math.min(left, 2 + random.nextInt(3))));
        }
        return garden;
    }

    /** Stars, gardens, dense drawings and stalks of 16 edges; how many there are is scaled. */
    private String largestPart(int eighths) {
        Random random = new Random(90);
        return forEach(0, max("t") * eighths / 8 - 1, i -> switch (i % 4) {
            case 0 -> Drawing.star("G".repeat(16));
            case 1 -> i % 8 == 1 ? garden(random, 16) : Drawing.star(word(random, COLOURS, 16));
            case 2 -> Drawing.dense(word(random, COLOURS, 16));
            default -> Drawing.stalk("G".repeat(8) + word(random, COLOURS, 8));
        });
    }

    private static String word(Random random, String colours, int length) {
        return IntStream.range(0, length).map(i -> colours.charAt(random.nextInt(colours.length())))
                .mapToObj(colour -> "" + (char) colour).collect(Collectors.joining());
    }
}

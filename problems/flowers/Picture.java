package flowers;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import nimsum.picture.Figure;

/** The drawings of the sample; a mountain with its jungle, before and after it slides down; and duels of flowers. */
public final class Picture {

    public static Map<String, String> draw() {
        List<Figure> sample = List.of(Figure.stalk("G"), Figure.stalk("GB"),
                Figure.of("0 1 G, 1 2 B, 0 3 G, 3 4 B", -0.5, 1, -0.5, 2, 0.5, 1, 0.5, 2),
                Figure.of("0 1 G, 1 2 B, 0 3 G, 3 4 G, 4 5 R", -0.5, 1, -0.5, 2, 0.5, 1, 0.5, 2, 0.5, 3),
                Figure.stalk("BG"), Figure.of("0 1 R, 1 2 G, 2 3 B, 2 3 B", 0, 1, 0, 2, 0, 3),
                Figure.of("0 1 B, 0 2 R, 2 3 G", -0.5, 1, 0.5, 1, 0.5, 2), Figure.of("0 1 G, 0 2 G", -0.5, 1, 0.5, 1),
                Figure.of(""), Figure.of("0 1 G, 0 2 G, 1 2 B", -0.5, 1, 0.5, 1),
                Figure.of("0 1 G, 1 1 R, 0 1 B", 0, 1),
                Figure.of("0 1 G, 0 2 G, 1 2 G, 1 3 B, 2 3 R", -0.5, 1, 0.5, 1, 0, 1.8));
        List<Figure> slide = List.of(
                Figure.of("0 1 B, 1 2 R, 2 3 G, 3 4 B, 0 5 R, 1 6 G, 6 7 G", -0.3, 1, -0.9, 2, -0.9, 3, -0.9, 4, 1.4,
                        1, 0.4, 2, 0.4, 3),
                Figure.of("0 1 B, 1 2 R, 0 3 R, 0 4 G, 4 5 B, 0 6 G, 6 7 G", -1.6, 1, -1.6, 2, -0.8, 1, 0.4, 1, 0.4, 2,
                        1.2, 1, 1.2, 2));
        List<Figure> duels = List.of(duel(1, 1, 3, 3), duel(2, 3, 2, 1), duel(2, 1, 2, 1), duel(3, 3, 2, 1));
        return Map.of("sample.svg", row(78, 160, "The twelve drawings of the sample", sample), "slide.svg",
                row(300, 196,
                        "A drawing with its mountain and its jungle, and the same with the jungle on the ground",
                        slide),
                "duel.svg",
                row(150, 196, "Four pairs of a blue flower on the left and a red one on the right", duels));
    }

    private static Figure duel(int blue, int bluePetals, int red, int redPetals) {
        return new Figure(Cases.flower("B", blue, bluePetals).beside(Cases.flower("R", red, redPetals)),
                DoubleStream.concat(places(-0.9, blue, bluePetals), places(0.9, red, redPetals)).toArray());
    }

    /** Returns the places of the vertices of a flower, whose petals are spread over its stem. */
    private static DoubleStream places(double x, int height, int petals) {
        return IntStream.rangeClosed(1, height + petals).boxed().flatMapToDouble(i -> i <= height
                ? DoubleStream.of(x, i)
                : DoubleStream.of(x + (i - height - (petals + 1) / 2.0) * 0.6, height + 0.8));
    }

    private static String row(int width, int height, String title, List<Figure> figures) {
        return Figure.row(figures, width, height, title + ", and below each who wins it",
                drawing -> new Coach().winner(drawing.bush()),
                "thick: blue edges, Left's; thin: red edges, Right's; hollow: green edges, for both");
    }
}

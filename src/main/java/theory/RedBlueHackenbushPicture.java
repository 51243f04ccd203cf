package theory;

import java.util.List;
import java.util.Map;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.picture.Figure;

/** Small red-blue drawings with their values. */
final class RedBlueHackenbushPicture {

    private static final Figure TRIANGLE = Figure.of("0 1 B, 0 2 B, 1 2 R", -0.8, 1.2, 0.8, 1.2);
    private static final Figure TREE = Figure.of("0 1 B, 1 2 R, 1 3 B, 3 4 R", 0, 1, -0.8, 1.8, 0.8, 1.8, 0.8, 2.8);

    static Map<String, String> draw() {
        RedBlueValues values = new RedBlueValues();
        List<Figure> figures = List.of(Figure.stalk("B"), Figure.stalk("BR"), Figure.stalk("BRB"), TRIANGLE, TREE);
        return Map.of("red-blue-hackenbush.svg", Figure.row(figures, 130, 190,
                "Five drawings in two colours, each with its value",
                drawing -> values.of(drawing.bush()).toString(), "thick edges are blue, thin ones are red"));
    }
}

package theory;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.picture.LoopyGraph;

/** The small game that the chapter solves by hand: its positions in columns by their distance, and drawn ones apart. */
final class LoopyPicture {

    static final String NAMES = "ABCDEFGHI";

    private static final String[] MOVES = {"", "A", "B", "CG", "BD", "EI", "DH", "BG", "B"};

    static Map<String, String> draw() {
        int[][] to = moves();
        List<LoopyGraph.Move> moves = IntStream.range(0, to.length).boxed()
                .flatMap(from -> IntStream.of(to[from]).mapToObj(next -> new LoopyGraph.Move(from, next, ""))).toList();
        return Map.of("loopy.svg", new LoopyGraph(List.of(NAMES.split("")), moves)
                .draw("Nine positions of a game in columns by their distance, A first; G and H are drawn. The arrows are the "
                        + "moves."));
    }

    static int[][] moves() {
        return Stream.of(MOVES).map(names -> names.chars().map(NAMES::indexOf).toArray()).toArray(int[][]::new);
    }
}

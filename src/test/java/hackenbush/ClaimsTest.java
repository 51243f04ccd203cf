package hackenbush;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Move;
import nimsum.game.RedBlueRules.Position;
import nimsum.game.Search;
import nimsum.game.Side;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int MOST_EDGES = 16;

    private final Rules rules = new Rules();

    /** Every drawing of up to so many edges, but for most numberings. */
    private static List<Drawing> drawings(int mostEdges) {
        return IntStream.rangeClosed(0, mostEdges).boxed().flatMap(edges -> IntStream.rangeClosed(0, edges).boxed()
                .flatMap(vertices -> Drawing.all(vertices, edges))).toList();
    }

    private static List<Edge> edges(Drawing drawing) {
        return drawing.edges().stream().map(edge -> new Edge(edge.from(), edge.to(),
                edge.colour() == 'B' ? Colour.BLUE : Colour.RED)).toList();
    }

    private static int value(Drawing drawing) {
        int[] values = drawing.table().values();
        return values[values.length - 1];
    }

    private static Side ahead(int value) {
        return value > 0 ? Side.LEFT : value < 0 ? Side.RIGHT : null;
    }

    /** Played beside the stalk of the opposite value, which the rule of signs finds. */
    @Test
    @DisplayName("Theorem 1: the table of simplest numbers")
    void theorem1() {
        Claims.each("drawings", drawings(4),
                drawing -> assertEquals(null, BruteForce.winner(edges(drawing), stalk(-value(drawing)))));
    }

    /** The stalk of a value. */
    private static List<Colour> stalk(int value) {
        List<Colour> stalk = new ArrayList<>();
        int unit = Main.ONE;
        for (int rest = value; rest != 0;) {
            Colour colour = rest > 0 ? Colour.BLUE : Colour.RED;
            unit /= !stalk.isEmpty() && (unit < Main.ONE || colour != stalk.get(0)) ? 2 : 1;
            rest += rest > 0 ? -unit : unit;
            stalk.add(colour);
        }
        return stalk;
    }

    @Test
    @DisplayName("Theorem 2: who wins, and by which cuts")
    void theorem2() {
        int cuts = 0;
        Search<Position> search = new Search<>(rules);
        for (Drawing drawing : drawings(4)) {
            int[] values = drawing.table().values();
            int value = values[values.length - 1];
            for (Side turn : Side.values()) {
                Position position = new Position(new Bush(edges(drawing), Rules.GROUND), turn);
                assertEquals(ahead(value) == turn, search.moverWins(position), drawing + " " + turn);
                for (Move<Position> cut : rules.moves(position).toList()) {
                    int left = values[cut.next().bush().standing().map(edge -> 1 << edge - 1).sum()];
                    assertEquals(ahead(left) != turn.other(), !search.moverWins(cut.next()), drawing + " " + cut);
                    cuts++;
                }
            }
        }
        Claims.checked(cuts, "cuts");
    }

    @Test
    @DisplayName("Theorem 3: a stalk that grows finds the value")
    void theorem3() {
        Claims.each("drawings", drawings(3), drawing -> {
            List<Colour> stalk = new ArrayList<>();
            for (Side ahead = ahead(value(drawing)); ahead != null; ahead = BruteForce.winner(edges(drawing), stalk)) {
                stalk.add(ahead == Side.LEFT ? Colour.RED : Colour.BLUE);
            }
            assertTrue(stalk.size() <= drawing.edges().size());
            assertEquals(stalk(-value(drawing)), stalk);
            assertEquals(Main.fraction(value(drawing)), BruteForce.opposite(stalk));
        });
    }

    @Test
    @DisplayName("Theorem 4: no bound is too large")
    void theorem4() {
        Claims.each("numbers of edges", IntStream.rangeClosed(1, MOST_EDGES), edges -> {
            assertEquals(edges * Main.ONE, value(Drawing.star("B".repeat(edges))));
            assertEquals(Main.ONE >> edges - 1, value(Drawing.stalk("B" + "R".repeat(edges - 1))));
            int set = new Random(edges).nextInt(1 << edges);
            assertEquals(set, afterCuts(new Bush(edges(Drawing.star("B".repeat(edges))), Rules.GROUND), set));
        });
    }

    /** The set of edges that is left when those outside a set are cut. */
    private static int afterCuts(Bush bush, int set) {
        Bush left = bush;
        for (int edge : bush.standing().filter(number -> (set >> number - 1 & 1) == 0).toArray()) {
            left = left.cut(edge);
        }
        return left.standing().map(edge -> 1 << edge - 1).sum();
    }

    @Test
    @DisplayName("Theorem 5: loops on edges side by side")
    void theorem5() {
        int drawings = 0;
        for (int blue = 1; blue <= MOST_EDGES; blue++) {
            for (int red = 0; blue + red <= MOST_EDGES; red++) {
                int expected = blue > red ? (blue - red) * Main.ONE : Main.ONE >> red - blue + 1;
                assertEquals(expected, value(Drawing.loopsOn("B".repeat(blue), "R".repeat(red))), blue + " " + red);
                drawings++;
            }
        }
        Claims.checked(drawings, "drawings");
    }
}

package nimsum.game.hackenbush;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.stream.IntStream;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import org.junit.jupiter.api.Test;

class BushTest {

    /**
     * A blue trunk with a red loop, a triangle on it with one side doubled, and a stalk on another vertex of the
     * ground.
     */
    private static final Bush BUSH = bush("0 1 B, 1 1 R, 1 2 B, 2 3 R, 3 1 B, 2 3 G, 7 5 R, 5 6 B", 0, 7);

    private static Bush bush(String edges, int... ground) {
        return new Bush(Drawing.of(edges).edges(), ground);
    }

    @Test
    void whatIsEqual() {
        assertEquals(BUSH.cut(1), BUSH.cut(2).cut(1));
        assertEquals(BUSH.cut(1).hashCode(), BUSH.cut(2).cut(1).hashCode());
        Bush edge = bush("0 1 B", 0);
        assertEquals(edge, bush("0 1 B", 0));
        assertNotEquals(edge, bush("0 1 B", 1));
        assertNotEquals(BUSH.cut(4), BUSH.cut(6));
        assertNotEquals(BUSH.cut(4).hashCode(), BUSH.cut(6).hashCode());
        assertNotEquals(edge, bush("0 1 R", 0));
        assertNotEquals(edge.hashCode(), bush("0 1 R", 0).hashCode());
    }

    @Test
    void aLongPath() {
        int length = 200_000;
        Bush path = new Bush(
                IntStream.range(0, length).mapToObj(i -> new Edge(i, i + 1, Colour.BLUE)).toList(), 0);
        assertEquals(length / 2, path.cut(length / 2 + 1).size());
    }
}

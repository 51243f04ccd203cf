package toads;

import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Only toads move: after each move the strip is turned round and toads and frogs are exchanged, so that the player to
 * move always has the toads. Right wins a strip when starting if and only if Left so wins its mirror image. A recursion
 * that remembers what it found. It goes no deeper than 48: a toad and a frog meet in one jump at most, either of them
 * and an empty square in one step, and 4 x 4 + (4 + 4) x 4 is the most of 12 squares.
 */
final class Reference {

    private final Map<String, Boolean> known = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        Reference game = new Reference();
        while (in.hasNext()) {
            String strip = in.next();
            boolean left = game.toadsWin(strip);
            boolean right = game.toadsWin(mirror(strip));
            out.println(left ? right ? "First" : "Left" : right ? "Right" : "Second");
        }
    }

    /** Whether the player with the toads wins when starting. */
    private boolean toadsWin(String strip) {
        if (!known.containsKey(strip)) {
            known.put(strip, moveWins(strip, "T.", ".T") || moveWins(strip, "TF.", ".FT"));
        }
        return known.get(strip);
    }

    /** Whether it wins to replace some piece of the strip by another. */
    private boolean moveWins(String strip, String before, String after) {
        for (int at = strip.indexOf(before); at >= 0; at = strip.indexOf(before, at + 1)) {
            String next = strip.substring(0, at) + after + strip.substring(at + before.length());
            if (!toadsWin(mirror(next))) {
                return true;
            }
        }
        return false;
    }

    static String mirror(String strip) {
        return new StringBuilder(strip).reverse().toString().replace('T', 't').replace('F', 'T').replace('t', 'F');
    }
}

package toads;

import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Lets only toads move. After each move the strip is turned round, and toads and frogs are exchanged. So the player to
 * move always has the toads. Right wins a strip by starting if and only if Left wins its mirror image by starting. The
 * recursion has a memo. It is at most 48 calls deep: a toad and a frog pass each other in at most one jump, and an
 * animal passes an empty square in at most one step. In 12 squares there are at most 4 x 4 + (4 + 4) x 4 such pairs.
 */
final class Reference {

    private final Map<String, Boolean> memo = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        Reference game = new Reference();
        while (in.hasNext()) {
            String strip = in.next();
            boolean left = game.toadsWin(strip);
            boolean right = game.toadsWin(mirror(strip));
            out.println(left ? right ? "First" : "Left" : right ? "Right" : "Second");
        }
    }

    private boolean toadsWin(String strip) {
        if (!memo.containsKey(strip)) {
            memo.put(strip, moveWins(strip, "T.", ".T") || moveWins(strip, "TF.", ".FT"));
        }
        return memo.get(strip);
    }

    /** Returns whether some move of this kind wins. */
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

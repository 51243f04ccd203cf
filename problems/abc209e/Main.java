package abc209e;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Shiritori: each word begins with the last three letters of the word before, words may be said again, and a player who
 * has no word to say loses. Who wins after each first word?
 *
 * <p>
 * Three letters are a vertex, and a word is an edge from its first three letters to its last three. So one token moves
 * on a graph with cycles, and after Takahashi's word Aoki is to move where it ends.
 *
 * <p>
 * Theorem. Retrograde analysis finds the vertices that are lost or won for the player to move. Takahashi wins with a
 * word if it ends at a lost one, and Aoki if it ends at a won one. With all other words neither can force a win.
 *
 * <p>
 * Why: from a vertex that is never decided no word leads to a lost one, and some word to one that is not decided
 * either: say that one, again and again.
 *
 * <p>
 * Proof: problems/abc209e/README.md, theorem 1. Cost: O(N) for N words.
 */
public final class Main {

    /** Several times what the statement allows. */
    private static final int MAX_WORDS = 1000000;
    /** The number of letters that link two words. */
    private static final int LINK = 3;

    /** The vertices, numbered from 0 in the order in which they appear. */
    private final Map<String, Integer> vertices = new HashMap<>();
    /** By word: the vertex where it ends. */
    final int[] ends;
    final Retrograde game;

    Main(List<String> words) {
        ends = new int[words.size()];
        game = new Retrograde(2 * ends.length);
        for (int i = 0; i < ends.length; i++) {
            String word = words.get(i);
            ends[i] = vertex(word.substring(word.length() - LINK));
            game.addMove(vertex(word.substring(0, LINK)), ends[i]);
        }
        game.solve();
    }

    private int vertex(String letters) {
        vertices.putIfAbsent(letters, vertices.size());
        return vertices.get(letters);
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            Main words = new Main(readWords(in));
            for (int end : words.ends) {
                int outcome = words.game.outcome(end);
                out.println(outcome == Retrograde.DRAW ? "Draw" : outcome == Retrograde.LOSS ? "Takahashi" : "Aoki");
            }
        } finally {
            out.flush();
        }
    }

    private static List<String> readWords(FastReader in) {
        List<String> words = new ArrayList<>();
        for (int left = in.nextInt(0, MAX_WORDS); left > 0; left--) {
            String word = in.next();
            if (word.length() < LINK) {
                throw in.unexpected("a word of three letters or more");
            }
            words.add(word);
        }
        return words;
    }
}

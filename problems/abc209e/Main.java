package abc209e;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Shiritori: each word begins with the last three letters of the word before, words may be said again, and whoever has no word to
 * say loses. Who wins after each first word?
 *
 * <p>
 * Three letters are a vertex, and a word is an edge from its first three letters to its last three. So one token moves on a
 * graph with cycles, and after Takahashi's word Aoki is to move where it ends.
 *
 * <p>
 * Theorem. Retrograde analysis finds the vertices that are lost or won for the player to move. Takahashi wins with a word if
 * it ends at a lost one, and Aoki if it ends at a won one. With all other words neither can force a win.
 *
 * <p>
 * Why: from a vertex that is never decided no word leads to a lost one, and some word to one that is not decided either: say
 * that one, again and again.
 *
 * <p>
 * Proof: problems/abc209e/README.md, theorem 1. Cost: O(N) for N words.
 */
public final class Main {

    /** Some times more than the statement allows. */
    private static final int MAX_WORDS = 10000000;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            int n = in.nextInt(0, MAX_WORDS);
            Words words = new Words(n);
            int[] end = new int[n];
            for (int i = 0; i < n; i++) {
                String word = in.next();
                if (word.length() < Words.KEPT) {
                    throw in.unexpected("a word of three letters or more");
                }
                end[i] = words.add(word);
            }
            words.game.solve();
            for (int i = 0; i < n; i++) {
                int outcome = words.game.outcome(end[i]);
                out.println(outcome == Retrograde.DRAW ? "Draw" : outcome == Retrograde.LOSS ? "Takahashi" : "Aoki");
            }
        } finally {
            out.flush();
        }
    }

    /** The words as the moves of a game. Vertices are numbered from 0, as they come. */
    static final class Words {

        /** So many letters are kept; the last binary digits tell one letter from another. */
        static final int KEPT = 3, LETTER_BITS = 6;

        /** On the vertices. */
        final Retrograde game;
        /** By three letters: 1 and the number of their vertex; 0 as long as they have none. */
        private final int[] vertices = new int[1 << KEPT * LETTER_BITS];
        private int vertexCount;

        Words(int most) {
            game = new Retrograde(Math.min(2 * most, vertices.length));
        }

        /** The vertex where the word ends. */
        int add(String word) {
            int end = vertex(word, word.length() - KEPT);
            game.addMove(vertex(word, 0), end);
            return end;
        }

        /** The vertex of the letters from a place on. */
        int vertex(String word, int from) {
            int letters = 0;
            for (int at = from; at < from + KEPT; at++) {
                letters = letters << LETTER_BITS | word.charAt(at) & (1 << LETTER_BITS) - 1;
            }
            if (vertices[letters] == 0) {
                vertexCount++;
                vertices[letters] = vertexCount;
            }
            return vertices[letters] - 1;
        }
    }
}

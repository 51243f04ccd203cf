package abc209e;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Shiritori: each word begins with the last three letters of the word before, words may be said again, and whoever has
 * no word to say loses. Who wins after each first word?
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

    /** Some times more than the statement allows. */
    private static final int MAX_WORDS = 10000000;
    /** So many letters count; the last binary digits of their codes tell them apart. */
    private static final int KEPT = 3, LETTER_BITS = 6;
    private static final int THREES = 1 << KEPT * LETTER_BITS;

    /** By three letters: 1 and the number of their vertex; 0 as long as they have none. */
    private final int[] vertices = new int[THREES];
    private int vertexCount;
    /** By word: the vertex where it ends. */
    final int[] ends;
    final Retrograde game;

    Main(FastReader in) {
        ends = new int[in.nextInt(0, MAX_WORDS)];
        game = new Retrograde(Math.min(2 * ends.length, THREES));
        for (int i = 0; i < ends.length; i++) {
            ends[i] = readMove(in);
        }
        game.solve();
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            Main words = new Main(in);
            for (int i = 0; i < words.ends.length; i++) {
                int outcome = words.game.outcome(words.ends[i]);
                out.println(outcome == Retrograde.DRAW ? "Draw" : outcome == Retrograde.LOSS ? "Takahashi" : "Aoki");
            }
        } finally {
            out.flush();
        }
    }

    /** The next word is a move to the vertex that is returned. */
    private int readMove(FastReader in) {
        int length = 0;
        int start = 0;
        int letters = 0; // the last three
        in.hasNext(); // If there is none, it has no letters.
        for (int letter = in.nextChar(); letter >= 0; letter = in.nextChar()) {
            letters = (letters << LETTER_BITS | letter & (1 << LETTER_BITS) - 1) % THREES;
            length++;
            if (length == KEPT) {
                start = vertex(letters);
            }
        }
        if (length < KEPT) {
            throw in.unexpected("a word of three letters or more");
        }
        int end = vertex(letters);
        game.addMove(start, end);
        return end;
    }

    /** Vertices are numbered from 0, as they come. */
    private int vertex(int letters) {
        if (vertices[letters] == 0) {
            vertexCount++;
            vertices[letters] = vertexCount;
        }
        return vertices[letters] - 1;
    }
}

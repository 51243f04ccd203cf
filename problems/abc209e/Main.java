package abc209e;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Decides Shiritori for each first word. Each word has to begin with the last three letters of the word before, and
 * words may be said again. The player who has no word to say loses.
 *
 * <p>
 * Three letters are a vertex, and a word is an edge from its first three letters to its last three. So one token moves
 * on a graph with cycles. After Takahashi's word Aoki is to move, at the vertex where the word ends.
 *
 * <p>
 * Theorem. Retrograde analysis finds the vertices that are lost or won for the player to move. Takahashi wins with a
 * word that ends at a lost vertex, and Aoki wins after a word that ends at a won vertex. After all other words neither
 * player can force a win.
 *
 * <p>
 * Why: no word leads from an undecided vertex to a lost one, and some word leads to another undecided vertex. A player
 * who always says such a word never loses.
 *
 * <p>
 * Proof: problems/abc209e/README.md, theorem 1. Cost: O(N) for N words.
 */
public final class Main {

    /** Five times as many words as the statement allows. */
    private static final int MAX_WORDS = 1000000;
    /** The number of letters that link two words. */
    private static final int LINK = 3;

    /** The vertices, numbered from 0 in the order in which they appear. */
    private final Map<String, Integer> vertices = new HashMap<>();
    /** The vertex where each word of the list ends. */
    final int[] ends;
    /** The game on the graph. Each word adds at most two vertices. */
    final Retrograde game;

    Main(List<String> words) {
        ends = new int[words.size()];
        game = new Retrograde(2 * ends.length);
        for (int i = 0; i < ends.length; i++) {
            ends[i] = addWord(words.get(i));
        }
        game.solve();
    }

    /** Adds the move that a word makes, and returns the vertex where the word ends. */
    private int addWord(String word) {
        int start = vertex(word.substring(0, LINK));
        int end = vertex(word.substring(word.length() - LINK));
        game.addMove(start, end);
        return end;
    }

    /** Returns the number of three letters, which get the next number if they are new. */
    private int vertex(String letters) {
        vertices.putIfAbsent(letters, vertices.size());
        return vertices.get(letters);
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Main words = new Main(readWords(in));
        for (int end : words.ends) {
            out.println(words.winner(end));
        }
    }

    /** Returns who wins after a word that ends at this vertex. */
    private String winner(int end) {
        int outcome = game.outcome(end);
        return outcome == Retrograde.DRAW ? "Draw" : outcome == Retrograde.LOSS ? "Takahashi" : "Aoki";
    }

    private static List<String> readWords(FastReader in) {
        List<String> words = new ArrayList<>();
        for (int left = in.nextInt(0, MAX_WORDS); left > 0; left--) {
            String word = in.next();
            if (word.length() < LINK) {
                throw in.unexpected("a word of at least three letters");
            }
            words.add(word);
        }
        return words;
    }
}

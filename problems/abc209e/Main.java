package abc209e;

import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Decides Shiritori for each first word. Each word has to begin with the last three letters of the word before, and
 * words may be said again. The player who has no word to say loses.
 *
 * <p>
 * Theorem. Let a word be an edge of a graph, from its first three letters to its last three. Retrograde analysis finds
 * the vertices that are lost or won for the player to move. After Takahashi's word Aoki is to move, at the vertex where
 * the word ends. If this vertex is lost, Takahashi wins, and if it is won, Aoki wins. Otherwise neither player can
 * force a win.
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
    final Retrograde game;

    Main(int words) {
        game = new Retrograde(2 * words);
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
        int[] ends = new int[in.nextInt(0, MAX_WORDS)];
        Main graph = new Main(ends.length);
        for (int i = 0; i < ends.length; i++) {
            String word = in.next();
            if (word.length() < LINK) {
                throw in.unexpected("a word of at least three letters");
            }
            ends[i] = graph.addWord(word);
        }
        graph.game.solve();
        for (int end : ends) {
            out.println(graph.winner(end));
        }
    }

    /** Adds the move that a word makes, and returns the vertex where the word ends. */
    int addWord(String word) {
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

    /** Returns who wins after a word that ends at this vertex, where Aoki is to move. */
    private String winner(int end) {
        int outcome = game.outcome(end);
        if (outcome == Retrograde.DRAW) {
            return "Draw";
        }
        return outcome == Retrograde.LOSS ? "Takahashi" : "Aoki";
    }
}

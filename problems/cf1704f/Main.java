package cf1704f;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Mex;

/**
 * Colouring Game: a row of cells is red and blue. Alice paints two neighbouring cells white of which at least one is
 * red, and Bob does the same with at least one blue cell. Alice starts, and the player who cannot move loses.
 *
 * <p>
 * Theorem. If there are more cells of one colour, the player of this colour wins. Otherwise cut the row wherever two
 * neighbouring cells have the same colour. The second player wins if and only if the values g of the lengths of these
 * runs have the nim-sum 0, where g(n) = mex { g(i) xor g(n - 2 - i) : 0 <= i <= n - 2 }.
 *
 * <p>
 * Why: a player who is ahead takes pairs of a red and a blue cell as long as there are any, and then one cell at a
 * time. If nobody is ahead, each move except such a pair leaves the other player ahead. So both players take pairs of
 * two colours. They have the same moves, and a run of n cells falls into runs of i and n - 2 - i cells.
 *
 * <p>
 * Proof: problems/cf1704f/README.md, theorems 1 to 4. Cost: O(n) for each row.
 */
public final class Main {

    /** From the length 53 on, the Grundy values repeat after 34 lengths, by theorem 4. */
    private static final int PERIODIC_FROM = 53, PERIOD = 34;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int[] grundy = grundyOfRuns();
        for (int tests = in.nextInt(); tests > 0; tests--) {
            int cells = in.nextInt();
            String row = in.next();
            if (row.length() != cells) {
                throw in.unexpected("a row of as many cells as the number in front of it, R or B");
            }
            out.println(aliceWins(grundy, row) ? "Alice" : "Bob");
        }
    }

    static boolean aliceWins(int[] grundy, String row) {
        int lead = 0;
        int nimSum = 0;
        int run = 0;
        for (int cell = 0; cell < row.length(); cell++) {
            lead += row.charAt(cell) == 'R' ? 1 : -1;
            run++;
            if (cell + 1 == row.length() || row.charAt(cell) == row.charAt(cell + 1)) {
                nimSum ^= grundyOfRun(grundy, run);
                run = 0;
            }
        }
        return lead > 0 || lead == 0 && nimSum != 0;
    }

    static int grundyOfRun(int[] grundy, int length) {
        return length < PERIODIC_FROM ? grundy[length] : grundy[PERIODIC_FROM + (length - PERIODIC_FROM) % PERIOD];
    }

    /** Returns the Grundy value of each run up to the end of the first period. */
    static int[] grundyOfRuns() {
        int[] grundy = new int[PERIODIC_FROM + PERIOD];
        Mex mex = new Mex();
        for (int run = 2; run < grundy.length; run++) {
            mex.clear();
            for (int left = 0; left <= run - 2; left++) {
                mex.add(grundy[left] ^ grundy[run - 2 - left]);
            }
            grundy[run] = mex.value();
        }
        return grundy;
    }
}

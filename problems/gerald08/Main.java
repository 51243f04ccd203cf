package gerald08;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Chef cuts black edges of a tree, Ksen white ones, and what is no longer connected to vertex 1 goes. Whoever can't cut
 * loses: who wins if Chef starts, and who if Ksen starts?
 *
 * <p>
 * Theorem (Berlekamp, Conway and Guy 1982). A tree is worth a number, the sum of its branches. A black edge under a
 * part that is worth x is worth (x + p) / 2^(p - 1), where p >= 1 is the least integer with x + p > 1; a white edge
 * under it has the negative of what a black one under -x has. Chef wins if the number is positive, Ksen if it is
 * negative, and whoever starts loses if it is 0.
 *
 * <p>
 * The numbers have up to 10^5 binary digits. Let I be the greatest integer not above x. With a black edge below, x
 * becomes x + 1 if I >= 0, and else (1 + x - I) / 2^-I: a 1 and -I - 1 zeros are put in between the point and the
 * digits behind it. A white edge is the mirror image. So an edge only adds digits next to the point, and an addition
 * has to touch no more digits than the shorter number has.
 *
 * <p>
 * Proof: problems/gerald08/README.md, theorems 1 to 3. Cost: O(N): at most 3 N digits are ever put in, and an addition
 * takes as many steps as it makes digits vanish.
 */
public final class Main {

    private static final int MAX_VERTICES = 100000;
    private static final int ROOT = 1, BLACK = 0;

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int trees = in.nextInt(0, Integer.MAX_VALUE); trees > 0; trees--) {
                int sign = readNext(in).signum();
                out.println(sign > 0 ? "Chef Chef" : sign < 0 ? "Ksen Ksen" : "Ksen Chef");
            }
        } finally {
            out.flush();
        }
    }

    private static Value readNext(FastReader in) {
        int n = in.nextInt(1, MAX_VERTICES);
        int[] degree = new int[n + 1];
        int[] edges = new int[n + 1];
        for (int i = 1; i < n; i++) {
            add(in.nextInt(1, n), in.nextInt(1, n), in.nextInt(0, 1), degree, edges);
        }
        return value(degree, edges);
    }

    /**
     * Adds an edge. What is kept of the edges at a vertex is the xor of 2 * neighbour + colour: for a leaf, its one
     * edge.
     */
    static void add(int u, int v, int colour, int[] degree, int[] edges) {
        degree[u]++;
        degree[v]++;
        edges[u] ^= 2 * v + colour;
        edges[v] ^= 2 * u + colour;
    }

    /** Takes leaves off until the root is left, with the value of the whole tree. */
    static Value value(int[] degree, int[] edges) {
        Value[] carried = new Value[degree.length];
        for (int v = ROOT + 1; v < degree.length; v++) {
            int leaf = v;
            while (leaf != ROOT && degree[leaf] == 1) {
                int below = edges[leaf] >> 1;
                int colour = edges[leaf] & 1;
                Value value = carried[leaf] == null ? new Value() : carried[leaf];
                if (colour == BLACK) {
                    value.putOnBlack();
                } else {
                    value.putOnWhite();
                }
                carried[below] = carried[below] == null ? value : carried[below].plus(value);
                carried[leaf] = null;
                degree[leaf] = 0;
                degree[below]--;
                edges[below] ^= 2 * leaf + colour;
                leaf = below;
            }
        }
        return carried[ROOT] == null ? new Value() : carried[ROOT];
    }

    /**
     * What a part of the tree is worth: an integer, and binary digits behind the point. For example 2 + 3/8, in binary
     * 10.011, has the floor 2, and its digits stand in the array from the last one to the first:
     *
     * <pre>
     *   place     0   1   2   3   4   5   6
     *   digit     .   .   1   1   0   .   .      last = 2, point = 5
     *   counts           1/8 1/4 1/2
     * </pre>
     *
     * So digits are put in next to the point without moving the others, at place 5 here.
     */
    static final class Value {

        private static final byte[] NONE = {};

        /** The greatest integer that is not above the value. */
        private int floor;
        /** From the last one, a 1, in place {@code last}, to the one next to the point, before {@code point}. */
        private byte[] digits = NONE;
        private int last;
        private int point;

        /** The value of a black edge with this on it. */
        void putOnBlack() {
            if (floor >= 0) {
                floor++;
            } else {
                put(1, 1);
                put(0, -floor - 1);
                floor = 0;
            }
        }

        /** The value of a white edge with this on it. */
        void putOnWhite() {
            if (floor < 0) {
                floor--;
            } else {
                if (length() > 0) {
                    put(0, 1);
                }
                put(1, floor);
                floor = -1;
            }
        }

        /** The sum, in one of the two; the other is of no use any more. */
        Value plus(Value other) {
            if (other.length() > length()) {
                return other.plus(this);
            }
            boolean equal = other.length() == length();
            int carry = 0;
            int at = point - other.length();
            for (int i = other.last; i < other.point; i++) {
                int sum = digits[at] + other.digits[i] + carry;
                digits[at] = (byte) (sum & 1);
                carry = sum >> 1;
                at++;
            }
            floor += other.floor + carry;
            if (equal) {
                while (last < point && digits[last] == 0) {
                    last++;
                }
            }
            return this;
        }

        int signum() {
            return floor != 0 ? (floor > 0 ? 1 : -1) : length() > 0 ? 1 : 0;
        }

        int floor() {
            return floor;
        }

        /** How many digits there are behind the point. */
        int length() {
            return point - last;
        }

        /** The digit behind the point that counts 1 / 2^i. */
        int digit(int i) {
            return digits[point - i];
        }

        /** Puts a digit so many times in behind the point. */
        private void put(int digit, int times) {
            if (point + times > digits.length) {
                byte[] longer = new byte[2 * (length() + times) + 6];
                System.arraycopy(digits, last, longer, 0, length());
                digits = longer;
                point -= last;
                last = 0;
            }
            for (int i = 0; i < times; i++) {
                digits[point++] = (byte) digit;
            }
        }
    }
}

package gerald08;

import java.math.BigInteger;
import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides red-blue Hackenbush on trees. Chef cuts a black edge of a tree, and Ksen cuts a white edge. Then everything
 * that is no longer connected to vertex 1 is thrown away. The player who cannot cut loses. The program says who wins if
 * Chef starts and who wins if Ksen starts.
 *
 * <p>
 * Theorem (Berlekamp, Conway and Guy 1982). A tree is worth a number, the sum of its branches. A black edge that
 * carries a part of value x is worth (x + p) / 2^(p - 1), where p >= 1 is the least integer with x + p > 1. A white
 * edge that carries a part of value x is worth the negative of a black edge that carries -x. Chef wins if the number is
 * positive, and Ksen wins if it is negative. If it is 0, the player who starts loses.
 *
 * <p>
 * Why: x is the value of one stalk, which may stand on the edge. In a stalk the edges up to the first change of colour
 * count 1 each, and the edges from there on count 1/2, 1/4, 1/8 and so on. The formula says what happens to these
 * counts if an edge is put below them.
 *
 * <p>
 * Proof: problems/gerald08/README.md, theorem 1. Cost: O(N^2 / 32) time, because the numbers have O(N) binary digits,
 * BigInteger takes 32 at a time, and each edge takes a few passes. The memory is O(N), because a number is given up
 * once it is added to what the vertex below carries.
 */
public final class Main {

    /** Ten times as many vertices as the statement allows. */
    private static final int MAX_VERTICES = 1000000;
    private static final int ROOT = 1, BLACK = 0;

    private final int[] degree;
    /** The xor of the neighbours of each vertex, and of the colours of its edges. A leaf has only one of each. */
    private final int[] neighbours, colours;

    Main(int n) {
        degree = new int[n + 1];
        neighbours = new int[n + 1];
        colours = new int[n + 1];
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
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int n = in.nextInt(1, MAX_VERTICES);
            Main tree = new Main(n);
            for (int i = 1; i < n; i++) {
                tree.addEdge(in.nextInt(1, n), in.nextInt(1, n), in.nextInt(0, 1));
            }
            int sign = tree.value().numerator.signum();
            out.println((sign > 0 ? "Chef " : "Ksen ") + (sign < 0 ? "Ksen" : "Chef"));
        }
    }

    void addEdge(int u, int v, int colour) {
        degree[u]++;
        degree[v]++;
        neighbours[u] ^= v;
        neighbours[v] ^= u;
        colours[u] ^= colour;
        colours[v] ^= colour;
    }

    /** Takes leaves off until the root is left, and returns the value of the whole tree. */
    Value value() {
        Value[] carried = new Value[degree.length];
        Arrays.fill(carried, Value.ZERO);
        for (int v = ROOT + 1; v < degree.length; v++) {
            int leaf = v;
            while (leaf != ROOT && degree[leaf] == 1) {
                int parent = neighbours[leaf];
                carried[parent] = carried[parent].plus(carried[leaf].on(colours[leaf]));
                carried[leaf] = null;
                degree[leaf] = 0;
                degree[parent]--;
                neighbours[parent] ^= leaf;
                colours[parent] ^= colours[leaf];
                leaf = parent;
            }
        }
        return carried[ROOT];
    }

    /** The value of a part of the tree, a numerator over 2 to the power of an exponent. */
    static final class Value {

        static final Value ZERO = new Value(BigInteger.ZERO, 0);

        final BigInteger numerator;
        final int exponent;

        Value(BigInteger numerator, int exponent) {
            this.numerator = numerator;
            this.exponent = exponent;
        }

        /** Returns the value of an edge of this colour that carries x, which is this value. */
        Value on(int colour) {
            return colour == BLACK ? onBlack() : negated().onBlack().negated();
        }

        /** Returns (x + p) / 2^(p - 1). For an integer x < 0 the sum is 1, because the next p gives the same value. */
        private Value onBlack() {
            int floor = numerator.shiftRight(exponent).intValue();
            int p = Math.max(1, 1 - floor);
            return new Value(numerator.add(BigInteger.valueOf(p).shiftLeft(exponent)), exponent + p - 1);
        }

        private Value negated() {
            return new Value(numerator.negate(), exponent);
        }

        Value plus(Value other) {
            if (exponent < other.exponent) {
                return other.plus(this);
            }
            return new Value(numerator.add(other.numerator.shiftLeft(exponent - other.exponent)), exponent);
        }
    }
}

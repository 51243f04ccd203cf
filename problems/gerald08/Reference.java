package gerald08;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the values by theorems 2 and 3, without copying a number. An edge puts binary digits in next to the point,
 * and an addition touches no more digits than the shorter number has. The vertices are taken in the order of a
 * breadth-first search from the root, backwards. The cost is O(N).
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        for (int trees = in.nextInt(); trees > 0; trees--) {
            int sign = value(rules.read(in).bush()).signum();
            out.println(sign > 0 ? "Chef Chef" : sign < 0 ? "Ksen Ksen" : "Ksen Chef");
        }
    }

    private static Value value(Bush tree) {
        int n = tree.edges().size() + 1;
        List<Integer> order = new ArrayList<>(List.of(Rules.ROOT));
        Edge[] parentEdge = new Edge[n + 1];
        for (int i = 0; i < order.size(); i++) {
            int v = order.get(i);
            tree.standingAt(v).mapToObj(tree::edge).filter(edge -> edge != parentEdge[v]).forEach(edge -> {
                parentEdge[edge.other(v)] = edge;
                order.add(edge.other(v));
            });
        }
        Value[] carried = new Value[n + 1];
        Arrays.setAll(carried, v -> new Value());
        for (int i = order.size() - 1; i > 0; i--) {
            int v = order.get(i);
            int parent = parentEdge[v].other(v);
            carried[v].putOn(parentEdge[v].colour());
            carried[parent] = carried[parent].plus(carried[v]);
            carried[v] = null;
        }
        return carried[Rules.ROOT];
    }

    /**
     * The value of a part of the tree, as an integer and binary digits behind the point. For example, 2 + 3/8 is 10.011
     * in binary. It has the floor 2, and its digits stand in the array from the last one to the first:
     *
     * <pre>
     *   place     0   1   2   3   4   5   6
     *   digit     .   .   1   1   0   .   .      last = 2, point = 5
     *   counts           1/8 1/4 1/2
     * </pre>
     *
     * So digits can be put in next to the point, here at place 5, and the others do not move.
     */
    static final class Value {

        private static final byte[] NONE = {};

        /** The greatest integer that is not above the value. */
        private int floor;
        /** The digits, from place {@code last}, which holds a 1, to the place before {@code point}. */
        private byte[] digits = NONE;
        private int last;
        private int point;

        /** Changes this value to the value of an edge of this colour that carries it. A black edge counts as blue. */
        void putOn(Colour colour) {
            if (colour == Colour.BLUE && floor >= 0) {
                floor++;
            } else if (colour == Colour.BLUE) {
                put(1, 1);
                put(0, -floor - 1);
                floor = 0;
            } else if (floor < 0) {
                floor--;
            } else {
                put(0, length() > 0 ? 1 : 0);
                put(1, floor);
                floor = -1;
            }
        }

        /** Returns the sum, which is in one of the two values. The other one must not be used any more. */
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

        /** Returns the number of digits behind the point. */
        int length() {
            return point - last;
        }

        /** Returns the digit behind the point that counts 1 / 2^i. */
        int digit(int i) {
            return digits[point - i];
        }

        /** Puts a digit in behind the point, as often as asked. */
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

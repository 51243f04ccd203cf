package gerald08;

import gerald08.Main.Value;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Dyadic;
import nimsum.game.Side;

/** What each edge of a tree is worth, and what the cheapest cuts cost. O(V + E), and the texts of small trees. */
final class ValuedTree {

    /** Longer values are not written out. */
    private static final int MAX_DIGITS = 40;
    private static final int ROOT = 1;

    /**
     * @param exponent
     *            the cut costs 1 / 2^exponent
     */
    record Cut(int edge, int exponent) {

        private static Cut cheaper(Cut a, Cut b) {
            return a == null || b != null && b.exponent > a.exponent ? b : a;
        }

        private Cut scaled(int halvings) {
            return new Cut(edge, exponent + halvings);
        }
    }

    /** What a vertex carries. */
    private static final class Part {

        private Value value = new Value();
        private Cut left;
        private Cut right;
        private int size;
    }

    private final Bush bush;
    private final Part root;
    private final String[] texts;
    private final int[] sizes;

    ValuedTree(Bush bush) {
        this.bush = bush;
        int edges = bush.standing().max().orElse(0);
        texts = new String[edges + 1];
        sizes = new int[edges + 1];
        int vertices = bush.standing().map(edge -> Math.max(bush.edge(edge).from(), bush.edge(edge).to())).max()
                .orElse(ROOT);
        int[] degree = new int[vertices + 1];
        // The xor of the edges: for a leaf, its one edge.
        int[] xor = new int[vertices + 1];
        bush.standing().forEach(edge -> {
            for (int end : new int[]{bush.edge(edge).from(), bush.edge(edge).to()}) {
                degree[end]++;
                xor[end] ^= edge;
            }
        });
        Part[] carried = new Part[vertices + 1];
        boolean named = bush.size() <= MAX_DIGITS;
        for (int v = ROOT + 1; v <= vertices; v++) {
            for (int leaf = v; leaf != ROOT && degree[leaf] == 1;) {
                int edge = xor[leaf];
                int below = bush.edge(edge).other(leaf);
                Part part = carried[leaf] == null ? new Part() : carried[leaf];
                putOn(edge, part);
                sizes[edge] = part.size;
                if (named) {
                    texts[edge] = text(part.value);
                }
                carried[below] = carried[below] == null ? part : sum(carried[below], part);
                carried[leaf] = null;
                degree[leaf] = 0;
                degree[below]--;
                xor[below] ^= edge;
                leaf = below;
            }
        }
        root = carried[ROOT] == null ? new Part() : carried[ROOT];
    }

    /** Theorem 4: the slopes of the rule for trees, next to the value on the side to which a cut moves it. */
    private void putOn(int edge, Part part) {
        int floor = part.value.floor();
        int ceiling = floor + (part.value.length() > 0 ? 1 : 0);
        boolean black = bush.edge(edge).colour() == Colour.BLUE;
        if (black) {
            part.left = part.left == null ? new Cut(edge, -floor) : part.left.scaled(Math.max(0, 1 - ceiling));
            part.right = part.right == null ? null : part.right.scaled(Math.max(0, -floor));
            part.value.putOnBlack();
        } else {
            part.right = part.right == null ? new Cut(edge, floor) : part.right.scaled(Math.max(0, 1 + floor));
            part.left = part.left == null ? null : part.left.scaled(Math.max(0, ceiling));
            part.value.putOnWhite();
        }
        part.size++;
    }

    private static Part sum(Part a, Part b) {
        a.value = a.value.plus(b.value);
        a.left = Cut.cheaper(a.left, b.left);
        a.right = Cut.cheaper(a.right, b.right);
        a.size += b.size;
        return a;
    }

    /** Of the tree's value. */
    int sign() {
        return root.value.signum();
    }

    /** A cut of this side that costs least; null if it has none. */
    Cut cheapest(Side side) {
        return side == Side.LEFT ? root.left : root.right;
    }

    /** The edge of this side that carries most; the side has one. */
    int largest(Side side) {
        return bush.standing().filter(edge -> bush.edge(edge).colour().isFor(side))
                .reduce((a, b) -> sizes[b] > sizes[a] ? b : a).orElseThrow();
    }

    /** The tree's value. */
    String text() {
        return text(root.value);
    }

    /** The value of an edge with all that it carries, in a tree of at most 40 edges. */
    String text(int edge) {
        return texts[edge];
    }

    private static String text(Value value) {
        int length = value.length();
        if (length > MAX_DIGITS) {
            return "a number between " + value.floor() + " and " + (value.floor() + 1) + " with " + length
                    + " binary digits behind the point";
        }
        long fraction = 0;
        for (int i = 1; i <= length; i++) {
            fraction = 2 * fraction + value.digit(i);
        }
        return Dyadic.of(value.floor()).plus(new Dyadic(fraction, length)).toString();
    }
}

package nimsum.util;

/**
 * The sets of edges that can be left of a drawing, which stands on the ground with vertex 0. Each edge has a colour. A
 * set is a number in which the binary digit 2^i stands for edge i. So a set has a greater number than each of its
 * subsets, and a table of all sets can be filled in the order of their numbers.
 *
 * <pre>
 * EdgeSets edges = EdgeSets.read(in, 16, "BR");
 * boolean[] isBlue = new boolean[edges.count()];
 * for (int set = 0; set &lt; edges.count(); set++) {
 *     int standing = edges.standing(set);
 *     isBlue[set] = (standing &amp; edges.ofColours("R")) == 0;
 * }
 * </pre>
 */
public final class EdgeSets {

    private static final int GROUND = 0;

    /** The two ends of each edge. */
    private final int[] from, to;
    private final String colours;

    /**
     * @param from an end of each edge, a vertex from 0 to 31
     * @param to the other end of each edge
     * @param colours a letter for the colour of each edge
     */
    public EdgeSets(int[] from, int[] to, String colours) {
        this.from = from;
        this.to = to;
        this.colours = colours;
    }

    /**
     * Reads a drawing: the number of its vertices above the ground, the number of its edges, and for each edge its two
     * ends and its colour.
     *
     * @param max the greatest number of edges, and of vertices above the ground, at most 30
     * @param letters the colours that there are
     * @throws InputException if the input is not of this form
     */
    public static EdgeSets read(FastReader in, int max, String letters) {
        int vertices = in.nextInt(0, max);
        int[] from = new int[in.nextInt(0, max)];
        int[] to = new int[from.length];
        StringBuilder colours = new StringBuilder();
        for (int edge = 0; edge < from.length; edge++) {
            from[edge] = in.nextInt(0, vertices);
            to[edge] = in.nextInt(0, vertices);
            String colour = in.next();
            if (colour.length() != 1 || letters.indexOf(colour) < 0) {
                throw in.unexpected("a colour, one of the letters " + letters);
            }
            colours.append(colour);
        }
        return new EdgeSets(from, to, colours.toString());
    }

    /** Returns the number of sets, which is 2^m for m edges. The set of all edges is {@code count() - 1}. */
    public int count() {
        return 1 << from.length;
    }

    /** Returns the set of all edges that have one of these colours. */
    public int ofColours(String letters) {
        int set = 0;
        for (int edge = 0; edge < from.length; edge++) {
            set |= letters.indexOf(colours.charAt(edge)) < 0 ? 0 : 1 << edge;
        }
        return set;
    }

    /**
     * Returns the edges of a set that stand, which means that edges of the set connect them to the ground. Repeats
     * passes over the edges up to the fixpoint: O(m) if the lower edges come first, otherwise O(m^2).
     */
    public int standing(int set) {
        int standing = 0;
        int reached = 1 << GROUND;
        int before;
        do {
            before = standing;
            // Goes through the edges that are not yet known to stand, and removes the lowest one each time.
            for (int rest = set & ~standing; rest != 0; rest &= rest - 1) {
                int edge = Integer.numberOfTrailingZeros(rest);
                int ends = 1 << from[edge] | 1 << to[edge];
                if ((ends & reached) != 0) {
                    standing |= 1 << edge;
                    reached |= ends;
                }
            }
        } while (standing != before);
        return standing;
    }
}

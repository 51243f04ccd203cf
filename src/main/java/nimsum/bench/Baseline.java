package nimsum.bench;

import nimsum.util.FastReader;

/**
 * The least that any solution does: it starts, reads the input through the reader of the solutions, and ends. What a
 * solution takes above this is its own work.
 */
final class Baseline {

    /**
     * @param args {@code numbers} if every token is an {@code int}, else {@code words}
     */
    public static void main(String[] args) {
        FastReader in = new FastReader(System.in);
        if (args[0].equals("numbers")) {
            while (in.hasNext()) {
                in.nextInt();
            }
        } else {
            while (in.hasNext()) {
                in.next();
            }
        }
    }
}

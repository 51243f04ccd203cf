package poj2311;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the pieces on the table, in no order and turned at will, and a cut that
 * makes a 1 x 1 piece wins. Sheets of up to 64 cells.
 */
final class BruteForce {

    /** A piece of paper, turned so that its width is not above its height. */
    record Piece(int width, int height) implements Comparable<Piece> {

        private static final Comparator<Piece> ORDER = Comparator.comparingInt(Piece::width)
                .thenComparing(Piece::height);

        static Piece of(int width, int height) {
            return new Piece(Math.min(width, height), Math.max(width, height));
        }

        boolean isUnit() {
            return height == 1;
        }

        /** The pairs of pieces that one cut makes of this one. */
        Stream<List<Piece>> cuts() {
            return Stream.concat(
                    IntStream.rangeClosed(1, width / 2)
                            .mapToObj(cut -> List.of(of(cut, height), of(width - cut, height))),
                    IntStream.rangeClosed(1, height / 2)
                            .mapToObj(cut -> List.of(of(width, cut), of(width, height - cut))));
        }

        @Override
        public int compareTo(Piece other) {
            return ORDER.compare(this, other);
        }
    }

    private final Map<List<Piece>, Boolean> known = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        while (in.hasNext()) {
            boolean wins = game.moverWins(List.of(Piece.of(in.nextInt(), in.nextInt())));
            out.println(wins ? "WIN" : "LOSE");
        }
    }

    /** Whether who moves next wins; the pieces are in order and none is a 1 x 1. */
    boolean moverWins(List<Piece> pieces) {
        if (pieces.stream().flatMap(Piece::cuts).anyMatch(halves -> halves.stream().anyMatch(Piece::isUnit))) {
            return true;
        }
        Boolean found = known.get(pieces);
        if (found == null) {
            found = pieces.stream().distinct()
                    .anyMatch(piece -> piece.cuts().anyMatch(halves -> !moverWins(replaced(pieces, piece, halves))));
            known.put(pieces, found);
        }
        return found;
    }

    private static List<Piece> replaced(List<Piece> pieces, Piece cut, List<Piece> halves) {
        List<Piece> after = new ArrayList<>(pieces);
        after.remove(cut);
        after.addAll(halves);
        Collections.sort(after);
        return after;
    }
}

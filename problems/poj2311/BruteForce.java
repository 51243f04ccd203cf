package poj2311;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the list of all pieces on the table, and a cut that makes a 1 x 1 piece
 * wins. Sheets of up to 7 x 7.
 */
final class BruteForce {

    /** A piece of paper. */
    private record Piece(int width, int height) {

        boolean isUnit() {
            return width == 1 && height == 1;
        }
    }

    private final Map<List<Piece>, Boolean> known = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        while (in.hasNext()) {
            boolean wins = game.moverWins(List.of(new Piece(in.nextInt(), in.nextInt())));
            out.println(wins ? "WIN" : "LOSE");
        }
        out.flush();
    }

    private boolean moverWins(List<Piece> pieces) {
        Boolean found = known.get(pieces);
        if (found == null) {
            found = searchWins(pieces);
            known.put(pieces, found);
        }
        return found;
    }

    private boolean searchWins(List<Piece> pieces) {
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            for (int cut = 1; cut < piece.width; cut++) {
                if (cutWins(pieces, i, new Piece(cut, piece.height), new Piece(piece.width - cut, piece.height))) {
                    return true;
                }
            }
            for (int cut = 1; cut < piece.height; cut++) {
                if (cutWins(pieces, i, new Piece(piece.width, cut), new Piece(piece.width, piece.height - cut))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean cutWins(List<Piece> pieces, int index, Piece a, Piece b) {
        if (a.isUnit() || b.isUnit()) {
            return true;
        }
        List<Piece> rest = new ArrayList<>(pieces);
        rest.remove(index);
        rest.add(a);
        rest.add(b);
        return !moverWins(rest);
    }
}

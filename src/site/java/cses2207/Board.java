package cses2207;

import java.util.List;
import nimsum.board.Cells;
import nimsum.board.Sketch;
import nimsum.game.Heaps;

/** Each heap is a row of coins with its size in front. A click on a coin divides the row in front of that coin. */
public final class Board implements Sketch<Heaps> {

    @Override
    public String draw(Heaps heaps) {
        List<Integer> sizes = heaps.sizes();
        if (!Cells.fits(sizes.size(), sizes.get(0))) {
            return "";
        }
        Cells cells = new Cells(sizes.size(), sizes.get(0));
        for (int row = 0; row < sizes.size(); row++) {
            int heap = sizes.get(row);
            cells.row(row, "" + heap);
            for (int coin = 0; coin < heap; coin++) {
                cells.cell(row, coin, "accent", "", words(heap, coin));
            }
        }
        return cells.toString();
    }

    /** Nothing if this is not a legal split. */
    private static String words(int heap, int part) {
        return part == 0 || 2 * part == heap ? "" : heap + " " + Math.min(part, heap - part);
    }
}

package cses2207;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nimsum.board.Sheets;
import nimsum.board.Sheets.Sheet;
import nimsum.board.Sketch;
import nimsum.game.Heaps;

/** Each heap is a strip with a cell for each coin. Why: the value of each heap. */
public final class Board implements Sketch<Heaps> {

    @Override
    public String draw(Heaps heaps, Heaps before, Map<String, String> values) {
        List<Integer> old = new ArrayList<>(before.sizes());
        return Sheets.of(heaps.sizes().stream().map(heap -> new Sheet("" + heap, 1, heap,
                part -> 2 * part == heap ? "" : heap + " " + Math.min(part, heap - part), row -> "", !old.remove(heap),
                values.getOrDefault("" + heap, ""))).toList());
    }

    @Override
    public String caption(Heaps heaps, boolean why) {
        return why
                ? "The number in a box is the Grundy value of a strip. You win if their nim-sum is not 0 (theorem 1)."
                : "A click between two coins divides the heap there.";
    }

    @Override
    public String done(Heaps from, Heaps to, String name) {
        return "divided " + name.replace(" ", " so that one part has ");
    }
}

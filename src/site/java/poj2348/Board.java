package poj2348;

import java.util.Map;
import nimsum.board.Columns;
import nimsum.board.CommonSketch;
import nimsum.game.Heaps;

/** Why: how often the smaller heap goes into the larger one. */
public final class Board extends CommonSketch<Heaps> {

    @Override
    public String draw(Heaps heaps, Heaps before, Map<String, String> values) {
        return Columns.heaps(heaps, before, Map.of()).framed(values, heaps.sizes()).draw();
    }

    @Override
    public String caption(Heaps heaps, boolean why) {
        return why
                ? "Each frame is as large as the smaller heap. A player who has two frames or more has a choice, and wins."
                : "A click takes the clicked one and all above it: a multiple of " + Rules.small(heaps) + ".";
    }
}

package luogup4279;

import java.util.Map;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import nimsum.game.Heaps;

/** Why: the powers of two of Nim, and at the end the single stones. */
public final class Board implements Sketch<Heaps> {

    @Override
    public String draw(Heaps heaps, Heaps before, Map<String, String> values) {
        return Columns.heaps(heaps, before, Map.of()).powers(values, heaps.sizes()).draw();
    }

    @Override
    public String caption(Heaps heaps, boolean why) {
        return !why
                ? Columns.CAPTION + " The last stone loses."
                : Coach.large(heaps) > 1
                        ? Columns.POWERS
                        : "Leave an odd number of single stones (theorem 2), which have frames.";
    }

    @Override
    public String done(Heaps from, Heaps to, String name) {
        return Columns.done(name);
    }
}

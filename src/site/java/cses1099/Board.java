package cses1099;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.game.Heaps;
import nimsum.picture.Svg.Role;

/** Grey stairs with the balls above them. Why: the balls that do not count lose their colour. */
public final class Board implements Sketch<Heaps> {

    @Override
    public String draw(Heaps stairs, Heaps before, Map<String, String> values) {
        return new Columns("step", 40, heights(stairs), heights(before), (stair, stone) -> new Block(
                stone < stair ? Role.FAINT : Role.ACCENT,
                stone < stair || stair == 0 ? "" : stair + 1 + " " + (stair + stairs.sizes().get(stair) - stone), ""))
                .powers(values, heights(stairs)).draw();
    }

    private static List<Integer> heights(Heaps stairs) {
        return IntStream.range(0, stairs.sizes().size()).mapToObj(stair -> stair + stairs.sizes().get(stair)).toList();
    }

    @Override
    public String caption(Heaps stairs, boolean why) {
        return why
                ? "Only every second stair is a heap (theorem 1). " + Columns.POWERS
                : "The balls lie on grey steps. A click on a ball takes it and all balls above it to the next lower stair.";
    }

    @Override
    public String done(Heaps from, Heaps to, String name) {
        String[] words = name.split(" ");
        return "took " + words[1] + " from stair " + words[0];
    }
}

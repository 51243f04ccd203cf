package cses1099;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;

/** Grey stairs with the balls above them. Why: the balls that do not count lose their colour. */
public final class Board implements Sketch<Heaps> {

    @Override
    public String draw(Heaps stairs, Heaps before, boolean why) {
        return Columns.of("stone", 28, stairs.sizes().size(), stair -> {
            List<Block> blocks = new ArrayList<>(Collections.nCopies(stair, new Block(Role.FAINT, "", "")));
            Role role = why && stair % 2 == 0 ? Role.INK : Role.ACCENT;
            for (int balls = stairs.sizes().get(stair); balls > 0; balls--) {
                blocks.add(new Block(role, stair > 0 ? stair + 1 + " " + balls : "", ""));
            }
            return Columns.withGone(stair + before.sizes().get(stair), blocks);
        });
    }

    @Override
    public String caption(Heaps stairs, boolean why) {
        return "A click on a ball takes it and all balls above it to the next lower stair."
                + (why ? " The balls on the heaps are blue." : "");
    }

    @Override
    public String done(Heaps from, Move<Heaps> move) {
        String[] words = move.name().split(" ");
        return "took " + words[1] + " from stair " + words[0];
    }

    @Override
    public int theorem() {
        return 1;
    }
}

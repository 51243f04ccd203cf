package pokernim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import nimsum.game.Move;
import nimsum.picture.Svg.Role;
import pokernim.Rules.Position;

/** A click on a chip takes it and all above it; one on a chip that is not there yet adds it and those below. */
public final class Board implements Sketch<Position> {

    private static final int MOST_ADDED = 3;

    @Override
    public String draw(Position position, Position before, boolean why) {
        List<Integer> sizes = position.piles().sizes();
        return Columns.of("stone", 28, sizes.size(), pile -> {
            List<Block> blocks = new ArrayList<>(IntStream.range(0, sizes.get(pile))
                    .mapToObj(chip -> new Block(Role.ACCENT, pile + 1 + " " + (sizes.get(pile) - chip), "")).toList());
            if (position.additions().get(pile) > 0) {
                IntStream.rangeClosed(1, MOST_ADDED)
                        .forEach(added -> blocks.add(new Block(Role.FAINT, pile + 1 + " +" + added, "+" + added)));
            }
            return blocks;
        });
    }

    @Override
    public String caption(Position position, boolean why) {
        return Columns.CAPTION + " A click on a chip with a + adds it and those below.";
    }

    @Override
    public String done(Position from, Move<Position> move) {
        String[] words = move.name().split(" ");
        return words[1].startsWith("+")
                ? "added " + words[1].substring(1) + " to pile " + words[0]
                : "took " + words[1] + " from pile " + words[0];
    }
}

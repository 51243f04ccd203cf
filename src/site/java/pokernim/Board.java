package pokernim;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import pokernim.Rules.Position;

/** A click on a chip takes it and all above it; one on a chip that is not there yet adds it and those below. */
public final class Board implements Sketch<Position> {

    private static final int MAX_ADDED = 3;

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<Integer> sizes = position.piles().sizes();
        List<Integer> heights = IntStream.range(0, sizes.size())
                .mapToObj(pile -> sizes.get(pile) + (position.additions().get(pile) > 0 ? MAX_ADDED : 0)).toList();
        return new Columns("stone", 28, heights, heights, (pile, chip) -> {
            int added = chip - sizes.get(pile) + 1;
            boolean isThere = added <= 0;
            String sign = isThere ? "" : "+";
            List<String> all = IntStream.rangeClosed(1, isThere ? 1 - added : added)
                    .mapToObj(chips -> pile + 1 + " " + sign + chips).toList();
            return new Block(isThere ? Role.ACCENT : Role.FAINT, all.get(all.size() - 1), isThere ? "" : sign + added,
                    all);
        }).named(IntStream.range(0, sizes.size())
                .mapToObj(pile -> pile + 1 + " (" + position.additions().get(pile) + ")").toList())
                .powers(values, sizes).draw();
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? Columns.POWERS
                : Columns.CAPTION + " A click on a + adds the chips up to it, as often as the number in brackets says.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        String[] words = name.split(" ");
        return words[1].startsWith("+")
                ? "added " + words[1].substring(1) + " to pile " + words[0]
                : "took " + words[1] + " from pile " + words[0];
    }
}

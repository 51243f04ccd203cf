package luogup2252;

import java.util.List;
import luogup2252.Rules.Position;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** Heaps a and b, and between them what can be taken from both. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, boolean why) {
        String[] names = {"a", "both", "b"};
        return Columns.of("stone", 28, heights(position), heights(before),
                (heap, stone) -> new Block(heap == 1 ? Role.PAPER : Role.ACCENT,
                        names[heap] + " " + (heights(position).get(heap) - stone), ""),
                names);
    }

    private static List<Integer> heights(Position position) {
        return List.of(position.a(), Math.min(position.a(), position.b()), position.b());
    }

    @Override
    public String caption(Position position, boolean why) {
        return Columns.CAPTION + " The column in the middle shows what can be taken from both heaps at once.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        String[] words = name.split(" ");
        return "took " + words[1] + (words[0].equals("both") ? " from both heaps" : " from heap " + words[0]);
    }
}

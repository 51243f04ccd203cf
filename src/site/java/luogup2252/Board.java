package luogup2252;

import java.util.List;
import java.util.Map;
import luogup2252.Rules.Position;
import nimsum.board.Columns;
import nimsum.board.Columns.Block;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** Heaps a and b, and between them what can be taken from both. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<String> names = List.of("a", "both", "b");
        return new Columns("stone", 28, heights(position), heights(before), (heap, stone) -> {
            String name = names.get(heap);
            boolean isKept = values.isEmpty() || heap != 1 && stone < Integer.parseInt(values.get(name));
            return new Block(isKept && heap != 1 ? Role.ACCENT : Role.PAPER,
                    name + " " + (heights(position).get(heap) - stone), "");
        }).named(names).valued(values).draw();
    }

    private static List<Integer> heights(Position position) {
        return List.of(position.a(), Math.min(position.a(), position.b()), position.b());
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The blue stones are a lost pair, to which the best move leads (theorem 2)."
                : Columns.CAPTION + " The column in the middle shows what can be taken from both heaps at once.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        String[] words = name.split(" ");
        return "took " + words[1] + (words[0].equals("both") ? " from both heaps" : " from heap " + words[0]);
    }
}

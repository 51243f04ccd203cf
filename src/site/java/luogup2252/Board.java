package luogup2252;

import java.util.List;
import java.util.Map;
import luogup2252.Rules.Position;
import nimsum.board.Columns.Block;
import nimsum.board.Columns;
import nimsum.board.Sketch;
import nimsum.picture.Svg.Role;

/** Heaps a and b, and between them what can be taken from both. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<String> names = List.of("a", "both", "b");
        return new Columns("stone", 28, heights(position), heights(before), (heap, stone) -> {
            String kept = values.getOrDefault(names.get(heap), "");
            return new Block(heap == 1 || !kept.isEmpty() && stone >= Integer.parseInt(kept) ? Role.PAPER : Role.ACCENT,
                    names.get(heap) + " " + (heights(position).get(heap) - stone),
                    kept.equals("" + (stone + 1)) ? kept : "");
        }).named(names).draw();
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

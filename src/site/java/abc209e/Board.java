package abc209e;

import abc209e.Rules.Position;
import java.util.List;
import java.util.Map;
import nimsum.board.Sketch;
import nimsum.board.Value;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** The words as tiles; a click on a tile says its word. */
public final class Board implements Sketch<Position> {

    private static final int IN_ROW = 3, WIDE = 168, HIGH = 52, MAX = 60, MAX_LETTERS = 14;

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        List<String> words = position.words().stream().distinct().toList();
        if (words.size() > MAX || words.stream().anyMatch(word -> word.length() > MAX_LETTERS)) {
            return "";
        }
        int height = (words.size() + IN_ROW - 1) / IN_ROW * HIGH;
        Svg svg = new Svg(IN_ROW * WIDE, height);
        for (int i = 0; i < words.size(); i++) {
            boolean isSaid = words.get(i).equals(position.said());
            double x = i % IN_ROW * WIDE + 3;
            double y = i / IN_ROW * HIGH + 3;
            svg.open("tile", words.get(i)).rectangle(x, y, WIDE - 6, HIGH - 6, isSaid ? Role.ACCENT : Role.PAPER)
                    .text(x + WIDE / 2 - 3, y + HIGH / 2 - 3, 17, isSaid ? Role.BACKGROUND : Role.INK, words.get(i))
                    .end();
            String value = values.getOrDefault(words.get(i), "");
            Value.draw(svg, x + WIDE - 8 - Value.half(value), y + HIGH - 17, value);
        }
        return svg.toString();
    }

    @Override
    public String caption(Position position, boolean why) {
        return "The last word is \u201C" + position.said() + "\u201D. The next one begins with " + position.ending()
                + "." + (why ? " After a word, the number of moves that follow." : "");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "said " + name;
    }
}

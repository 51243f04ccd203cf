package toads;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.game.Side;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;
import toads.Rules.Position;

/** Draws all that a strip can come to, in a row for each number of moves, with the outcome of each strip. */
final class Picture {

    private static final int ROW = 64, COLUMN = 84, WIDTH = 5 * COLUMN, MARGIN = 36;

    static Map<String, String> draw() {
        return Map.of("small.svg", draw("T.F"));
    }

    private static String draw(String start) {
        Map<String, double[]> places = new LinkedHashMap<>();
        int bottom = MARGIN;
        for (TreeSet<String> row = new TreeSet<>(List.of(start)); !row.isEmpty(); row = new TreeSet<>(
                row.stream().flatMap(Picture::options).toList())) {
            double x = (WIDTH - (row.size() - 1) * COLUMN) / 2.0;
            for (String strip : row) {
                places.put(strip, new double[]{x, bottom});
                x += COLUMN;
            }
            bottom += ROW;
        }
        Main table = new Main();
        Svg svg = new Svg(WIDTH, bottom + MARGIN / 2, "All strips that " + start
                + " comes to: thick lines are moves of Left and thin ones of Right; below each strip its outcome");
        places.forEach((strip, place) -> {
            for (Side side : Side.values()) {
                boolean left = side == Side.LEFT;
                options(strip, side).map(places::get)
                        .forEach(next -> svg.line(place[0], place[1] + 22, next[0], next[1] - 11,
                                left ? Role.ACCENT : Role.CONTRAST, left ? 3 : 1));
            }
            svg.text(place[0], place[1], 15, Role.INK, strip);
            svg.text(place[0], place[1] + 14, 11, Role.INK, table.outcome(Main.number(strip)));
        });
        svg.text(WIDTH / 2.0, bottom, 12, Role.INK, "thick: Left moves; thin: Right moves");
        return svg.toString();
    }

    private static Stream<String> options(String strip) {
        return Stream.concat(options(strip, Side.LEFT), options(strip, Side.RIGHT));
    }

    private static Stream<String> options(String strip, Side side) {
        return new Rules().moves(new Position(strip, side)).map(move -> move.next().strip());
    }
}

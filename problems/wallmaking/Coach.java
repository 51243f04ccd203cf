package wallmaking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimberCoach;
import nimsum.coach.Said;
import wallmaking.Rules.Position;

/** Theorem 2 as advice: the mover loses if and only if the nim-sum of the values of all rectangles is 0. */
public final class Coach extends NimberCoach<Position> {

    /** A rectangle between walls by its first and last rows and columns, counted from 1, and its value. */
    private record Region(int top, int left, int bottom, int right, int value) {

        String name() {
            return span("row", top, bottom) + ", " + span("column", left, right);
        }

        String corners() {
            return top + " " + left + " " + bottom + " " + right;
        }
    }

    /** The values of all rectangles of a board, which are right for this board and for all boards after it. */
    private int[][][][] values;
    private Pattern boards = Pattern.compile("none");

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return regions(position).stream().mapToInt(Region::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public String why(Position position) {
        List<Region> regions = regions(position);
        List<Region> counting = regions.stream().filter(region -> region.value != 0).toList();
        String rule = "A pick in one of the rectangles between walls does not change another one. ";
        if (counting.isEmpty()) {
            return rule
                    + "All rectangles have the value 0, so the other player can answer each pick and make the nim-sum 0 again.";
        }
        String named = counting.stream().map(region -> region.value + " (" + region.name() + ")")
                .collect(Collectors.joining(", "));
        String sum = Said.nimSum(counting.stream().map(Region::value).toList(), value(position));
        return rule + "The values are " + named + (counting.size() < regions.size() ? ", and 0 elsewhere" : "")
                + ". The nim-sum is " + sum
                + (value(position) == 0
                        ? ". The other player can answer each pick and make it 0 again."
                        : ". The move " + reply(position).quoted() + " makes it 0.");
    }

    /** Returns the regions, which are rectangles by theorem 1. Each is found by its upper left cell. */
    private List<Region> regions(Position position) {
        compute(position);
        List<Region> regions = new ArrayList<>();
        for (int top = 0; top < position.height(); top++) {
            for (int left = 0; left < position.width(); left++) {
                if (position.at(top, left) != Rules.WALL && position.at(top - 1, left) == Rules.WALL
                        && position.at(top, left - 1) == Rules.WALL) {
                    int bottom = top + 1;
                    while (position.at(bottom, left) != Rules.WALL) {
                        bottom++;
                    }
                    int right = left + 1;
                    while (position.at(top, right) != Rules.WALL) {
                        right++;
                    }
                    regions.add(new Region(top + 1, left + 1, bottom, right, values[top][bottom][left][right]));
                }
            }
        }
        return regions;
    }

    private static String span(String of, int first, int last) {
        return first == last ? of + " " + first : of + "s " + first + " to " + last;
    }

    private void compute(Position position) {
        if (!boards.matcher(position.width() + " " + position.cells()).matches()) {
            values = Main.grundy(rows(position));
            boards = Pattern
                    .compile(position.width() + " " + position.cells().replaceAll(".", "[$0" + Rules.WALL + "]"));
        }
    }

    static String[] rows(Position position) {
        return IntStream.range(0, position.height())
                .mapToObj(row -> position.cells().substring(row * position.width(), (row + 1) * position.width()))
                .toArray(String[]::new);
    }

    /** Returns the value of each rectangle by its first row and column and its last row and column. */
    @Override
    public Map<String, String> values(Position position) {
        Map<String, String> values = new LinkedHashMap<>();
        regions(position).forEach(region -> values.put(region.corners(), "" + region.value));
        return values;
    }
}

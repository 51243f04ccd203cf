package wallmaking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import wallmaking.Rules.Position;

/** Theorem 2 as advice: the mover loses if and only if the nim-sum of the values of all rectangles is 0. */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** A region: the cells with top <= row < bottom and left <= column < right. */
    private record Region(int top, int bottom, int left, int right, int value) {

        @Override
        public String toString() {
            return span("row", top + 1, bottom) + ", " + span("column", left + 1, right);
        }

        private static String span(String of, int first, int last) {
            return first == last ? of + " " + first : of + "s " + first + " to " + last;
        }
    }

    /** A board, and the values of all its rectangles: those of the boards that it leads to, too. */
    private Position board = new Position(1, String.valueOf(Rules.WALL));
    private Main values;

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return nimSum(regions(position)) != 0 ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        List<Region> regions = regions(position);
        int nimSum = nimSum(regions);
        return nimSum == 0 ? Stream.empty() : regions.stream().flatMap(region -> goodMoves(position, region, nimSum));
    }

    /** The picks in a region whose corners have the nim-sum that it takes. */
    private Stream<Move<Position>> goodMoves(Position position, Region region, int nimSum) {
        List<Move<Position>> good = new ArrayList<>();
        for (int row = region.top; row < region.bottom; row++) {
            for (int column = region.left; column < region.right; column++) {
                int corners = values.grundy(region.top, row, region.left, column)
                        ^ values.grundy(region.top, row, column + 1, region.right)
                        ^ values.grundy(row + 1, region.bottom, region.left, column)
                        ^ values.grundy(row + 1, region.bottom, column + 1, region.right);
                if (position.at(row, column) == Rules.EMPTY && corners == (region.value ^ nimSum)) {
                    good.add(Rules.pick(position, row, column));
                }
            }
        }
        return good.stream();
    }

    /** Where nothing wins, what leaves the fewest winning answers; of several such picks one that leaves the most empty cells. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> hardest(rules.moves(position)
                .sorted(Comparator.comparingLong(move -> -empty(move.next())))));
    }

    private static long empty(Position position) {
        return position.cells().chars().filter(cell -> cell == Rules.EMPTY).count();
    }

    @Override
    public String why(Position position) {
        if (position.cells().indexOf(Rules.EMPTY) < 0) {
            return "No cell is empty: who made the last pick has won.";
        }
        List<Region> regions = regions(position);
        List<Region> counting = regions.stream().filter(region -> region.value != 0).toList();
        String rule = "No pick in one of the rectangles between walls changes another. ";
        if (counting.isEmpty()) {
            return rule + "All have the value 0: whatever is picked, some answer makes the nim-sum 0 again.";
        }
        int nimSum = nimSum(regions);
        String values = counting.stream().map(region -> region.value + " (" + region + ")")
                .collect(Collectors.joining(", "));
        String sum = counting.stream().map(region -> Integer.toString(region.value))
                .collect(Collectors.joining(" xor "))
                + (counting.size() > 1 ? " = " + nimSum : "");
        return rule + "Values: " + values + (counting.size() < regions.size() ? ", and 0 elsewhere" : "")
                + ". Nim-sum: " + sum
                + (nimSum == 0
                        ? ": whatever is picked, some answer makes it 0 again."
                        : ": " + howToWin(position, counting, nimSum) + ", which makes it 0.");
    }

    private String howToWin(Position position, List<Region> regions, int nimSum) {
        Region larger = regions.stream().filter(region -> (region.value ^ nimSum) < region.value).findFirst()
                .orElseThrow();
        return goodMoves(position, larger, nimSum).findFirst().orElseThrow().quoted() + ", in " + larger + ", changes "
                + larger.value + " to " + (larger.value ^ nimSum);
    }

    private static int nimSum(List<Region> regions) {
        return regions.stream().mapToInt(Region::value).reduce(0, (a, b) -> a ^ b);
    }

    /** Theorem 1: what the walls leave are rectangles. Each is found by its upper left cell. */
    private List<Region> regions(Position position) {
        compute(position);
        List<Region> regions = new ArrayList<>();
        for (int top = 0; top < position.height(); top++) {
            for (int left = 0; left < position.width(); left++) {
                if (isFree(position, top, left) && !isFree(position, top - 1, left)
                        && !isFree(position, top, left - 1)) {
                    int bottom = top + 1;
                    while (isFree(position, bottom, left)) {
                        bottom++;
                    }
                    int right = left + 1;
                    while (isFree(position, top, right)) {
                        right++;
                    }
                    regions.add(new Region(top, bottom, left, right, values.grundy(top, bottom, left, right)));
                }
            }
        }
        return regions;
    }

    private static boolean isFree(Position position, int row, int column) {
        return row >= 0 && row < position.height() && column >= 0 && column < position.width()
                && position.at(row, column) != Rules.WALL;
    }

    /** Sees to it that the values are those of a board that leads to this one, or of this one. */
    private void compute(Position position) {
        boolean known = board.width() == position.width() && board.cells().length() == position.cells().length();
        for (int cell = 0; known && cell < position.cells().length(); cell++) {
            known = position.cells().charAt(cell) == Rules.WALL
                    || position.cells().charAt(cell) == board.cells().charAt(cell);
        }
        if (!known) {
            boolean[][] empty = new boolean[position.height()][position.width()];
            for (int cell = 0; cell < position.cells().length(); cell++) {
                empty[cell / position.width()][cell % position.width()] = position.cells().charAt(cell) == Rules.EMPTY;
            }
            values = Main.of(empty);
            board = position;
        }
    }
}

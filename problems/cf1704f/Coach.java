package cf1704f;

import cf1704f.Rules.Position;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Side;

/** Theorems 1 to 3 as advice: the player with more cells wins, and in a tie the nim-sum of the runs decides. */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** Between two cells of the same colour, and next to a white cell. */
    private static final String CUT = "(?<=R)(?=R)|(?<=B)(?=B)|(?<=\\.)|(?=\\.)";

    private final int[] grundy = Main.grundyOfRuns();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        int lead = lead(position);
        return lead > 0 || lead == 0 && nimSum(position) != 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** The moves that keep the largest lead come first: pairs of two colours, and then one cell alone. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        return IntStream.rangeClosed(0, 2).boxed().flatMap(lost -> super.goodMoves(position)
                .filter(move -> lead(position) + lead(move.next()) == lost));
    }

    @Override
    public String why(Position position) {
        int lead = lead(position);
        String counted = "The row has " + cells(Rules.count(position.row(), Side.LEFT), "red") + " and "
                + cells(Rules.count(position.row(), Side.RIGHT), "blue") + ", so ";
        String mover = Rules.player(position.turn());
        String other = Rules.player(position.turn().other());
        if (lead > 0) {
            return counted + mover + " is ahead and wins. " + mover
                    + " takes pairs of a red and a blue cell as long as there are any, and then one cell at a time. "
                    + "One such move is " + reply(position).quoted() + ".";
        }
        if (lead < 0) {
            return counted + other + " is ahead and wins. Each move of " + mover + " costs " + mover
                    + " at least as many cells as " + other + ".";
        }
        return counted + "a move on anything except a red and a blue cell puts " + other + " ahead. "
                + "The alternating runs have the lengths " + joined(runs(position.row()).map(String::length))
                + " and the values "
                + joined(runs(position.row()).map(this::value)) + ". The nim-sum is " + nimSum(position) + ". "
                + (nimSum(position) == 0
                        ? "Each red and blue pair that " + mover + " takes makes it different from 0."
                        : "The move " + reply(position).quoted() + " makes it 0.");
    }

    private static String cells(int count, String colour) {
        return count + " " + colour + (count == 1 ? " cell" : " cells");
    }

    private static String joined(Stream<Integer> numbers) {
        return numbers.map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Returns by how many cells the player to move is ahead. */
    static int lead(Position position) {
        return Rules.count(position.row(), position.turn()) - Rules.count(position.row(), position.turn().other());
    }

    int nimSum(Position position) {
        return runs(position.row()).map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    int value(String run) {
        return Main.grundyOfRun(grundy, run.length());
    }

    /** Returns the parts into which the row is cut where two neighbours have the same colour or a cell is white. */
    static Stream<String> runs(String row) {
        return Stream.of(row.split(CUT)).filter(part -> !part.isEmpty() && !part.equals("."));
    }

    /** Returns the row with the value of its run in place of each colour. */
    String withValues(String row) {
        return Stream.of(row.split(CUT)).map(part -> part.equals(".") ? part : ("" + value(part)).repeat(part.length()))
                .collect(Collectors.joining());
    }

    /** Returns in a tie the value of its run for each cell. */
    @Override
    public Map<String, String> values(Position position) {
        String signs = withValues(position.row());
        return lead(position) != 0
                ? super.values(position)
                : IntStream.range(0, signs.length()).filter(cell -> signs.charAt(cell) != '.').boxed()
                        .collect(Collectors.toMap(cell -> "" + (cell + 1), cell -> signs.substring(cell, cell + 1)));
    }
}

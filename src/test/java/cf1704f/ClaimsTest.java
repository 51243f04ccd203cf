package cf1704f;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import cf1704f.Rules.Position;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Search;
import nimsum.game.Side;
import nimsum.game.Values;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int MOST = 7, COLOURED = 10, LONGEST = 1000;

    private final Rules rules = new Rules();
    private final Search<Position> search = new Search<>(rules);
    private final Search<String> pairs = new Search<>(Options.normal(ClaimsTest::withoutPair));

    @Test
    void theorem1() {
        Claims.each("positions with 2 to " + MOST + " red, blue and white cells in which one colour has more cells",
                positions(position -> lead(position) != 0),
                position -> assertEquals(lead(position) > 0, search.moverWins(position)));
    }

    @Test
    void theorem2() {
        Claims.each(
                "positions with 2 to " + MOST + " red, blue and white cells in which both colours have equally many",
                positions(position -> lead(position) == 0), position -> {
                    assertEquals(pairs.moverWins(position.row()), search.moverWins(position));
                    List<String> taken = withoutPair(position.row()).toList();
                    search.winningMoves(position).forEach(
                            move -> assertEquals(true, taken.contains(move.next().row()), move.name()));
                });
    }

    @Test
    void theorem3() {
        int[] grundy = grundy(COLOURED);
        Claims.each("rows of 2 to " + COLOURED + " cells with equally many red and blue cells",
                IntStream.rangeClosed(2, COLOURED).boxed().flatMap(cells -> words("RB", cells))
                        .map(row -> new Position(row, Side.LEFT)).filter(row -> lead(row) == 0),
                position -> assertEquals(Stream.of(position.row().split("(?<=R)(?=R)|(?<=B)(?=B)"))
                        .mapToInt(run -> grundy[run.length()]).reduce(0, (x, y) -> x ^ y) != 0,
                        search.moverWins(position)));
    }

    @Test
    void theorem4() {
        int[] grundy = grundy(2 * LONGEST);
        int period = 0;
        List<Integer> exceptions;
        do {
            int next = ++period;
            exceptions = IntStream.rangeClosed(0, LONGEST).filter(n -> grundy[n] != grundy[n + next]).boxed().toList();
        } while (exceptions.get(exceptions.size() - 1) > LONGEST / 2);
        int from = exceptions.get(exceptions.size() - 1) + 1;
        Claims.stated("period " + period);
        Claims.stated("$g(n + " + period + ") = g(n)$ for all $n \\ge " + from + "$. Below " + from
                + " it fails only for $n = "
                + exceptions.stream().map(String::valueOf).collect(Collectors.joining(", "))
                + "$.");
        int[] ofMain = Main.grundyOfRuns();
        Claims.each("lengths from 0 to " + LONGEST, IntStream.rangeClosed(0, LONGEST),
                n -> assertEquals(grundy[n], Main.value(ofMain, n)));
    }

    @Test
    void algorithm() {
        Claims.told("The table of " + Main.grundyOfRuns().length + " values");
    }

    @Test
    void exercise1() {
        String row = "RBRBRBRBRRBB";
        Claims.answered("1, 3, 6, 8 and 10");
        assertEquals(List.of("1", "3", "6", "8", "10"), rules.moves(new Position(row, Side.LEFT))
                .filter(move -> withoutPair(row).anyMatch(move.next().row()::equals))
                .filter(move -> !pairs.moverWins(move.next().row())).map(Move::name).toList());
    }

    @Test
    void exercise2() {
        Claims.answered("Alice takes the pair in the middle");
        int[] grundy = grundy(100);
        for (int cells = 2; cells <= 100; cells += 2) {
            assertNotEquals(0, grundy[cells]);
        }
    }

    private static Stream<Position> positions(Predicate<Position> isMeant) {
        return IntStream.rangeClosed(2, MOST).boxed().flatMap(cells -> words("RB.", cells))
                .flatMap(row -> Stream.of(Side.values()).map(turn -> new Position(row, turn))).filter(isMeant);
    }

    private static Stream<String> words(String letters, int length) {
        return length == 0
                ? Stream.of("")
                : words(letters, length - 1).flatMap(word -> letters.chars().mapToObj(letter -> word + (char) letter));
    }

    /** The rows after a pair of a red and a blue cell has been taken from a row. */
    private static Stream<String> withoutPair(String row) {
        return IntStream.range(0, row.length()).filter(i -> row.startsWith("RB", i) || row.startsWith("BR", i))
                .mapToObj(i -> row.substring(0, i) + ".." + row.substring(i + 2));
    }

    /** By how many cells the player to move is ahead. */
    private static int lead(Position position) {
        int red = position.row().chars().map("B.R"::indexOf).map(sign -> sign - 1).sum();
        return position.turn() == Side.LEFT ? red : -red;
    }

    /** The values of runs of cells of changing colours, of which a move takes two neighbours. */
    private static int[] grundy(int longest) {
        return Values.table(longest, (grundy, run) -> IntStream.rangeClosed(0, run - 2)
                .map(left -> grundy[left] ^ grundy[run - 2 - left]));
    }
}

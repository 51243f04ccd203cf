package cf1704f;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cf1704f.Rules.Position;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Side;
import nimsum.game.Splits;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.input.Words;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int MAX = 7, COLOURED = 10, LONGEST = 1000;

    private final Rules rules = new Rules();
    private final Search<Position> search = new Search<>(rules);
    private final Search<String> pairs = new Search<>(Options.normal(ClaimsTest::withoutPair));

    @Test
    void theorem3() {
        Checks.forEach(IntStream.rangeClosed(2, COLOURED).boxed().flatMap(cells -> Words.every(cells, "RB"))
                .map(row -> new Position(row, Side.LEFT)).filter(row -> Coach.lead(row) == 0),
                this::checkRuns);
        Checks.forEach(positions(position -> Coach.lead(position) == 0), this::checkRuns);
    }

    private void checkRuns(Position position) {
        int[] grundy = Splits.grundy(COLOURED, 2, 0);
        assertEquals(Stream.of(position.row().split("(?<=R)(?=R)|(?<=B)(?=B)|\\.+"))
                .mapToInt(run -> grundy[run.length()]).reduce(0, (x, y) -> x ^ y) != 0, search.moverWins(position));
    }

    @Test
    void theorem4() {
        int[] grundy = Splits.grundy(2 * LONGEST, 2, 0);
        assertEquals(new Splits.Period(34, List.of(0, 15, 17, 32, 35, 52)), Splits.period(grundy, 0));
        int[] ofMain = Main.grundyOfRuns();
        Checks.forEach(IntStream.rangeClosed(0, LONGEST), n -> assertEquals(grundy[n], Main.grundyOfRun(ofMain, n)));
    }

    @Test
    void exercise1() {
        String row = "RBRBRBRBRRBB";
        assertEquals(List.of("1", "3", "6", "8", "10"), rules.moves(new Position(row, Side.LEFT))
                .filter(move -> withoutPair(row).anyMatch(move.next().row()::equals))
                .filter(move -> !pairs.moverWins(move.next().row())).map(Move::name).toList());
    }

    @Test
    void exercise2() {
        int[] grundy = Splits.grundy(100, 2, 0);
        for (int cells = 2; cells <= 100; cells += 2) {
            assertNotEquals(0, grundy[cells]);
        }
    }

    @Test
    void exercise3() {
        // After Alice's pair the ring is a row with a white cell at each end.
        IntStream.rangeClosed(1, COLOURED / 2)
                .forEach(pairs -> Stream.of("RB", "BR").forEach(pair -> assertTrue(search.moverWins(
                        new Position("." + pair.repeat(pairs) + ".", Side.RIGHT)))));
    }

    private static Stream<Position> positions(Predicate<Position> isMeant) {
        return IntStream.rangeClosed(2, MAX).boxed().flatMap(cells -> Words.every(cells, "RB."))
                .flatMap(row -> Stream.of(Side.values()).map(turn -> new Position(row, turn))).filter(isMeant);
    }

    /** Returns the rows after a pair of a red and a blue cell has been taken from a row. */
    private static Stream<String> withoutPair(String row) {
        return IntStream.range(0, row.length()).filter(i -> row.startsWith("RB", i) || row.startsWith("BR", i))
                .mapToObj(i -> row.substring(0, i) + ".." + row.substring(i + 2));
    }
}

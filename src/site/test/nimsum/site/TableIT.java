package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.board.Boards;
import nimsum.board.Table;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Opponent;
import nimsum.play.RandomStarts;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the tables tell a page. Nothing here needs a browser. */
class TableIT {

    private static final int STARTS = 20, SIZE = 16;

    /** After a reason, and after the last hint. */
    @TestFactory
    Stream<DynamicTest> theOutlinedMoveIsGood() {
        return Tables.tests((problem, table) -> checkOutlined(problem, problem.rules(), problem.coach(), table));
    }

    private static <P> void checkOutlined(Problem problem, Rules<P> rules, Coach<P> coach, Table<?> table) {
        starts(problem, rules).forEach(input -> {
            P start = rules.read(input);
            table.begin(input, true, Opponent.Level.PERFECT, 1);
            table.why();
            String why = Tables.shown(table, Tables.OUTLINED);
            assertEquals(coach.result(start) == Outcome.LOSS, why.isEmpty(), input);
            Stream.of("1", "2", "3").forEach(hint -> table.hint());
            String hinted = Tables.shown(table, Tables.OUTLINED);
            Stream.of(why, hinted).filter(name -> !name.isEmpty()).forEach(name -> {
                Move<P> move = rules.move(start, name).orElseThrow();
                assertEquals(coach.result(start), coach.result(move.next()).reversed(), () -> name + " from " + input);
            });
        });
    }

    private static <P> Stream<String> starts(Problem problem, Rules<P> rules) {
        Random random = new Random(1);
        return Stream.generate(() -> problem.cases().start(random, 1 + random.nextInt(SIZE)))
                .filter(input -> Tables.isPlayable(problem, input)
                        && rules.ending(rules.read(input)) == Ending.PLAY_ON)
                .limit(STARTS);
    }

    /** As an advice, such as "take 3". */
    @TestFactory
    Stream<DynamicTest> eachMoveIsSaidInWords() {
        return Tables.tests((problem, table) -> starts(problem, problem.rules()).forEach(input -> {
            table.begin(input, true, Opponent.Level.PERFECT, 1);
            List<String> labels = Tables.shown(table, Tables.LABELS).lines().toList();
            assertEquals(table.moves().lines().count(), labels.size(), labels::toString);
            labels.forEach(label -> assertFalse(label.matches("(\\w+ed|took|went|[^ ]*\\d.*) .*"), label));
            assertFalse(Tables.shown(table, Tables.POSITION).isBlank());
        }));
    }

    @Test
    void aMistakeIsSaidInWordsAndTheGameGoesBackToIt() {
        Table<?> table = Tables.of(Problems.here().find("luogup2197"));
        table.begin("1\n3\n1 5 2\n", true, Opponent.Level.PERFECT, 1);
        String start = Tables.shown(table, Tables.POSITION);
        assertTrue(Tables.shown(table, Tables.YOU).endsWith("You can win from this start."));
        table.play("2 4");
        assertFalse(Tables.shown(table, Tables.YOU).contains("You can win"));
        while (!table.turn().matches("won|over")) {
            if (table.turn().equals("opponent")) {
                table.answer();
            } else {
                table.play(table.moves().lines().findFirst().orElseThrow());
            }
        }
        assertEquals("You lost: no stone is left, and you are to move.", Tables.shown(table, Tables.RESULT));
        assertEquals("Move 1: you took 4 from heap 2, and the opponent could win: take 2 from heap 3. "
                + "Better: take 2 from heap 2.", Tables.shown(table, Tables.MISTAKES));
        Boards.obey(table, "goBack", "1");
        assertEquals(start, Tables.shown(table, Tables.POSITION));
        assertEquals("", Tables.shown(table, Tables.MISTAKES));
    }

    @Test
    void anInputThatBreaksARuleIsRefusedInWords() {
        assertEquals("This is no input of the problem. Line 3: -5 is not in 0..9999 (a too small)."
                + " The statement says what an input looks like.",
                Boards.begin("luogup2197", "1\n2\n1 -5\n", true, "EASY", 1));
    }

    /** What a coach has learnt once stays, and an earlier game changes nothing. */
    @Test
    void aStartDependsOnlyOnItsSeedAndItsLength() {
        String start = Boards.draw("luogup2197", "SHORT", true, "EASY", 5);
        String other = Boards.draw("luogup2197", RandomStarts.Length.LONG.name(), true, "EASY", 5);
        assertFalse(start.equals(other), other);
        assertEquals(start, Boards.draw("luogup2197", "SHORT", true, "EASY", 5));
    }
}

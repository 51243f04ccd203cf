package nimsum.harness.problem;

import static nimsum.harness.run.ProblemCopy.assertFails;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.Ending;
import nimsum.game.GraphGame;
import nimsum.game.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each check of a coach fails when the coach is wrong in one way. */
class CoachChecksTest {

    /** A move takes 1 to 3 stones; multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    /**
     * From b one goes to c and has won, and a leads only there. From d one can only go to e, and from there to b, which
     * loses, or back. From f one may hurry to c, or win later by a. From g one loses, and longer by h than by b.
     */
    private static final GraphGame LOOPY = GraphGame.of("a: b", "b: a c", "c: ", "d: e", "e: b d", "f: a c", "g: b h",
            "h: a", "w: WIN", "r: DRAW");
    private static final Map<String, GraphGame> GAMES = Map.of("heap", HEAP, "loopy", LOOPY, "loopy round",
            GraphGame.of("a: b c", "b: a", "c: "), "twice",
            GraphGame.of("a: b b", "b: "), "goes on",
            new GraphGame(Map.of("a", List.of("b"), "b", List.of("a")), Map.of("b", Ending.LOSS)));

    private record Coached(TableCoach coach, CoachChecks<String> checks) {

        /** Puts what is wrong into one of the tables of the coach, for example {@code good f a c}. */
        void put(String wrong) {
            String[] words = wrong.split(" ", 3);
            switch (words[0]) {
                case "outcome" -> coach.outcomes.put(words[1], Outcome.valueOf(words[2]));
                case "moves" -> coach.distances.put(words[1], Integer.valueOf(words[2]));
                case "good" -> coach.good.put(words[1],
                        words.length < 3 ? List.of() : List.of(words[2].split(" ")));
                case "reply" -> coach.replies.put(words[1], words[2]);
                default -> coach.whys.put(words[1], words[2]);
            }
        }

        void check(String what, String place) {
            switch (what) {
                case "rules" -> checks.compareWithRules(place);
                case "moves" -> checks.checkMoves(place, 9);
                case "verdict" -> checks.checkVerdict(place, 2);
                default -> checks.checkGame(place);
            }
        }
    }

    /** A right coach except for what is put into its tables. */
    private static Coached coached(String game, String wrong) {
        boolean timed = game.equals("loopy");
        TableCoach coach = TableCoach.of(GAMES.get(game), timed);
        Coached coached = new Coached(coach,
                new CoachChecks<>(GAMES.get(game), coach, timed, game.contains("loopy")));
        Stream.of(wrong.split(" & ")).filter(one -> !one.isEmpty()).forEach(coached::put);
        return coached;
    }

    @Test
    void rightCoachesPass() {
        for (String game : List.of("heap", "loopy")) {
            GAMES.get(game).places().forEach(place -> Stream.of("rules", "moves", "verdict", "game")
                    .forEach(check -> assertDoesNotThrow(() -> coached(game, "").check(check, place))));
        }
    }

    /** The game, what is put into the tables, the check, the place, and what the check says. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            heap | outcome 6 LOSS | rules 6 | outcome (expected: as played out) of 6 ==> expected: <WIN> but was: <LOSS>
            heap | outcome 6 LOSS | moves 6 | outcome (expected: the best that a move leads to) of 6 ==> expected: <WIN> but was: <LOSS>
            heap | outcome 0 WIN | moves 0 | outcome (expected: what ending says) of 0 ==> expected: <LOSS> but was: <WIN>
            heap | outcome 6 LOSS | verdict 6 | 4 leads to more than outcome says, LOSS, in 6
            loopy | outcome d LOSS & moves d 6 | rules d | whether outcome is LOSS (expected) and a loss in 6 moves can be forced, from d
            loopy round | reply a b | rules a | the coach lets play go round from a
            loopy | good f c | moves f | good moves (expected: all that keep what outcome says) in f ==> expected: <[a, c]> but was: <[c]>
            heap | good 0 5 | moves 0 | good moves after the end of 0 ==> expected: <[]> but was: <[5]>
            heap | good 9 8 4 | moves 9 | the move of this name in Rules (expected: the coach's), 4 in 9 ==> expected: <4> but was: <null>
            heap | reply 6 5 | game 6 | winner (expected: as outcome says) where the coach plays itself from 6 ==> expected: <first> but was: <second>
            loopy | reply f a | moves f | a loses time in f ==> expected: <0> but was: <2>
            loopy | good f a c | moves f | the first move of the hint (expected) and the reply in f ==> expected: <a> but was: <c>
            heap | why 6 Leave "4", not "5". | moves 6 | outcome (expected) and what the move leaves of it that a sentence names, "5" in 6 ==> expected: <WIN> but was: <LOSS>
            heap | why 6 Leave "2". | moves 6 | a sentence names "2", which is no legal move in 6
            heap | why 6 Leave 4. | moves 6 | the first move of the hint (expected) and the first one that why names, in 6: Leave 4. ==> expected: <Optional[4]> but was: <Optional.empty>
            loopy | moves f 3 | rules f | it ends earlier: f
            loopy | moves f 3 | moves f | movesToEnd of f ==> expected: <OptionalInt[1]> but was: <OptionalInt[3]>
            goes on | '' | moves b | moves after the end of b ==> expected: <[]> but was: <[a]>
            twice | '' | moves a | moves of one name in a ==> expected: <2> but was: <1>
            """)
    void aFaultIsNoticed(String game, String wrong, String check, String message) {
        String[] words = check.split(" ");
        assertFails(message, () -> coached(game, wrong).check(words[0], words[1]));
    }

    @Test
    void noReasonAgainstWordsThatAreNoMove() {
        GraphGame silent = new GraphGame(Map.of("6", List.of("5"), "5", List.of()), Map.of()) {

            @Override
            public Optional<String> whyNot(String place, String words) {
                return Optional.empty();
            }
        };
        assertFails("whyNot gives no reason against \"0\" in 6",
                () -> new CoachChecks<>(silent, TableCoach.of(silent, false), false, false).checkMoves("6", 9));
    }
}

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
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.game.Sign;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

/** Each check of a coach fails when the coach is wrong in one way. */
class CoachChecksTest {

    /** Of which a move takes 1 to 3 stones; multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    /**
     * From b one goes to c and has won, and a leads only there. From d one can only go to e, and from there to b, which
     * loses, or back. From f one may hurry to c, or win later by a. From g one loses, and longer by h than by b.
     */
    private static final GraphGame LOOPY = GraphGame.of("a: b", "b: a c", "c: ", "d: e", "e: b d", "f: a c", "g: b h",
            "h: a", "w: WIN", "r: DRAW");

    private final TableCoach untimed = TableCoach.of(HEAP, false);
    private final TableCoach timed = TableCoach.of(LOOPY, true);

    @Test
    void rightCoachesPass() {
        HEAP.places().forEach(place -> assertDoesNotThrow(() -> all(place, heap())));
        LOOPY.places().forEach(place -> assertDoesNotThrow(() -> all(place, loopy())));
    }

    @Test
    void verdict() {
        untimed.outcomes.put("6", Outcome.LOSS);
        assertFails("outcome (expected: as played out) of 6 ==> expected: <WIN> but was: <LOSS>",
                () -> heap().compareWithRules("6"));
        assertFails("outcome (expected: the best that a move leads to) of 6 ==> expected: <WIN> but was: <LOSS>",
                () -> heap().checkMoves("6", 9));
        untimed.outcomes.put("0", Outcome.WIN);
        assertFails("outcome (expected: what ending says) of 0 ==> expected: <LOSS> but was: <WIN>",
                () -> heap().checkMoves("0", 9));
        assertDoesNotThrow(() -> heap().checkVerdict("6", 1));
        assertFails("4 leads to more than outcome says, LOSS, in 6", () -> heap().checkVerdict("6", 2));
    }

    @Test
    void verdictOfALoopyGame() {
        timed.outcomes.put("d", Outcome.LOSS);
        timed.distances.put("d", 6);
        assertFails("whether outcome is LOSS (expected) and a loss in 6 moves can be forced, from d",
                () -> loopy().compareWithRules("d"));
        timed.outcomes.put("e", Outcome.WIN);
        timed.distances.put("e", 5);
        assertFails("whether outcome is WIN (expected) and a win in 5 moves can be forced, from e",
                () -> loopy().compareWithRules("e"));
    }

    @Test
    void missingGoodMove() {
        timed.good.put("f", List.of("c"));
        assertFails("good moves (expected: all that keep what outcome says) in f ==> expected: <[a, c]> but was: <[c]>",
                () -> loopy().checkMoves("f", 9));
        timed.good.put("f", List.of());
        assertFails("whether there are good moves (expected: unless outcome is LOSS) in f",
                () -> loopy().checkMoves("f", 9));
    }

    @Test
    void badMoveThatIsCalledGood() {
        untimed.good.put("6", List.of("4", "5"));
        assertFails(
                "outcome (expected) and what the coach's move leaves of it, 5 in 6 ==> expected: <WIN> but was: <LOSS>",
                () -> heap().checkMoves("6", 9));
        untimed.good.put("0", List.of("5"));
        assertFails("good moves after the end of 0 ==> expected: <[]> but was: <[5]>", () -> heap().checkMoves("0", 9));
    }

    @Test
    void illegalMove() {
        untimed.good.put("9", List.of("8", "4"));
        assertFails("the move of this name in Rules (expected: the coach's), 4 in 9 ==> expected: <4> but was: <null>",
                () -> heap().checkMoves("9", 9));
    }

    @Test
    void replyThatThrowsTheWinAway() {
        untimed.replies.put("6", "5");
        assertFails(
                "outcome (expected) and what the coach's move leaves of it, 5 in 6 ==> expected: <WIN> but was: <LOSS>",
                () -> heap().checkMoves("6", 9));
        assertFails(
                "winner (expected: as outcome says) where the coach plays itself from 6"
                        + " ==> expected: <first> but was: <second>",
                () -> heap().checkGame("6"));
    }

    @Test
    void replyThatLosesTime() {
        timed.replies.put("f", "a");
        assertFails("a loses time in f ==> expected: <0> but was: <2>", () -> loopy().checkMoves("f", 9));
    }

    @Test
    void hintThatBeginsWithAnotherMove() {
        timed.good.put("f", List.of("a", "c"));
        assertFails("the first move of the hint (expected) and the reply in f ==> expected: <a> but was: <c>",
                () -> loopy().checkMoves("f", 9));
        timed.good.put("f", List.of("c", "a"));
        timed.whys.put("f", "Go to \"a\" or \"c\".");
        assertFails(
                "the first move of the hint (expected) and the first one that why names, in f: Go to \"a\" or \"c\"."
                        + " ==> expected: <Optional[c]> but was: <Optional[a]>",
                () -> loopy().checkMoves("f", 9));
    }

    /**
     * From a one loses: by b, which leaves two winning answers, or by c, which leaves one; by d the game may be over at
     * once.
     */
    @Test
    void replyThatLeavesMoreAnswers() {
        GraphGame game = GraphGame.of("a: b c", "A: b d", "b: f g", "c: f h", "d: z", "f: y", "g: y", "h: z", "y: z",
                "z: ");
        TableCoach coach = TableCoach.of(game, false);
        CoachChecks<String> checks = new CoachChecks<>(game, coach, false, false);
        coach.replies.put("a", "b");
        assertFails("b leaves 2 winning answers, and c fewer, in a", () -> checks.checkMoves("a", 9));
        coach.replies.put("a", "c");
        assertDoesNotThrow(() -> checks.checkMoves("a", 9));
        coach.replies.put("A", "b");
        assertDoesNotThrow(() -> checks.checkMoves("A", 9));
        coach.replies.put("A", "d");
        assertDoesNotThrow(() -> checks.checkMoves("A", 9));
    }

    @Test
    void sentences() {
        untimed.whys.put("6", "Leave \"4\", not \"5\".");
        assertFails(
                "outcome (expected) and what the move leaves of it that a sentence names, \"5\" in 6"
                        + " ==> expected: <WIN> but was: <LOSS>",
                () -> heap().checkMoves("6", 9));
        untimed.whys.put("6", "Leave \"2\".");
        assertFails("a sentence names \"2\", which is no legal move in 6", () -> heap().checkMoves("6", 9));
        untimed.whys.put("6", "Leave 4.");
        assertFails(
                "the first move of the hint (expected) and the first one that why names, in 6: Leave 4."
                        + " ==> expected: <Optional[4]> but was: <Optional.empty>",
                () -> heap().checkMoves("6", 9));
        untimed.whys.put("5", " ");
        assertFails("why is silent about 5", () -> heap().checkMoves("5", 9));
        untimed.whys.put("8", "Lost, the longest by \"6\".");
        assertDoesNotThrow(() -> heap().checkMoves("8", 9));
    }

    @Test
    void numbersInSentences() {
        Stream.of("6 - 1 = 4. ==> expected: <4> but was: <5>",
                "2 xor 3 = 6. ==> expected: <6> but was: <1>",
                "2 ⊗ 3 = 6. ==> expected: <6> but was: <1>",
                "-1 + 1/2 = 1/2. ==> expected: <1/2> but was: <-1/2>",
                "5 is smaller than 5. ==> expected: <-1> but was: <0>",
                "3, is more than the 4 that. ==> expected: <1> but was: <-1>",
                "7 are missing, 2 times 3. ==> expected: <7> but was: <6>",
                "The nim-sum of 1 3 is 4. ==> expected: <4> but was: <2>",
                "An even number of vertices, in brackets: 1 up to 3 (3).",
                "They differ by 3, and the pair is (4, 8), since 3 times phi is 4. ==> expected: <3 4 7> but was: <3 4 8>",
                "They differ by 3, and the pair is (5, 8), since 3 times phi is 5.",
                "The nim-sum is 0.",
                "2 ⊗ 2 = 3, and the nim-sum is 2.")
                .forEach(wrong -> {
                    untimed.whys.put("6", "\"4\" wins. " + wrong.replaceFirst(" ==>.*", ""));
                    assertFails("\"4\" wins. " + wrong, () -> heap().checkMoves("6", 9));
                });
        untimed.whys.put("6", "\"4\": 6 - 1 = 5, 1/2 - 1 = -1/2, 2 xor 3 = 1, 2 ⊗ 3 = 1, and the nim-sum is 1.");
        assertFails("\"4\": 6 - 1 = 5, 1/2 - 1 = -1/2, 2 xor 3 = 1, 2 ⊗ 3 = 1, and the nim-sum is 1.",
                () -> heap().checkMoves("6", 9));
        untimed.whys.put("6", "\"4\": 4 = 3 + 1, 4 are missing, 1 times 3 and 1. The nim-sum of 1 3 is 2.");
        assertDoesNotThrow(() -> heap().checkMoves("6", 9));
    }

    @Test
    void numbersInRefusals() {
        Words words = new Words("Type the place", "", List.of(), List.of(), "all is over", "there is no place 7");
        assertFails("not what was typed, \"0\": there is no place 7", () -> words.checks(untimed).checkMoves("6", 9));
    }

    @Test
    void rulesThatSayNothing() {
        Words right = new Words("Type a place", "There is a. One does b. Who does c wins.", List.of("A", "B"),
                List.of(new Sign("d", "D is d.")),
                "all is over", "it is wrong");
        assertDoesNotThrow(() -> right.checks(untimed).checkInWords());
        HEAP.places().forEach(place -> assertDoesNotThrow(() -> right.checks(untimed).checkMoves(place, 9)));
        Words wrong = new Words("", "There is a. One does b.", List.of("A", "A"), List.of(new Sign("d", "D is d")),
                "It is over.", "no");
        assertFails("howToMove is silent about 6", () -> wrong.checks(untimed).checkMoves("6", 9));
        assertFails("whyOver is no clause at 0: It is over.", () -> wrong.checks(untimed).checkMoves("0", 9));
        Words later = new Words("Type", "There is a. One does b. Who wins", wrong.players, wrong.signs, "", null);
        assertFails("whyNot gives no reason against \"0\" in 6", () -> later.checks(untimed).checkMoves("6", 9));
        assertFails("inWords are no sentences: There is a. One does b. Who wins",
                () -> later.checks(untimed).checkInWords());
        assertFails("players: [A, A] ==> expected: <2> but was: <1>",
                () -> new Words("", right.inWords, wrong.players, List.of(), "", "").checks(untimed).checkInWords());
        assertFails("the meaning is no sentence: Sign[found=d, meaning=D is d]",
                () -> new Words("", right.inWords, right.players, wrong.signs, "", "").checks(untimed).checkInWords());
    }

    /**
     * The same game with other words.
     *
     * @param reason against whatever is no move; null for none
     */
    private record Words(String howToMove, String inWords, List<String> players, List<Sign> signs, String whyOver,
            String reason) implements Rules<String> {

        CoachChecks<String> checks(TableCoach coach) {
            return new CoachChecks<>(this, coach, false, false);
        }

        @Override
        public String read(FastReader in) {
            return HEAP.read(in);
        }

        @Override
        public Stream<Move<String>> moves(String place) {
            return HEAP.moves(place);
        }

        @Override
        public String howToMove(String place) {
            return howToMove;
        }

        @Override
        public String whyOver(String place, String moverIs) {
            return whyOver;
        }

        @Override
        public Optional<String> whyNot(String place, String words) {
            return Optional.ofNullable(reason);
        }
    }

    @Test
    void distance() {
        timed.distances.put("f", 3);
        assertFails("it ends earlier: f", () -> loopy().compareWithRules("f"));
        assertFails("movesToEnd of f ==> expected: <OptionalInt[1]> but was: <OptionalInt[3]>",
                () -> loopy().checkMoves("f", 9));
        timed.distances.put("c", 1);
        assertFails("movesToEnd of c ==> expected: <OptionalInt[0]> but was: <OptionalInt[1]>",
                () -> loopy().checkMoves("c", 9));
        timed.distances.put("d", 1);
        assertFails("movesToEnd of d ==> expected: <OptionalInt.empty> but was: <OptionalInt[1]>",
                () -> loopy().checkMoves("d", 9));
        timed.distances.remove("a");
        assertFails("the coach does not count the moves of a", () -> loopy().compareWithRules("a"));
    }

    @Test
    void aLoopyGameWhoseMovesAreNotCounted() {
        TableCoach coach = TableCoach.of(LOOPY, false);
        assertFails(IllegalStateException.class, "it can come back: b",
                () -> new CoachChecks<>(LOOPY, coach, false, false).compareWithRules("d"));
        CoachChecks<String> checks = new CoachChecks<>(LOOPY, coach, false, true);
        LOOPY.places().forEach(place -> assertDoesNotThrow(() -> checks.compareWithRules(place)));
        coach.outcomes.put("d", Outcome.LOSS);
        assertFails("outcome (expected: as played out) of d"
                + " ==> expected: <DRAW> but was: <LOSS>", () -> checks.compareWithRules("d"));
        GraphGame round = GraphGame.of("a: b c", "b: a", "c: ");
        TableCoach goesRound = TableCoach.of(round, false);
        CoachChecks<String> ofRound = new CoachChecks<>(round, goesRound, false, true);
        ofRound.compareWithRules("a");
        goesRound.replies.put("a", "b");
        assertFails("the coach lets play go round from a", () -> ofRound.compareWithRules("a"));
    }

    @Test
    void movesAfterTheEnd() {
        GraphGame goesOn = new GraphGame(Map.of("a", List.of("b"), "b", List.of("a")), Map.of("b", Ending.LOSS));
        assertFails("moves after the end of b ==> expected: <[]> but was: <[a]>",
                () -> new CoachChecks<>(goesOn, TableCoach.of(goesOn, false), false, false).checkMoves("b", 9));
    }

    @Test
    void movesOfOneName() {
        GraphGame twice = GraphGame.of("a: b b", "b: ");
        assertFails("moves of one name in a ==> expected: <2> but was: <1>",
                () -> new CoachChecks<>(twice, TableCoach.of(twice, false), false, false).checkMoves("a", 9));
    }

    private CoachChecks<String> heap() {
        return new CoachChecks<>(HEAP, untimed, false, false);
    }

    private CoachChecks<String> loopy() {
        return new CoachChecks<>(LOOPY, timed, true, true);
    }

    private static void all(String place, CoachChecks<String> checks) {
        checks.compareWithRules(place);
        checks.checkMoves(place, 9);
        checks.checkVerdict(place, 9);
        checks.checkGame(place);
    }
}

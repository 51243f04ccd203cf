package nimsum.harness;

import static nimsum.harness.ProblemCopy.assertFails;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.TableCoach;
import nimsum.game.Ending;
import nimsum.game.GraphGame;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

/** Each check of a coach fails when the coach is wrong in one way. */
class CoachChecksTest {

    /** Of which a move takes 1 to 3 stones; multiples of 4 are lost. */
    private static final GraphGame HEAP = GraphGame.heap(9);
    /**
     * From b one goes to c and has won, and a leads only there. From d one can only go to e, and from there to b, which loses, or
     * back. From f one may hurry to c, or win later by a. From g one loses, and longer by h than by b.
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
        assertFails("6 ==> expected: <WIN> but was: <LOSS>", () -> heap().compareWithRules("6"));
        assertFails("6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkMoves("6", 9));
        untimed.outcomes.put("0", Outcome.WIN);
        assertFails("0 ==> expected: <LOSS> but was: <WIN>", () -> heap().checkMoves("0", 9));
    }

    @Test
    void verdictOfALoopyGame() {
        timed.outcomes.put("d", Outcome.LOSS);
        timed.outcomes.put("e", Outcome.WIN);
        timed.distances.putAll(Map.of("d", 6, "e", 5));
        assertFails("d ==> expected: <true> but was: <false>", () -> loopy().compareWithRules("d"));
        assertFails("d ==> expected: <OptionalInt[6]> but was: <OptionalInt[7]>", () -> {
            timed.distances.put("d", 7);
            timed.good.put("d", List.of());
            loopy().checkMoves("d", 9);
        });
        timed.outcomes.putAll(Map.of("a", Outcome.DRAW, "d", Outcome.DRAW));
        assertFails("a ==> expected: <false> but was: <true>", () -> loopy().compareWithRules("a"));
    }

    @Test
    void missingGoodMove() {
        timed.good.put("f", List.of("c"));
        assertFails("f ==> expected: <[a, c]> but was: <[c]>", () -> loopy().checkMoves("f", 9));
        timed.good.put("f", List.of());
        assertFails("f ==> expected: <true> but was: <false>", () -> loopy().checkMoves("f", 9));
    }

    @Test
    void badMoveThatIsCalledGood() {
        untimed.good.put("6", List.of("4", "5"));
        assertFails("5 in 6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkMoves("6", 9));
        untimed.good.put("8", List.of("5"));
        assertFails("8 ==> expected: <false> but was: <true>", () -> heap().checkMoves("8", 9));
        untimed.good.put("0", List.of("5"));
        assertFails("0 ==> expected: <[]>", () -> heap().checkMoves("0", 9));
    }

    @Test
    void illegalMove() {
        untimed.good.put("9", List.of("8", "4"));
        assertFails("4 in 9 ==> expected: <4> but was: <null>", () -> heap().checkMoves("9", 9));
        untimed.replies.put("9", "0");
        assertFails("0 in 9 ==> expected: <0> but was: <null>", () -> heap().checkOpening("9", 1));
    }

    @Test
    void replyThatThrowsTheWinAway() {
        untimed.replies.put("6", "5");
        assertFails("5 in 6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkMoves("6", 9));
        assertFails("5 in 6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkOpening("6", 1));
        assertFails("6 ==> expected: <first> but was: <second>", () -> heap().checkGame("6"));
        untimed.replies.put("7", "6");
        assertFails("6 in 7", () -> heap().checkOpening("9", 10));
        assertDoesNotThrow(() -> heap().checkOpening("9", 2));
    }

    @Test
    void replyThatLosesTime() {
        timed.replies.put("f", "a");
        assertFails("a loses time in f ==> expected: <0> but was: <2>", () -> loopy().checkMoves("f", 9));
        timed.replies.put("g", "b");
        assertFails("b loses time in g ==> expected: <3> but was: <1>", () -> loopy().checkMoves("g", 9));
    }

    /** From a one loses: by b, which leaves two winning answers, or by c, which leaves one; by d the game may be over at once. */
    @Test
    void replyThatLeavesMoreAnswers() {
        GraphGame game = GraphGame.of("a: b c", "A: b d", "b: f g", "c: f h", "d: z", "f: y", "g: y", "h: z", "y: z",
                "z: ");
        TableCoach coach = TableCoach.of(game, false);
        CoachChecks<String> checks = new CoachChecks<>(game, coach, false);
        coach.replies.put("a", "b");
        assertFails("b leaves 2 winning answers, and c fewer, in a", () -> checks.checkMoves("a", 9));
        coach.replies.put("a", "c");
        assertDoesNotThrow(() -> checks.checkMoves("a", 9));
        coach.replies.put("A", "b");
        assertDoesNotThrow(() -> checks.checkMoves("A", 9));
        coach.replies.put("A", "d");
        assertDoesNotThrow(() -> checks.checkMoves("A", 9));
    }

    /** From a one has hundreds of moves; all leave one winning answer but m1, which leaves two. */
    @Test
    void replyThatLeavesMoreAnswersThanManyOtherMoves() {
        List<String> others = IntStream.rangeClosed(2, 300).mapToObj(i -> "m" + i).toList();
        GraphGame game = GraphGame.of(Stream.concat(others.stream().map(other -> other + ": f h"),
                Stream.of("a: m1 " + String.join(" ", others), "m1: f g", "f: y", "g: y", "h: z", "y: z", "z: "))
                .toArray(String[]::new));
        TableCoach coach = TableCoach.of(game, false);
        CoachChecks<String> checks = new CoachChecks<>(game, coach, false);
        coach.replies.put("a", "m2");
        assertDoesNotThrow(() -> checks.checkMoves("a", 999));
        coach.replies.put("a", "m1");
        assertFails("m1 leaves 2 winning answers, and m", () -> checks.checkMoves("a", 999));
    }

    @Test
    void sentences() {
        untimed.whys.put("6", "Leave \"4\", not \"5\".");
        assertFails("\"5\" in 6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkMoves("6", 9));
        assertFails("\"5\" in 6 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkOpening("6", 1));
        untimed.whys.put("6", "Leave \"2\".");
        assertFails("a sentence names \"2\", which is no legal move in 6", () -> heap().checkMoves("6", 9));
        untimed.whys.put("6", "Leave 4.");
        untimed.others.put("6", "Or \"4\".");
        assertFails("why names no move in double quotes, in 6: Leave 4.", () -> heap().checkMoves("6", 9));
        untimed.others.put("7", "Or \"6\".");
        assertFails("\"6\" in 7 ==> expected: <WIN> but was: <LOSS>", () -> heap().checkMoves("7", 9));
        untimed.whys.put("5", " ");
        assertFails("why is silent about 5", () -> heap().checkMoves("5", 9));
        untimed.whys.put("8", "Lost, the longest by \"6\".");
        assertDoesNotThrow(() -> heap().checkMoves("8", 9));
        untimed.whys.put("0", "Leave \"0\".");
        assertFails("moves that are named after the end of 0", () -> heap().checkMoves("0", 9));
    }

    /** Only the reply may be named by the beginning of its name, and only as it is shortened. */
    @Test
    void sentencesWithALongName() {
        String end = "x".repeat(300);
        GraphGame game = GraphGame.of("a: b " + end, "b: " + end, end + ": ");
        TableCoach coach = TableCoach.of(game, false);
        CoachChecks<String> checks = new CoachChecks<>(game, coach, false);
        coach.whys.put("a", "Go to " + coach.reply("a").quoted() + ".");
        assertDoesNotThrow(() -> checks.checkMoves("a", 9));
        coach.whys.put("a", "Go to \"xxx...\".");
        assertFails("a sentence names \"xxx...\", which is no legal move in a", () -> checks.checkMoves("a", 9));
    }

    @Test
    void rulesThatSayNothing() {
        assertFails("howToMove is silent about 6", () -> new CoachChecks<>(new Words(HEAP, "", Map.of()),
                untimed, false).checkMoves("6", 9));
    }

    @Test
    void names() {
        HEAP.places().forEach(place -> assertDoesNotThrow(() -> heap().checkNames(place)));
        assertFails("the name \"2\" that is not listed, in 6", () -> named(Map.of("2", "2")).checkNames("6"));
        assertFails("the name \"05\" that is not listed, in 6", () -> named(Map.of("05", "5")).checkNames("6"));
        assertFails("the move of a name that is listed, in 6", () -> named(Map.of("5", "4")).checkNames("6"));
        assertFails("the move of a name after the end of 0", () -> named(Map.of("0", "0")).checkNames("2"));
    }

    @Test
    void nearNames() {
        assertEquals(Set.of("3 10", "1 10", "4 10", "0 10", "-2 10", "02 10", "+2 10", "20 10", " 10", "2 11", "2 9",
                "2 20", "2 0", "2 -10", "2 010", "2 +10", "2 100", "2 ", "10", "2", "2 2 10", "2 10 10", "10 2", "",
                "2 10, 2 10", "2 10 1", "2 10 x", " 2 10", "2 10 ", "2  10", "210", "2 10"),
                SaidChecks.near("2 10").collect(Collectors.toSet()));
        assertTrue(SaidChecks.near("3 1, 4 2").anyMatch("4 2, 3 1"::equals));
        assertTrue(SaidChecks.near("Ka1").toList().containsAll(List.of("KA1", "ka1", "Ka2")));
    }

    /** The same game with other words and, for some names, other moves. */
    private record Words(GraphGame game, String howToMove, Map<String, String> moves) implements Rules<String> {

        @Override
        public String read(FastReader in) {
            return game.read(in);
        }

        @Override
        public Stream<Move<String>> moves(String place) {
            return game.moves(place);
        }

        @Override
        public Optional<Move<String>> move(String place, String name) {
            return moves.containsKey(name)
                    ? Optional.of(new Move<>(name, moves.get(name)))
                    : game.move(place, name);
        }

        @Override
        public String howToMove(String place) {
            return howToMove;
        }

        @Override
        public String picture(String place) {
            return game.picture(place);
        }
    }

    private CoachChecks<String> named(Map<String, String> moves) {
        return new CoachChecks<>(new Words(HEAP, "words", moves), untimed, false);
    }

    @Test
    void distance() {
        timed.distances.put("f", 3);
        assertFails("it ends earlier: f", () -> loopy().compareWithRules("f"));
        assertFails("f ==> expected: <OptionalInt[1]> but was: <OptionalInt[3]>", () -> loopy().checkMoves("f", 9));
        timed.distances.put("g", 2);
        assertFails("g ==> expected: <true> but was: <false>", () -> loopy().compareWithRules("g"));
        assertFails("g ==> expected: <OptionalInt[4]> but was: <OptionalInt[2]>", () -> loopy().checkMoves("g", 9));
        timed.distances.put("c", 1);
        assertFails("c ==> expected: <OptionalInt[0]> but was: <OptionalInt[1]>", () -> loopy().checkMoves("c", 9));
        timed.distances.put("d", 1);
        assertFails("d ==> expected: <OptionalInt.empty> but was", () -> loopy().checkMoves("d", 9));
        timed.distances.remove("a");
        assertFails("the coach does not count the moves of a", () -> loopy().compareWithRules("a"));
    }

    @Test
    void aLoopyGameWhoseMovesAreNotCounted() {
        assertFails("it can come back: ",
                () -> new CoachChecks<>(LOOPY, TableCoach.of(LOOPY, false), false).compareWithRules("d"));
    }

    @Test
    void movesAfterTheEnd() {
        GraphGame goesOn = new GraphGame(Map.of("a", List.of("b"), "b", List.of("a")), Map.of("b", Ending.LOSS));
        assertFails("moves after the end of b",
                () -> new CoachChecks<>(goesOn, TableCoach.of(goesOn, false), false).checkMoves("b", 9));
    }

    @Test
    void movesOfOneName() {
        GraphGame twice = GraphGame.of("a: b b", "b: ");
        assertFails("moves of one name in a",
                () -> new CoachChecks<>(twice, TableCoach.of(twice, false), false).checkMoves("a", 9));
    }

    private CoachChecks<String> heap() {
        return new CoachChecks<>(HEAP, untimed, false);
    }

    private CoachChecks<String> loopy() {
        return new CoachChecks<>(LOOPY, timed, true);
    }

    private static void all(String place, CoachChecks<String> checks) {
        checks.compareWithRules(place);
        checks.checkMoves(place, 9);
        checks.checkOpening(place, 9);
        checks.checkGame(place);
    }
}

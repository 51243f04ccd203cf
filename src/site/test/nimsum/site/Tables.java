package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Boards;
import nimsum.board.Entry;
import nimsum.board.Table;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;

/** The games of the pages, played in this JVM. */
final class Tables {

    /** Places of the parts that {@link Table#shown} tells. */
    static final int STATUS = 0, YOU = 1, NOTE = 2, PICTURE = 4, CAPTION = 5, MOVES = 6, OUTLINED = 7, LOG = 8,
            RESULT = 9,
            MISTAKES = 10, LABELS = 11, POSITION = 12;
    private static final Map<String, Entry> ENTRIES = ServiceLoader.load(Entry.class).stream().map(Provider::get)
            .collect(Collectors.toMap(Entry::id, Function.identity()));
    private static final List<String> HINT = List.of("hint", ""), WHY = List.of("why", ""),
            ANSWER = List.of("answer", "");

    private Tables() {
    }

    /** Returns a test for each problem that has a game, with the table of its page. */
    static Stream<DynamicTest> tests(BiConsumer<Problem, Table<?>> test) {
        List<Problem> playable = Problems.here().all().stream().filter(Problem::isPlayable).toList();
        assertFalse(playable.isEmpty(), "no games");
        return playable.stream().map(problem -> dynamicTest(problem.id(), () -> test.accept(problem, of(problem))));
    }

    static Table<?> of(Problem problem) {
        return ENTRIES.get(problem.id()).table().orElseThrow();
    }

    /** Tells whether a game can begin from an input. */
    static boolean isPlayable(Problem problem, String input) {
        return problem.rules().isPlayable(problem.rules().read(input));
    }

    /** Returns a part of what the page of a game shows now, by its place. */
    static String shown(Table<?> table, int part) {
        return table.shown().split("\f", -1)[part];
    }

    /**
     * Plays a game that has begun. Before each move it asks for all hints, for the reason, and for a move that is not
     * legal.
     *
     * @param max the number of moves after which the person stops
     * @param choice of a move, by the number of moves that the person has made and the number of legal moves
     * @return what the page shows at first, and after each request
     */
    static List<String> play(Table<?> table, int max, IntBinaryOperator choice, List<List<String>> asked) {
        List<String> shown = new ArrayList<>(List.of(table.shown()));
        int moves = 0;
        while (table.turn().equals("opponent") || table.turn().equals("you") && moves < max) {
            List<List<String>> requests = List.of(ANSWER);
            if (table.turn().equals("you")) {
                List<String> legal = table.moves().lines().toList();
                String move = legal.get(choice.applyAsInt(moves++, legal.size()));
                requests = List.of(HINT, HINT, HINT, WHY, List.of("play", ""), List.of("play", move));
            }
            asked.addAll(requests);
            for (List<String> request : requests) {
                Boards.obey(table, request.get(0), request.get(1));
                shown.add(table.shown());
            }
        }
        return shown;
    }
}

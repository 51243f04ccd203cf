package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.harness.run.Printed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchedGameTest {

    @Test
    void aHeap() {
        assertEquals("""
                5
                first: 4
                4
                second: 3
                3
                first: 0
                0
                first
                """, watch(GraphGame.heap(5), "5"));
    }

    @ParameterizedTest
    @CsvSource({"a, WIN, first", "a, LOSS, second", "a, DRAW, draw", "b, WIN, second", "b, LOSS, first",
            "b, DRAW, draw"})
    void howPlayEnds(String start, String ending, String winner) {
        String printed = watch(GraphGame.of("b: a", "a: " + ending), start);
        assertTrue(printed.endsWith("a\n" + winner + "\n"), printed);
    }

    /** A way of some moves into a cycle of some moves. */
    @ParameterizedTest
    @CsvSource({"0, 1", "0, 2", "1, 1", "5, 3", "3, 8", "17, 5"})
    void aCycleIsADraw(int way, int cycle) {
        GraphGame rules = GraphGame.of(IntStream.range(0, way + cycle)
                .mapToObj(i -> i + ": " + (i + 1 < way + cycle ? i + 1 : way)).toArray(String[]::new));
        String printed = watch(rules, "0");
        assertTrue(printed.endsWith("\nThis position came before, and neither player can force a win.\ndraw\n"),
                printed);
        List<String> positions = printed.lines().filter(line -> line.matches("[0-9]+")).toList();
        assertTrue(positions.indexOf(positions.get(positions.size() - 1)) < positions.size() - 1, printed);
        assertTrue(positions.size() <= 2 * Math.max(way, cycle) + cycle + 2, printed);
    }

    @Test
    void oldPositionsAreForgottenAndALongGameSaysThatItGoesOn() {
        Printed news = new Printed();
        Rules<Place> rules = Options.normal(this::moves);
        Coach<Place> coach = new Coach<>(rules) {
            @Override
            public Outcome outcome(Place place) {
                return Outcome.DRAW;
            }

            @Override
            public String why(Place place) {
                return "";
            }
        };
        assertEquals(Winner.SECOND, new WatchedGame<>(rules, coach, new PrintWriter(Writer.nullWriter()),
                new PrintWriter(new BufferedWriter(news))).play(new Place(4096)));
        assertTrue(inMemory <= 4, () -> inMemory + " positions are in memory");
        assertEquals("1024 moves so far ...\n2048 moves so far ...\n", news.toString());
    }

    private record Place(int left) {
    }

    private final List<WeakReference<Place>> made = new ArrayList<>();
    private long inMemory;

    /** One move from each place; counts at the end how many places are still in memory. */
    private Stream<Place> moves(Place place) {
        if (place.left == 0) {
            System.gc();
            inMemory = made.stream().filter(reference -> reference.get() != null).count();
            return Stream.of();
        }
        Place next = new Place(place.left - 1);
        made.add(new WeakReference<>(next));
        return Stream.of(next);
    }

    private static String watch(GraphGame rules, String start) {
        Printed printed = new Printed();
        new WatchedGame<>(rules, TableCoach.of(rules, false), new PrintWriter(printed),
                new PrintWriter(Writer.nullWriter())).play(start);
        return printed.toString();
    }
}

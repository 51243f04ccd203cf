package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import nimsum.harness.run.Printed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchedGameTest {

    @ParameterizedTest
    @CsvSource({"0, 1", "0, 2", "1, 1", "5, 3", "3, 8", "17, 5"})
    void aCycleIsADraw(int way, int cycle) {
        GraphGame rules = GraphGame.of(IntStream.range(0, way + cycle)
                .mapToObj(i -> i + ": " + (i + 1 < way + cycle ? i + 1 : way)).toArray(String[]::new));
        Printed watched = new Printed();
        new WatchedGame<>(rules, new TableCoach(rules), new PrintWriter(watched)).play("0");
        String printed = watched.toString();
        assertTrue(printed.endsWith("\nThis position came before, and neither player can force a win.\ndraw\n"),
                printed);
        List<String> positions = printed.lines().filter(line -> line.matches("[0-9]+")).toList();
        assertTrue(positions.indexOf(positions.get(positions.size() - 1)) < positions.size() - 1, printed);
        assertTrue(positions.size() <= 2 * Math.max(way, cycle) + cycle + 2, printed);
    }
}

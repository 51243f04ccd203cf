package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What a coach does that says nothing else. */
class CoachDefaultsTest {

    @Test
    void theHardestMoveLeavesTheFewestGoodAnswers() {
        GraphGame rules = GraphGame.of("lost: two one another", "two: x y", "one: x", "another: y", "x: ", "y: ");
        assertEquals("one", TableCoach.of(rules, false).hardest(rules.moves("lost")).name());
    }

    @Test
    void movesAreNotCounted() {
        assertEquals(OptionalInt.empty(), new NimCoach().movesToEnd(new Heaps(List.of(1))));
    }
}

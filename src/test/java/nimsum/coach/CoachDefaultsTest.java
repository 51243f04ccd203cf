package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.game.GraphGame;
import org.junit.jupiter.api.Test;

/** What a coach does that says nothing else. */
class CoachDefaultsTest {

    @Test
    void theHardestMoveLeavesTheFewestGoodAnswers() {
        GraphGame rules = GraphGame.of("lost: three two another", "three: x y z", "two: x y", "another: y z", "x: ",
                "y: ", "z: ");
        assertEquals("two", TableCoach.of(rules, false).hardest(rules.moves("lost")).name());
    }
}

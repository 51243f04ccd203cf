package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.game.GraphGame;
import org.junit.jupiter.api.Test;

/** What a coach does that says nothing else. */
class CoachDefaultsTest {

    @Test
    void theHardestMoveLeavesTheFewestGoodAnswersAndDoesNotLoseAtOnce() {
        GraphGame rules = GraphGame.of("lost: over three two another gone", "over: WIN", "gone: WIN", "three: x y z",
                "two: x y",
                "another: y z", "x: ",
                "y: ", "z: ");
        assertEquals("two", TableCoach.of(rules, false).hardest("lost").name());
    }
}

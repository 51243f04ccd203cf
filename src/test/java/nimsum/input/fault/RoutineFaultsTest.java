package nimsum.input.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import nimsum.input.Cases;
import nimsum.input.PlainLines;
import nimsum.input.Range;
import nimsum.input.StrictText;
import org.junit.jupiter.api.Test;

/** The test of the secret data holds that each fault is refused by the rule in its name. */
class RoutineFaultsTest {

    @Test
    void casesThatForgetABoundAreSeen() {
        Cases forgetful = new PlainLines() {
            @Override
            protected void checkQuestion(StrictText input) {
                input.number("a", new Range(0, 9));
                input.newline();
            }
        }.withBounds(Map.of("a", new Range(1, 3)));
        String input = RoutineFaults.of(forgetful, "2\n").get("a-too-large");
        assertEquals("4\n", input);
        assertTrue(forgetful.isValid(input));
    }
}

package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    void ofALongNameTheBeginningIsShown() {
        String name = "a".repeat(200);
        assertEquals(name, new Move<>(name, 0).toString());
        assertEquals(name + "...", new Move<>(name + "a", 0).toString());
    }
}

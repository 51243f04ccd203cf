package nimsum.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import nimsum.coach.TableCoach;
import nimsum.game.GraphGame;
import org.junit.jupiter.api.Test;

/** Where no game lasts a start is drawn all the same. */
class ShortGamesTest {

    private static final GraphGame GAME = GraphGame.of("long: middle", "middle: end", "end: ");

    private static String drawn(String... inputs) {
        return new Starts<>(GAME, TableCoach.of(GAME, true), new Random(1),
                (random, size) -> inputs[random.nextInt(inputs.length)]).draw(3);
    }

    @Test
    void oneThatIsSoonOver() {
        assertEquals("middle", drawn("middle", "end"));
    }

    @Test
    void oneThatIsOver() {
        assertEquals("end", drawn("end"));
    }
}

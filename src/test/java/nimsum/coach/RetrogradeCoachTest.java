package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import nimsum.game.GraphGame;
import nimsum.game.Outcome;
import nimsum.util.Retrograde;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RetrogradeCoachTest {

    /** A line of places from four to the end, and what leads into it; only from drawn one may stay out of it. */
    private static final GraphGame GAME = GraphGame.of("end: ", "one: end", "two: one", "three: two", "four: three",
            "won: three four two one end", "lost: one three", "drawn: round one", "round: drawn");

    /** Outcomes and distances as the rules make them. */
    private static final class Distances extends RetrogradeCoach<String> {

        private final TableCoach table = TableCoach.of(GAME, true);

        private Distances() {
            super(GAME);
        }

        @Override
        public Outcome outcome(String place) {
            return table.outcome(place);
        }

        @Override
        public OptionalInt movesToEnd(String place) {
            return table.movesToEnd(place);
        }

        @Override
        protected Retrograde solution(String place) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected int number(String place) {
            throw new UnsupportedOperationException();
        }
    }

    @ParameterizedTest
    @CsvSource({"won, '[end, two, four]', end", "lost, [], three", "drawn, [round], round", "four, [], three",
            "three, [two], two"})
    void theWinnerHurriesAndTheLoserDelays(String place, String good, String reply) {
        Distances coach = new Distances();
        assertEquals(good, coach.goodMoves(place).toList().toString());
        assertEquals(reply, coach.reply(place).name());
    }
}

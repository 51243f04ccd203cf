package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * What has to be true of the words of rules and of a coach: of the moves that sentences name. What is not is an
 * <code>AssertionError</code>.
 *
 * @param <P>
 *            the positions of the rules
 */
record SaidChecks<P>(Rules<P> rules, Coach<P> coach) {

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

    /** Each move that the coach names is legal and good; it names one unless the position is lost; nothing is said of an end. */
    void checkSentences(P position) {
        String why = coach.why(position);
        assertFalse(why.isBlank(), () -> "why is silent about " + position);
        List<String> named = QUOTED.matcher(why).results().map(quoted -> quoted.group(1))
                .toList();
        if (rules.ending(position) != Ending.PLAY_ON) {
            assertEquals(List.of(), named, () -> "moves that are named after the end of " + position);
            return;
        }
        assertFalse(rules.howToMove(position).isBlank(), () -> "howToMove is silent about " + position);
        assertTrue(coach.outcome(position) == Outcome.LOSS || QUOTED.matcher(why).find(),
                () -> "why names no move in double quotes, in " + position + ": " + why);
        named.forEach(name -> checkNamed(position, name));
    }

    private void checkNamed(P position, String name) {
        Optional<Move<P>> move = rules.move(position, name);
        assertTrue(move.isPresent(), () -> "a sentence names \"" + name + "\", which is no legal move in " + position);
        assertEquals(coach.outcome(position), coach.outcome(move.get().next()).reversed(),
                () -> "outcome (expected) and what the move leaves of it that a sentence names, \"" + name + "\" in "
                        + position);
    }
}

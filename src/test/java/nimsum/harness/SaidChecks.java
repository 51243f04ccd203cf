package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.PartizanRules;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * What has to be true of the words of rules and of a coach: of the moves that sentences name. What is not is an
 * <code>AssertionError</code>.
 *
 * @param <P>
 *            the positions of the rules
 */
record SaidChecks<P>(Rules<P> rules, Coach<P> coach) {

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\""), NUMBER = Pattern.compile("[0-9]+");

    /** Each move that the coach names is legal and good; it names one unless the position is lost. */
    void checkSentences(P position) {
        if (rules.ending(position) != Ending.PLAY_ON) {
            String whyOver = rules.whyOver(position, "you are");
            assertTrue(whyOver.matches("[^ .].*[^ .]"), () -> "whyOver is no clause at " + position + ": " + whyOver);
            return;
        }
        String why = coach.why(position);
        assertFalse(why.isBlank(), () -> "why is silent about " + position);
        wrongWords(position).filter(words -> rules.move(position, words).isEmpty())
                .forEach(words -> assertTrue(rules.whyNot(position, words).isPresent(),
                        () -> "whyNot gives no reason against \"" + words + "\" in " + position));
        assertFalse(rules.howToMove(position).isBlank(), () -> "howToMove is silent about " + position);
        assertTrue(!why.contains("first of these") || QUOTED.matcher(why).results().count() > 1,
                () -> "why speaks of the first of one move, in " + position + ": " + why);
        QUOTED.matcher(why).results().forEach(quoted -> checkNamed(position, quoted.group(1)));
        coach.goodMoves(position).findFirst().ifPresent(best -> assertEquals(Optional.of(best.name()),
                QUOTED.matcher(why).results().map(quoted -> quoted.group(1)).findFirst(),
                () -> "the first move of the hint (expected) and the first one that why names, in " + position + ": "
                        + why));
    }

    /** The first move with a number in it that is none, or far too large, and what the sides of a partizan game may do. */
    private Stream<String> wrongWords(P position) {
        String first = rules.moves(position).findFirst().orElseThrow().name();
        Stream<String> ofNumbers = NUMBER.matcher(first).results().flatMap(number -> Stream.of("0", "99999")
                .map(other -> first.substring(0, number.start()) + other + first.substring(number.end())));
        return rules instanceof PartizanRules<P> partizan
                ? Stream.concat(ofNumbers, Stream.of(Side.values()).map(side -> partizan.withTurn(position, side))
                        .flatMap(other -> rules.moves(other).limit(1)).map(Move::name))
                : ofNumbers;
    }

    /** The game is told in three sentences, and whoever is called by a name plays against another one. */
    void checkInWords() {
        String told = rules.inWords();
        assertEquals(3, told.split("[.!?]( |$)").length, () -> "sentences of inWords: " + told);
        assertTrue(told.matches("[A-Z][^\n]*[a-z]\\."), () -> "inWords are no sentences: " + told);
        assertEquals(rules.players().isEmpty() ? 0 : 2, Set.copyOf(rules.players()).size(),
                () -> "players: " + rules.players());
        rules.signs().forEach(
                sign -> assertTrue(sign.meaning().matches("[^ ].*\\w\\."),
                        () -> "the meaning is no sentence: " + sign));
    }

    private void checkNamed(P position, String name) {
        Optional<Move<P>> move = rules.move(position, name);
        assertTrue(move.isPresent(), () -> "a sentence names \"" + name + "\", which is no legal move in " + position);
        assertEquals(coach.outcome(position), coach.outcome(move.get().next()).reversed(),
                () -> "outcome (expected) and what the move leaves of it that a sentence names, \"" + name + "\" in "
                        + position);
    }
}

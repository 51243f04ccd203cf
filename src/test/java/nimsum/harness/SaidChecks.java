package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * What has to be true of the words of rules and of a coach: of the moves that sentences name, and of the names of moves. What is not
 * is an <code>AssertionError</code>.
 *
 * @param <P>
 *            the positions of the rules
 */
record SaidChecks<P>(Rules<P> rules, Coach<P> coach) {

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    /** Where there are more moves, no names are tried; and near ones only of so many moves. */
    private static final int MAX_LISTED = 200, NEARED = 4;

    /** Each move that the coach names is legal and good; it names one unless the position is lost; nothing is said of an end. */
    void checkSentences(P position) {
        String why = coach.why(position);
        assertFalse(why.isBlank(), () -> "why is silent about " + position);
        List<String> named = QUOTED.matcher(why + coach.otherMoves(position)).results().map(quoted -> quoted.group(1))
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
        Optional<Move<P>> move = rules.move(position, name)
                .or(() -> Optional.of(coach.reply(position)).filter(reply -> reply.toString().equals(name)));
        assertTrue(move.isPresent(), () -> "a sentence names \"" + name + "\", which is no legal move in " + position);
        assertEquals(coach.outcome(position), coach.outcome(move.get().next()).reversed(),
                () -> "outcome (expected) and what the move leaves of it that a sentence names, \"" + name + "\" in "
                        + position);
    }

    /** Rules know each move that they list by its name, and no other name: near ones of some moves are tried, and two at once. */
    void checkNames(P position) {
        Rules<P> bounded = rules.bounded();
        List<Move<P>> moves = bounded.moves(position).limit(MAX_LISTED + 1L).toList();
        if (moves.size() > MAX_LISTED) {
            return;
        }
        moves.forEach(move -> assertEquals(Optional.of(move), bounded.move(position, move.name()),
                () -> "the move of a name that is listed, in " + position));
        Map<String, Move<P>> listed = moves.stream().collect(Collectors.toMap(Move::name, Function.identity()));
        List<Move<P>> some = Sample.of(moves, NEARED).toList();
        some.forEach(move -> {
            Stream<String> two = some.stream()
                    .flatMap(other -> Stream.of(" ", ", ").map(between -> move.name() + between
                            + other.name()));
            Stream.concat(near(move.name()), two).filter(name -> !listed.containsKey(name))
                    .forEach(name -> assertEquals(Optional.empty(),
                            bounded.move(position, name),
                            () -> "the move of the name \"" + name + "\" that is not listed, in " + position));
            if (rules.ending(move.next()) != Ending.PLAY_ON) {
                assertEquals(Optional.empty(), bounded.move(move.next(), move.name()),
                        () -> "the move of a name after the end of " + move.next());
            }
        });
    }

    /** Names that may look like this one: with other numbers, words and blanks. */
    static Stream<String> near(String name) {
        Stream.Builder<String> near = Stream.builder();
        Pattern.compile("[0-9]+").matcher(name).results().forEach(digits -> {
            long number = Long.parseLong(digits.group());
            for (Object other : List.of(number + 1, number - 1, 2 * number, 0, -number, "0" + number, "+" + number,
                    number + "0", "")) {
                near.add(name.substring(0, digits.start()) + other + name.substring(digits.end()));
            }
        });
        for (String between : List.of(" ", ", ")) {
            List<String> words = List.of(name.split(between));
            for (int i = 0; i < words.size(); i++) {
                near.add(spliced(words, i, 1, between));
                near.add(spliced(words, i, 1, between, words.get(i), words.get(i)));
                if (i > 0) {
                    near.add(spliced(words, i - 1, 2, between, words.get(i), words.get(i - 1)));
                }
            }
        }
        Stream.of(name + " 1", name + " x", " " + name, name + " ", name.replace(" ", "  "), name.replace(" ", ""),
                name.toUpperCase(Locale.ROOT), name.toLowerCase(Locale.ROOT)).forEach(near);
        return near.build();
    }

    /** The words with others in place of so many of them. */
    private static String spliced(List<String> words, int from, int count, String between, String... others) {
        return Stream.of(words.subList(0, from), List.of(others), words.subList(from + count, words.size()))
                .flatMap(List::stream).collect(Collectors.joining(between));
    }
}

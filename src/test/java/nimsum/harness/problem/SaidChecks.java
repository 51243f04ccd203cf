package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.PartizanRules;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * What has to be true of the words of rules and of a coach: of the moves, the players and the sides that sentences
 * name. What is not is an {@code AssertionError}.
 *
 * @param <P> the positions of the rules
 */
record SaidChecks<P>(Rules<P> rules, Coach<P> coach) {

    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\""), NUMBER = Pattern.compile("[0-9]+"),
            LABEL = Pattern.compile("(?<!begins with )\\b([a-z]{3,}) (\\d+)\\b(?! to)"),
            TO_MOVE = Pattern.compile("(\\w+) (?:is )?to move");
    static final Pattern ONLY = Pattern.compile("Only switch (\\d+) counts"),
            STARTS = Pattern.compile("player who starts \\w+|\\w+ wins, no matter who starts"),
            OWN = Pattern.compile("(?<=you cut )\\w+|(?<=cuts )\\w+|(?<=no )\\w+(?= (edge|cube) is left)"
                    + "|(?<=two )\\w+(?= to break)|\\w+(?= you break)|(?<=(no|the) )\\w+(?= on square)"
                    + "|(?<=of the )\\w+(?= that you move)|(?<=bar \\w{1,9} has \\d{1,5} )\\w+");

    /** Each move that the coach names is legal and good; it names one unless the position is lost. */
    void checkSentences(P position) {
        if (rules.ending(position) != Ending.PLAY_ON) {
            checkOwn(position, rules.whyOver(position, "you are"));
            return;
        }
        String why = coach.why(position);
        checkMover(position, why);
        SaidNumbers.check(why, coach.outcome(position));
        if (rules instanceof PartizanRules<P> partizan) {
            new SaidWorths<>(partizan, coach).check(position, why);
        }
        checkStarts(position, why);
        checkSwitches(position, why);
        checkOwn(position, rules.howToMove(position));
        wrongWords(position).filter(words -> rules.move(position, words).isEmpty())
                .forEach(words -> checkRefusal(position, words, rules.whyNot(position, words).orElseThrow(
                        () -> new AssertionError("whyNot gives no reason against \"" + words + "\" in " + position))));
        assertTrue(!why.contains("first of these") || QUOTED.matcher(why).results().count() > 1,
                () -> "why speaks of the first of one move, in " + position + ": " + why);
        QUOTED.matcher(why).results().forEach(quoted -> checkNamed(position, quoted.group(1)));
        coach.goodMoves(position).findFirst().ifPresent(best -> assertEquals(Optional.of(best.name()),
                QUOTED.matcher(why).results().map(quoted -> quoted.group(1)).findFirst(),
                () -> "the first move of the hint (expected) and the first one that why names, in " + position + ": "
                        + why));
    }

    /** The player who is called the first one has the first move. */
    void checkStart(P start) {
        saidMover(start.toString()).ifPresent(mover -> assertEquals(0, mover, () -> "who moves first in " + start));
    }

    /** The place of the player among all players who is said to be to move; none if nobody is said to be. */
    private OptionalInt saidMover(String text) {
        return TO_MOVE.matcher(text).results().flatMapToInt(said -> IntStream.range(0, rules.about().players().size())
                .filter(i -> Set.of(rules.about().players().get(i).split("[ ()]+")).contains(said.group(1))))
                .findFirst();
    }

    /** The players take turns, and the coach speaks of the same one as the position. */
    private void checkMover(P position, String why) {
        saidMover(position.toString()).ifPresent(mover -> {
            rules.moves(position).limit(1).forEach(move -> assertEquals(OptionalInt.of(1 - mover),
                    saidMover(move.next().toString()), () -> "who moves after " + move + " in " + position));
            assertEquals(mover, saidMover(why).orElse(mover), () -> "who moves in " + position + ": " + why);
        });
    }

    /** Who wins no matter who starts, or whether the one who does so wins. */
    private void checkStarts(P position, String why) {
        if (rules instanceof PartizanRules<P> partizan) {
            SaidNumbers.each(STARTS, why, found -> {
                String said = found.group();
                List<Boolean> won = Stream.of(Side.values())
                        .map(side -> coach.outcome(partizan.withTurn(position, side)) == Outcome.WIN).toList();
                assertEquals(List.of(said.startsWith("Left") || said.endsWith("starts wins"),
                        said.startsWith("Right") || said.endsWith("starts wins")), won,
                        () -> "whether Left and Right win if they start: " + why);
            });
        }
    }

    /** If only one switch counts, then moves that press it are worth the same, and so are moves that do not. */
    private void checkSwitches(P position, String why) {
        SaidNumbers.each(ONLY, why, only -> rules.moves(position)
                .collect(Collectors.groupingBy(move -> List.of(move.name().split(" ")).contains(only.group(1)),
                        Collectors.mapping(move -> coach.outcome(move.next()), Collectors.toSet())))
                .values().forEach(outcomes -> assertEquals(1, outcomes.size(), () -> why + " In " + position)));
    }

    /** What is said to be the mover's own, as a colour, is what the game in words gives to that side. */
    private void checkOwn(P position, String text) {
        if (rules instanceof PartizanRules<P> partizan) {
            String told = rules.about().inWords();
            int right = told.lastIndexOf("Right");
            String own = partizan.withTurn(position, Side.LEFT).equals(position)
                    ? told.substring(told.indexOf("Left"), right)
                    : told.substring(right);
            SaidNumbers.each(OWN, text, word -> assertTrue(own.contains(word.group()),
                    () -> "\"" + word.group() + "\" is not in \"" + own + "\": " + text + ", in " + position));
        }
    }

    /** Each number behind a noun of howToMove, as in "row 3", is the one that was typed for it. */
    private void checkRefusal(P position, String words, String refusal) {
        checkOwn(position, refusal);
        List<String> nouns = List.of(rules.howToMove(position).split("\\W+"));
        String said = LABEL.matcher(refusal).results().filter(label -> nouns.contains(label.group(1)))
                .sorted(Comparator.comparing(label -> nouns.indexOf(label.group(1)))).map(label -> label.group(2))
                .collect(Collectors.joining("\\b.*\\b", ".*\\b", "\\b.*"));
        assertTrue(words.matches(said), () -> "not what was typed, \"" + words + "\": " + refusal);
    }

    /**
     * The first move with a number in it that is none, or far too large, and what the sides of a partizan game may do.
     */
    private Stream<String> wrongWords(P position) {
        String first = rules.moves(position).findFirst().orElseThrow().name();
        Stream<String> ofNumbers = NUMBER.matcher(first).results().flatMap(number -> Stream.of("0", "99999")
                .map(other -> first.substring(0, number.start()) + other + first.substring(number.end())));
        return rules instanceof PartizanRules<P> partizan
                ? Stream.concat(ofNumbers, Stream.of(Side.values()).map(side -> partizan.withTurn(position, side))
                        .flatMap(other -> rules.moves(other).limit(1)).map(Move::name))
                : ofNumbers;
    }

    private void checkNamed(P position, String name) {
        Optional<Move<P>> move = rules.move(position, name);
        assertTrue(move.isPresent(), () -> "a sentence names \"" + name + "\", which is no legal move in " + position);
        assertEquals(coach.outcome(position), coach.outcome(move.get().next()).reversed(),
                () -> "outcome (expected) and what the move leaves of it that a sentence names, \"" + name + "\" in "
                        + position);
    }
}

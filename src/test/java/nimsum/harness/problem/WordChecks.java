package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.coach.NumberCoach;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * Checks the moves and the numbers that a coach speaks of, and the refusals, without reading sentences. A fault is an
 * {@code AssertionError}.
 */
record WordChecks<P>(Rules<P> rules, Coach<P> coach) {

    private static final int FEW_MOVES = 12;
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\""), NUMBER = Pattern.compile("[0-9]+");

    void check(P position) {
        checkNamedMoves(position);
        checkRefusals(position);
        checkWorth(position);
    }

    /**
     * Checks that each move that a sentence quotes is legal and throws nothing away, and the first one is that of the
     * hint.
     */
    private void checkNamedMoves(P position) {
        String why = coach.why(position);
        List<String> named = QUOTED.matcher(why).results().map(quoted -> quoted.group(1)).toList();
        named.forEach(name -> {
            Move<P> move = rules.move(position, name).orElseThrow(() -> new AssertionError(
                    "a sentence names \"" + name + "\", which is no legal move in " + position));
            assertEquals(coach.outcome(position), coach.outcome(move.next()).reversed(),
                    () -> "outcome (expected) and what the move leaves of it that a sentence names, " + move.quoted()
                            + " in " + position);
        });
        coach.goodMoves(position).findFirst().ifPresent(best -> assertEquals(Optional.of(best.name()),
                named.stream().findFirst(),
                () -> "the first move of the hint (expected) and the first one that why names, in " + position + ": "
                        + why));
    }

    /** Checks that the first move with a number in it that is none, or far too large, is refused with a reason. */
    private void checkRefusals(P position) {
        String first = rules.moves(position).findFirst().orElseThrow().name();
        NUMBER.matcher(first).results().flatMap(number -> Stream.of("0", "99999")
                .map(other -> first.substring(0, number.start()) + other + first.substring(number.end())))
                .filter(words -> rules.move(position, words).isEmpty())
                .forEach(words -> assertTrue(rules.whyNot(position, words).isPresent(),
                        () -> "whyNot gives no reason against \"" + words + "\" in " + position));
    }

    /** Checks that the value of a position is the simplest number between those that few moves of both sides leave. */
    private void checkWorth(P position) {
        if (rules instanceof PartizanRules<P> partizan && coach instanceof NumberCoach<P> numbers) {
            P ofLeft = partizan.withTurn(position, Side.LEFT);
            List<Dyadic> left = rules.moves(ofLeft).limit(FEW_MOVES)
                    .map(move -> numbers.ahead(move.next()).negate()).toList();
            List<Dyadic> right = rules.moves(partizan.withTurn(position, Side.RIGHT)).limit(FEW_MOVES)
                    .map(move -> numbers.ahead(move.next())).toList();
            assertTrue(left.size() == FEW_MOVES || right.size() == FEW_MOVES || numbers.ahead(ofLeft)
                    .equals(Dyadic.simplestBetween(left.stream().max(Comparator.naturalOrder()).orElse(null),
                            right.stream().min(Comparator.naturalOrder()).orElse(null))),
                    () -> "the simplest number between " + left + " and " + right + " is not what " + ofLeft
                            + " is worth, " + numbers.ahead(ofLeft));
        }
    }
}

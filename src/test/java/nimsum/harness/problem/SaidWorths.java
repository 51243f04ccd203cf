package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Dyadic;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Side;

/**
 * What sentences say of the worth of a position that is a number: it is the simplest number between the worths that
 * they name for the positions after a move of Left and after one of Right. Positions with few moves are looked at.
 *
 * @param <P> the positions of the rules
 */
record SaidWorths<P>(PartizanRules<P> rules, Coach<P> coach) {

    private static final int FEW_MOVES = 12;
    private static final String NUMBER = "(" + SaidNumbers.NUMBER + ")";
    private static final Pattern WORTH = Pattern.compile("(?:sum is|(?:drawing|tree) is worth) " + NUMBER),
            LEAVES = Pattern.compile("(\\d+)[BR] leaves " + NUMBER),
            COSTS = Pattern.compile("\"(.+)\" costs (?:just )?" + NUMBER);

    void check(P position, String why) {
        if (!WORTH.matcher(why).find() || Stream.of(Side.values()).anyMatch(
                side -> rules.moves(rules.withTurn(position, side)).limit(FEW_MOVES + 1).count() > FEW_MOVES)) {
            return;
        }
        Map<String, Dyadic> ofLeft = worths(position, Side.LEFT);
        Map<String, Dyadic> ofRight = worths(position, Side.RIGHT);
        Dyadic worth = worth(why);
        assertEquals(Dyadic.simplestBetween(best(ofLeft.values(), 1), best(ofRight.values(), -1)), worth, why);
        Map<String, Dyadic> all = new HashMap<>(ofLeft);
        all.putAll(ofRight);
        LEAVES.matcher(why).results().forEach(
                said -> assertEquals(all.get(said.group(1)), SaidNumbers.number(said.group(2)), why));
        Map<String, Dyadic> own = rules.withTurn(position, Side.LEFT).equals(position) ? ofLeft : ofRight;
        COSTS.matcher(why).results().forEach(said -> {
            Dyadic fall = worth.plus(own.get(said.group(1)).negate());
            assertEquals(fall.signum() < 0 ? fall.negate() : fall, SaidNumbers.number(said.group(2)), why);
        });
    }

    /** The worth after each move of a side, by the name of the move. */
    private Map<String, Dyadic> worths(P position, Side side) {
        return rules.moves(rules.withTurn(position, side))
                .collect(Collectors.toMap(Move::name, move -> worth(move.next())));
    }

    /** Returns the worth of a position. If neither side has a move, nothing is left. */
    private Dyadic worth(P position) {
        return Stream.of(Side.values()).map(side -> rules.withTurn(position, side))
                .filter(turned -> rules.ending(turned) == Ending.PLAY_ON).findFirst()
                .map(turned -> worth(coach.why(turned))).orElse(Dyadic.ZERO);
    }

    private static Dyadic worth(String why) {
        Matcher worth = WORTH.matcher(why);
        worth.find();
        return SaidNumbers.number(worth.group(1));
    }

    /** The greatest number, or the least one if the sign is negative; null if there is none. */
    private static Dyadic best(Collection<Dyadic> worths, int sign) {
        return worths.stream().max((a, b) -> sign * a.compareTo(b)).orElse(null);
    }
}

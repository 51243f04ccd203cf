package pokernim;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.NimCoach;
import nimsum.game.Ending;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Outcome;
import pokernim.Rules.Position;

/** The player to move wins if and only if the nim-sum of the piles is not 0, and never needs an addition for it. */
public final class Coach implements nimsum.coach.Coach<Position> {

    /** More piles are not all added up in words. */
    private static final int MAX_LISTED = 12;

    private final Rules rules = new Rules();
    private final NimCoach nim = new NimCoach();

    @Override
    public Outcome outcome(Position position) {
        return nim.outcome(position.piles());
    }

    /** Those that take, which are Bouton's. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        return nim.goodMoves(position.piles()).map(position::taken);
    }

    @Override
    public String otherMoves(Position position) {
        List<Integer> sizes = position.piles().sizes();
        int nimSum = nim.nimSum(position.piles());
        return IntStream.range(0, sizes.size())
                .filter(pile -> (sizes.get(pile) ^ nimSum) > sizes.get(pile)
                        && position.mayAdd(pile, (sizes.get(pile) ^ nimSum) - sizes.get(pile)))
                .mapToObj(pile -> position.add(pile, (sizes.get(pile) ^ nimSum) - sizes.get(pile)).quoted()
                        + " makes the nim-sum 0 as well, and so may adding to other piles; it only makes the game longer.")
                .findFirst().orElse("");
    }

    /**
     * Where nothing wins, takes or adds a power of two that leaves the fewest winning answers. One answer changes each pile that
     * the other player may add to, and of the others each that has the power, since it can only be taken from. If there is a
     * choice, adds a power to the first pile that is in none, or takes a large one, so that games with large piles end.
     */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> {
            List<Integer> sizes = position.piles().sizes();
            int next = sizes.stream().mapToInt(size -> Integer.highestOneBit(size)).max().orElseThrow() << 1;
            return IntStream
                    .concat(IntStream.of(next), IntStream.rangeClosed(0, 30).map(exponent -> 1 << 30 - exponent))
                    .filter(power -> power > 0).boxed()
                    .flatMap(power -> IntStream.range(0, sizes.size()).mapToObj(pile -> new Change(pile, power)))
                    .filter(change -> change.isTake(sizes) || position.mayAdd(change.pile, change.power))
                    .min(Comparator.comparing(change -> change.answers(position)))
                    .map(change -> change.in(position)).orElseThrow();
        });
    }

    /** A pile and a power of two, which is taken if it is in the pile as a binary number and else added. */
    private record Change(int pile, int power) {

        boolean isTake(List<Integer> sizes) {
            return (sizes.get(pile) & power) != 0;
        }

        /** How many piles have a winning answer, but for those that the other player may add to: these all have one. */
        long answers(Position position) {
            List<Integer> sizes = position.piles().sizes();
            return IntStream.range(0, sizes.size()).filter(other -> position.otherAdditions().get(other) == 0)
                    .filter(other -> (sizes.get(other) & power) != 0 != (other == pile)).count();
        }

        Move<Position> in(Position position) {
            return isTake(position.piles().sizes())
                    ? position.taken(position.piles().take(pile, power))
                    : position.add(pile, power);
        }
    }

    @Override
    public String why(Position position) {
        if (rules.ending(position) != Ending.PLAY_ON) {
            return "There are no chips left: who took the last one has won.";
        }
        return sum(position.piles()) + (outcome(position) == Outcome.WIN
                ? ". Make it 0, as " + goodMoves(position).findFirst().orElseThrow().quoted()
                        + " does. If the other player adds "
                        + "chips then, take them off again."
                : ". Every move makes it other than 0. If you take, Nim has an answer" + ifYouAdd(position));
    }

    private static String ifYouAdd(Position position) {
        int additions = position.additions().stream().mapToInt(Integer::intValue).sum();
        return additions == 0
                ? ", and you can't add any more."
                : "; if you add, the same chips are taken off again, and you can add only "
                        + (additions == 1 ? "once." : additions + " times.");
    }

    private String sum(Heaps piles) {
        int count = piles.sizes().size();
        return count > MAX_LISTED
                ? "The nim-sum of the " + count + " piles is " + nim.nimSum(piles)
                : piles.sizes().stream().map(String::valueOf).collect(Collectors.joining(" xor ")) + " = "
                        + nim.nimSum(piles);
    }
}

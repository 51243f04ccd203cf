package chocolate;

import chocolate.Rules.Bar;
import chocolate.Rules.Position;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Side;

/**
 * The values of all bars add up to the number of moves that a side is ahead. Each break costs its player one of them or more,
 * and who is ahead when to move has a break that costs just one.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private static final Comparator<Break> CHEAPEST = Comparator.comparingInt(Break::cost)
            .thenComparingInt(Break::moves);

    /** What the breaks of a bar cost, in ascending order, by side and by the bars that were asked for. */
    private final Map<Side, Map<Bar, int[]>> costsOf = Map.of(Side.LEFT, new HashMap<>(), Side.RIGHT, new HashMap<>());

    /**
     * @param first
     *            how many columns or rows are broken off
     * @param cost
     *            how many moves the player loses by it
     * @param moves
     *            how long the break is, and so how many moves the other player has more
     */
    private record Break(Bar bar, int first, int cost, int moves) {
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return sum(position, position.turn()) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** The cheapest break of each bar first. Nothing costs less than 1, so who is not ahead can afford none. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        int ahead = sum(position, position.turn());
        Side side = position.turn();
        Stream<Break> cheapest = position.bars().keySet().stream().flatMap(bar -> cheapest(bar, side));
        Stream<Break> all = position.bars().keySet().stream()
                .flatMap(bar -> IntStream.range(1, bar.length(side)).mapToObj(first -> breakOff(bar, first, side)));
        return Stream.concat(cheapest, all).filter(some -> some.cost <= ahead).distinct()
                .map(some -> Rules.breakBar(position, some.bar, some.first));
    }

    /**
     * What costs least, and of that what gives the other player the fewest moves, so that the game ends: from the largest bar after
     * some thousand moves and not 90,000. Where nothing wins, what leaves the fewest winning answers, and of that the same.
     */
    @Override
    public Move<Position> reply(Position position) {
        Stream<Break> tried = outcome(position) == Outcome.WIN
                ? position.bars().keySet().stream().flatMap(bar -> cheapest(bar, position.turn())).sorted(CHEAPEST)
                : hardest(position);
        return tried.findFirst().map(best -> Rules.breakBar(position, best.bar, best.first)).orElseThrow();
    }

    /** The break that leaves the fewest winning answers; in O(1) for each break, since most shapes are left as they are. */
    private Stream<Break> hardest(Position position) {
        Side side = position.turn();
        Set<Bar> shapes = position.bars().keySet();
        int behind = -sum(position, side);
        Map<Integer, Integer> before = new HashMap<>();
        return shapes.stream()
                .flatMap(bar -> IntStream.rangeClosed(1, bar.length(side) / 2)
                        .mapToObj(first -> breakOff(bar, first, side)))
                .min(Comparator.<Break>comparingInt(some -> {
                    int ahead = behind + some.cost;
                    int all = before.computeIfAbsent(ahead, same -> answers(shapes.stream(), side.other(), same));
                    int gone = position.bars().get(some.bar) == 1
                            ? answers(Stream.of(some.bar), side.other(), ahead)
                            : 0;
                    return all - gone + answers(some.bar.parts(side, some.first).stream().distinct()
                            .filter(part -> !shapes.contains(part)), side.other(), ahead);
                }).thenComparing(CHEAPEST)).stream();
    }

    /** How many breaks of these bars a side can afford that is so far ahead. */
    private int answers(Stream<Bar> bars, Side side, int ahead) {
        return bars.mapToInt(bar -> {
            int[] costs = costsOf.get(side).computeIfAbsent(bar, same -> IntStream.range(1, same.length(side))
                    .map(first -> breakOff(same, first, side).cost).sorted().toArray());
            int affordable = 0;
            while (affordable < costs.length && costs[affordable] <= ahead) {
                affordable++;
            }
            return affordable;
        }).sum();
    }

    @Override
    public String why(Position position) {
        String mover = position.turn() == Side.LEFT ? "Left" : "Right";
        if (rules.ending(position) != Ending.PLAY_ON) {
            return mover + " has nothing to break, and has lost.";
        }
        String worth = position.bars().entrySet().stream().filter(entry -> value(entry.getKey(), Side.LEFT) != 0)
                .map(entry -> worth(entry.getKey(), entry.getValue())).collect(Collectors.joining("; "));
        return "A bar is worth columns / p - rows / p moves to Left, each rounded down, where p is the largest power of two "
                + "that is above neither. " + (worth.isEmpty() ? "All are worth 0" : worth) + ". The sum is "
                + sum(position, Side.LEFT) + ". " + mover + " is to move and "
                + (outcome(position) == Outcome.WIN
                        ? "ahead: " + reply(position).quoted()
                                + " costs just one move, and the other player can't break "
                                + "for less."
                        : "not ahead: every break costs one move or more, and then the other player has one that costs "
                                + "just one.");
    }

    private static String worth(Bar bar, int count) {
        int power = Integer.highestOneBit(Math.min(bar.rows(), bar.columns()));
        return bar + ": " + bar.columns() / power + " - " + bar.rows() / power + " = " + value(bar, Side.LEFT)
                + (count == 1 ? "" : ", " + count + " times");
    }

    /**
     * The cheapest break of a bar, if it has any. Growing longer, a bar gains only at the powers of two up to the one that
     * Theorem 2 breaks off, and at that one's multiples. So the shorter part may be such a length; and where a multiple would
     * do, the power itself costs 1, and nothing costs less.
     */
    private static Stream<Break> cheapest(Bar bar, Side side) {
        return IntStream.iterate(1, first -> 2 * first <= bar.length(side), first -> 2 * first)
                .mapToObj(first -> breakOff(bar, first, side)).min(CHEAPEST).stream();
    }

    private static Break breakOff(Bar bar, int first, Side side) {
        List<Bar> parts = bar.parts(side, first);
        int cost = value(bar, side) - value(parts.get(0), side) - value(parts.get(1), side);
        return new Break(bar, first, cost, bar.length(side.other()));
    }

    private static int sum(Position position, Side side) {
        return position.bars().entrySet().stream()
                .mapToInt(entry -> entry.getValue() * value(entry.getKey(), side)).sum();
    }

    /** How many moves the side is ahead in a bar. */
    private static int value(Bar bar, Side side) {
        int value = Main.value(bar.rows(), bar.columns());
        return side == Side.LEFT ? value : -value;
    }
}

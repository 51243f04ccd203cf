package nimsum.game.solve;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * Finds outcome and distance in a game that may have cycles, by iterating the definition in {@code theory/loopy.md} to
 * its fixpoint (naive retrograde analysis).
 */
public final class FixpointSolver<P> {

    private final Collection<P> positions;
    private final ToIntFunction<P> number;
    /** The numbers of the options of each position, or null if play is over there. */
    private final int[][] options;
    /** The outcome of each position, which is a draw as long as no round has decided it. */
    private final Outcome[] outcomes;
    /** The round that has decided each position. */
    private final int[] distances;

    /**
     * @param positions the options of each one are among them, or are draws
     * @param number gives each position a number from 0 on; positions from which play goes on alike may share one
     * @param size a bound above all numbers
     */
    public FixpointSolver(Rules<P> rules, Collection<P> positions, ToIntFunction<P> number, int size) {
        this.positions = positions;
        this.number = number;
        this.options = new int[size][];
        this.outcomes = new Outcome[size];
        this.distances = new int[size];
        Arrays.fill(outcomes, Outcome.DRAW);
        positions.forEach(position -> addPosition(rules, position));
        int[] undecided = IntStream.range(0, size).filter(position -> options[position] != null).toArray();
        int before = undecided.length + 1;
        for (int round = 1; undecided.length < before; round++) {
            before = undecided.length;
            undecided = iterate(round, undecided);
        }
    }

    /** Solves all positions that play can reach from a start. */
    public static <P> FixpointSolver<P> from(Rules<P> rules, P start) {
        return fromAll(rules, List.of(start));
    }

    /** Solves all positions that play can reach from some starts. */
    public static <P> FixpointSolver<P> fromAll(Rules<P> rules, Collection<P> starts) {
        Map<P, Integer> numbers = new LinkedHashMap<>();
        Deque<P> stack = new ArrayDeque<>(starts);
        while (!stack.isEmpty()) {
            P position = stack.pop();
            if (numbers.putIfAbsent(position, numbers.size()) == null) {
                rules.moves(position).map(Move::next).forEach(stack::push);
            }
        }
        return new FixpointSolver<>(rules, numbers.keySet(), numbers::get, numbers.size());
    }

    private void addPosition(Rules<P> rules, P position) {
        int p = number.applyAsInt(position);
        int[] followers = rules.moves(position).mapToInt(move -> number.applyAsInt(move.next())).toArray();
        if (followers.length > 0) {
            options[p] = followers;
        } else {
            outcomes[p] = Outcome.valueOf(rules.ending(position).name());
        }
    }

    /** Decides positions by the outcomes of earlier rounds, and returns those that stay undecided. */
    private int[] iterate(int round, int[] undecided) {
        Outcome[] found = new Outcome[undecided.length];
        for (int i = 0; i < undecided.length; i++) {
            found[i] = byOptions(undecided[i]);
        }
        for (int i = 0; i < undecided.length; i++) {
            outcomes[undecided[i]] = found[i];
            distances[undecided[i]] = round;
        }
        return IntStream.of(undecided).filter(position -> outcomes[position] == Outcome.DRAW).toArray();
    }

    private Outcome byOptions(int position) {
        boolean lost = true;
        for (int option : options[position]) {
            if (outcomes[option] == Outcome.LOSS) {
                return Outcome.WIN;
            }
            lost &= outcomes[option] == Outcome.WIN;
        }
        return lost ? Outcome.LOSS : Outcome.DRAW;
    }

    public Collection<P> positions() {
        return positions;
    }

    public Outcome outcome(P position) {
        return outcomes[number.applyAsInt(position)];
    }

    /**
     * Returns the number of moves of both players if the winner hurries and the loser delays. It is empty if the
     * position is drawn.
     */
    public OptionalInt movesToEnd(P position) {
        return outcome(position) == Outcome.DRAW
                ? OptionalInt.empty()
                : OptionalInt.of(distances[number.applyAsInt(position)]);
    }
}

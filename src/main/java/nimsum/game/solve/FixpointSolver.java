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
 * Tells who wins, and in how many moves, in a game that may have cycles. It plays the rounds of the definition in
 * {@code theory/loopy.md} one after the other, on the moves that the rules list.
 *
 * @param <P> the positions
 */
public final class FixpointSolver<P> {

    private final Collection<P> positions;
    private final ToIntFunction<P> number;
    /** The numbers of the followers of each position, or null if play is over there. */
    private final int[][] next;
    /** The outcome of each position, which is a draw as long as no round has decided it. */
    private final Outcome[] outcomes;
    /** The round that has decided each position. */
    private final int[] distances;

    /**
     * @param positions the followers of each one are among them, or are draws
     * @param number gives each position a number from 0 on; positions from which play goes on alike may share one
     * @param size a bound above all numbers
     */
    public FixpointSolver(Rules<P> rules, Collection<P> positions, ToIntFunction<P> number, int size) {
        this.positions = positions;
        this.number = number;
        this.next = new int[size][];
        this.outcomes = new Outcome[size];
        this.distances = new int[size];
        Arrays.fill(outcomes, Outcome.DRAW);
        positions.forEach(position -> begin(rules, position));
        int[] open = IntStream.range(0, size).filter(position -> next[position] != null).toArray();
        int decided = 1;
        for (int round = 1; decided > 0; round++) {
            int[] undecided = play(round, open);
            decided = open.length - undecided.length;
            open = undecided;
        }
    }

    /** Solves all positions that play can reach from a start. */
    public static <P> FixpointSolver<P> from(Rules<P> rules, P start) {
        return fromAll(rules, List.of(start));
    }

    /** Solves all positions that play can reach from some starts. */
    public static <P> FixpointSolver<P> fromAll(Rules<P> rules, Collection<P> starts) {
        Map<P, Integer> numbers = new LinkedHashMap<>();
        Deque<P> left = new ArrayDeque<>(starts);
        while (!left.isEmpty()) {
            P position = left.pop();
            if (numbers.putIfAbsent(position, numbers.size()) == null) {
                rules.moves(position).map(Move::next).forEach(left::push);
            }
        }
        return new FixpointSolver<>(rules, numbers.keySet(), numbers::get, numbers.size());
    }

    private void begin(Rules<P> rules, P position) {
        int at = number.applyAsInt(position);
        int[] options = rules.moves(position).mapToInt(move -> number.applyAsInt(move.next())).toArray();
        if (options.length > 0) {
            next[at] = options;
        } else {
            outcomes[at] = Outcome.valueOf(rules.ending(position).name());
        }
    }

    /** Decides open positions by what was decided in earlier rounds, and returns the positions that stay open. */
    private int[] play(int round, int[] open) {
        Outcome[] found = new Outcome[open.length];
        for (int i = 0; i < open.length; i++) {
            found[i] = byMoves(open[i]);
        }
        for (int i = 0; i < open.length; i++) {
            outcomes[open[i]] = found[i];
            distances[open[i]] = round;
        }
        return IntStream.of(open).filter(position -> outcomes[position] == Outcome.DRAW).toArray();
    }

    private Outcome byMoves(int position) {
        boolean lost = true;
        for (int to : next[position]) {
            if (outcomes[to] == Outcome.LOSS) {
                return Outcome.WIN;
            }
            lost &= outcomes[to] == Outcome.WIN;
        }
        return lost ? Outcome.LOSS : Outcome.DRAW;
    }

    /** Returns all positions. */
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

package theory;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.game.Ending;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Rules;
import nimsum.game.solve.FixpointSolver;
import nimsum.input.HeapRows;

/**
 * A small game with cycles, as a table. A position that has ended says so, and its moves do not count.
 *
 * @param moves where the moves from each position lead
 */
record LoopyGame(Ending[] ending, int[][] moves) {

    private static final List<Ending> VERDICTS = List.of(Ending.LOSS, Ending.DRAW, Ending.WIN);

    /** Returns the entry of a position: k + 1 if it is won at distance k, -(k + 1) if it is lost, 0 if it is drawn. */
    static int won(int distance) {
        return distance + 1;
    }

    static int lost(int distance) {
        return -distance - 1;
    }

    /** Returns the game in which only the positions without moves are ended. */
    static LoopyGame of(int[][] moves) {
        return new LoopyGame(Collections.nCopies(moves.length, Ending.PLAY_ON).toArray(Ending[]::new), moves);
    }

    /**
     * Returns all games on this number of positions: each has ended as a draw or a win, or has one of the sets of
     * moves. Without moves it is lost.
     */
    static List<LoopyGame> all(int positions) {
        int[][] sets = Rows.subsets(IntStream.range(0, positions).boxed().toList())
                .map(set -> set.stream().mapToInt(to -> to).toArray()).toArray(int[][]::new);
        return HeapRows.every(positions, -2, sets.length - 1).map(kinds -> new LoopyGame(IntStream.of(kinds)
                .mapToObj(kind -> kind == -2 ? Ending.DRAW : kind == -1 ? Ending.WIN : Ending.PLAY_ON)
                .toArray(Ending[]::new),
                IntStream.of(kinds).mapToObj(kind -> sets[Math.max(0, kind)]).toArray(int[][]::new))).toList();
    }

    /** Returns a game in which two moves may lead to the same position. */
    static LoopyGame random(Random random, int positions) {
        Ending[] ending = new Ending[positions];
        int[][] moves = new int[positions][];
        for (int position = 0; position < positions; position++) {
            ending[position] = random.nextInt(8) > 0 ? Ending.PLAY_ON : VERDICTS.get(random.nextInt(3));
            moves[position] = random.ints(random.nextInt(4), 0, positions).toArray();
        }
        return new LoopyGame(ending, moves);
    }

    int positions() {
        return ending.length;
    }

    boolean ended(int position) {
        return verdict(position) != Ending.PLAY_ON;
    }

    /** Tells whether play is over; an unfinished position without moves is lost and counts as ended. */
    Ending verdict(int position) {
        return ending[position] == Ending.PLAY_ON && moves[position].length == 0 ? Ending.LOSS : ending[position];
    }

    /** Returns the positions to which the moves from a position lead. There are none if it has ended. */
    IntStream next(int position) {
        return ended(position) ? IntStream.empty() : IntStream.of(moves[position]);
    }

    /** Returns the game as its rules, for play. */
    Rules<Integer> rules() {
        return new Options<>(position -> next(position).boxed(), this::verdict);
    }

    /** Outcomes and distances from the definition. */
    int[] byRounds() {
        FixpointSolver<Integer> rounds = new FixpointSolver<>(rules(), IntStream.range(0, positions()).boxed().toList(),
                position -> position, positions());
        return IntStream.range(0, positions()).map(position -> switch (rounds.outcome(position)) {
            case WIN -> won(rounds.movesToEnd(position).getAsInt());
            case LOSS -> lost(rounds.movesToEnd(position).getAsInt());
            case DRAW -> 0;
        }).toArray();
    }

    /** Returns what the entries of the successors say of a position. */
    int entry(int[] table, int position) {
        if (ended(position)) {
            return VERDICTS.indexOf(verdict(position)) - 1;
        }
        int[] next = IntStream.of(moves[position]).map(to -> table[to]).sorted().toArray();
        return next[0] > 0
                ? -1 - next[next.length - 1]
                : IntStream.of(next).filter(lost -> lost < 0).map(lost -> 1 - lost).min().orElse(0);
    }
}

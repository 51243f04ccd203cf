package theory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Options;
import nimsum.game.Rounds;
import nimsum.game.Rules;
import nimsum.util.Retrograde;

/**
 * A small game with cycles, as a table. A position that has ended says so, and its moves do not count.
 *
 * @param ending whether play is over in each position, and how
 * @param moves where the moves from each position lead
 */
record LoopyGame(Ending[] ending, int[][] moves) {

    private static final List<Ending> VERDICTS = List.of(Ending.LOSS, Ending.DRAW, Ending.WIN);

    /** Who wins a position and when: +(k + 1) if it is won at distance k, -(k + 1) if it is lost, 0 if it is drawn. */
    static int won(int distance) {
        return distance + 1;
    }

    static int lost(int distance) {
        return -distance - 1;
    }

    /** The game in which only the positions without moves are ended. */
    static LoopyGame of(int[][] moves) {
        return new LoopyGame(Collections.nCopies(moves.length, Ending.PLAY_ON).toArray(Ending[]::new), moves);
    }

    /**
     * All games on so many positions: each has ended as a draw or a win, or has one of the sets of moves. Without moves
     * it is lost.
     */
    static List<LoopyGame> all(int positions) {
        int[][] sets = new int[1 << positions][];
        for (int set = 0; set < sets.length; set++) {
            int members = set;
            sets[set] = IntStream.range(0, positions).filter(to -> (members >> to & 1) == 1).toArray();
        }
        int kinds = 2 + sets.length;
        List<LoopyGame> games = new ArrayList<>();
        for (int number = 0; number < Math.pow(kinds, positions); number++) {
            Ending[] ending = new Ending[positions];
            int[][] moves = new int[positions][];
            int rest = number;
            for (int position = 0; position < positions; position++) {
                int kind = rest % kinds;
                rest /= kinds;
                ending[position] = kind == 0 ? Ending.DRAW : kind == 1 ? Ending.WIN : Ending.PLAY_ON;
                moves[position] = sets[Math.max(0, kind - 2)];
            }
            games.add(new LoopyGame(ending, moves));
        }
        return games;
    }

    /** A game in which two moves may lead to the same position. */
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

    Retrograde solved() {
        Retrograde game = new Retrograde(positions());
        for (int position = 0; position < positions(); position++) {
            switch (verdict(position)) {
                case WIN -> game.addWin(position);
                case DRAW -> game.addMove(position, position);
                case PLAY_ON -> {
                    for (int to : moves[position]) {
                        game.addMove(position, to);
                    }
                }
                case LOSS -> {
                    // Lost without moves.
                }
            }
        }
        game.solve();
        return game;
    }

    boolean ended(int position) {
        return verdict(position) != Ending.PLAY_ON;
    }

    /** Whether play is over; an unfinished position without moves is lost and counts as ended. */
    Ending verdict(int position) {
        return ending[position] == Ending.PLAY_ON && moves[position].length == 0 ? Ending.LOSS : ending[position];
    }

    /** The game as its rules, for play. */
    Rules<Integer> rules() {
        return new Options<>(position -> ended(position) ? Stream.empty() : IntStream.of(moves[position]).boxed(),
                this::verdict);
    }

    /** Outcomes and distances from the definition. */
    int[] byRounds() {
        Rounds<Integer> rounds = new Rounds<>(rules(), IntStream.range(0, positions()).boxed().toList(),
                position -> position, positions());
        return IntStream.range(0, positions()).map(position -> switch (rounds.outcome(position)) {
            case WIN -> won(rounds.movesToEnd(position).getAsInt());
            case LOSS -> lost(rounds.movesToEnd(position).getAsInt());
            case DRAW -> 0;
        }).toArray();
    }

    /** What the entries of the successors say of a position. */
    int entry(int[] table, int position) {
        if (ended(position)) {
            return VERDICTS.indexOf(verdict(position)) - 1;
        }
        int nearestLost = Integer.MIN_VALUE;
        int farthestWon = 0;
        boolean allWon = true;
        for (int to : moves[position]) {
            if (table[to] < 0) {
                nearestLost = Math.max(nearestLost, table[to]);
            }
            allWon &= table[to] > 0;
            farthestWon = Math.max(farthestWon, table[to]);
        }
        return nearestLost > Integer.MIN_VALUE ? 1 - nearestLost : allWon ? -1 - farthestWon : 0;
    }
}

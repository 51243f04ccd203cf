package easychase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: is there a number of moves within which one side can force a capture, whatever the other
 * does? The smallest such number is the length of the game. Boards of up to 6 x 6.
 */
final class BruteForce {

    private static final int WHITE = 0, BLACK = 1;

    private record Cell(int row, int col) {
    }

    private record Position(int mover, Cell white, Cell black) {
    }

    private final int n;
    /** By winner and number of moves: what is known of positions. */
    private final List<List<Map<Position, Boolean>>> known = List.of(new ArrayList<>(), new ArrayList<>());
    /** By position: where its moves lead. */
    private final Map<Position, List<Position>> successors = new HashMap<>();

    private BruteForce(int n) {
        this.n = n;
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            BruteForce game = new BruteForce(in.nextInt());
            Cell white = new Cell(in.nextInt(), in.nextInt());
            Cell black = new Cell(in.nextInt(), in.nextInt());
            out.println(game.verdict(new Position(WHITE, white, black)));
        }
    }

    private String verdict(Position start) {
        for (int moves = 0;; moves++) {
            known.forEach(side -> side.add(new HashMap<>()));
            if (canForce(WHITE, start, moves)) {
                return "WHITE " + moves;
            }
            if (canForce(BLACK, start, moves)) {
                return "BLACK " + moves;
            }
        }
    }

    private boolean canForce(int winner, Position position, int moves) {
        if (position.white.equals(position.black)) {
            return position.mover != winner;
        }
        if (moves == 0) {
            return false;
        }
        Boolean found = known.get(winner).get(moves).get(position);
        if (found == null) {
            found = position.mover == winner
                    ? successors(position).stream().anyMatch(to -> canForce(winner, to, moves - 1))
                    : successors(position).stream().allMatch(to -> canForce(winner, to, moves - 1));
            known.get(winner).get(moves).put(position, found);
        }
        return found;
    }

    private List<Position> successors(Position position) {
        return successors.computeIfAbsent(position, this::moves);
    }

    private List<Position> moves(Position position) {
        List<Position> moves = new ArrayList<>();
        if (position.mover == WHITE) {
            steps(position.white, 1).forEach(to -> moves.add(new Position(BLACK, to, position.black)));
        } else {
            steps(position.black, 2).forEach(to -> moves.add(new Position(WHITE, position.white, to)));
        }
        return moves;
    }

    private List<Cell> steps(Cell from, int longest) {
        List<Cell> steps = new ArrayList<>();
        for (int length = 1; length <= longest; length++) {
            steps.add(new Cell(from.row - length, from.col));
            steps.add(new Cell(from.row + length, from.col));
            steps.add(new Cell(from.row, from.col - length));
            steps.add(new Cell(from.row, from.col + length));
        }
        steps.removeIf(to -> to.row < 1 || to.row > n || to.col < 1 || to.col > n);
        return steps;
    }
}

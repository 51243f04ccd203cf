package easychase;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: is there a number of moves within which one side can force a capture, whatever the other
 * does? The smallest such number is the length of the game. Boards of up to 6 x 6.
 */
final class BruteForce {

    private enum Side {
        WHITE(1), BLACK(2);

        private final int longestStep;

        Side(int longestStep) {
            this.longestStep = longestStep;
        }

        Side opponent() {
            return this == WHITE ? BLACK : WHITE;
        }
    }

    private record Cell(int row, int col) {
    }

    private record Position(Side mover, Cell white, Cell black) {

        boolean isCaptured() {
            return white.equals(black);
        }
    }

    private record Question(Side winner, Position position, int moves) {
    }

    private final int n;
    private final Map<Question, Boolean> known = new HashMap<>();

    private BruteForce(int n) {
        this.n = n;
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            BruteForce game = new BruteForce(in.nextInt());
            Cell white = new Cell(in.nextInt(), in.nextInt());
            Cell black = new Cell(in.nextInt(), in.nextInt());
            out.println(game.verdict(new Position(Side.WHITE, white, black)));
        }
        out.flush();
    }

    private String verdict(Position start) {
        for (int moves = 1;; moves++) {
            for (Side side : Side.values()) {
                if (canForce(new Question(side, start, moves))) {
                    return side + " " + moves;
                }
            }
        }
    }

    private boolean canForce(Question question) {
        Boolean found = known.get(question);
        if (found == null) {
            found = search(question);
            known.put(question, found);
        }
        return found;
    }

    private boolean search(Question question) {
        Position position = question.position;
        if (position.isCaptured()) {
            return position.mover.opponent() == question.winner;
        }
        if (question.moves == 0) {
            return false;
        }
        Stream<Question> next = moves(position).map(to -> new Question(question.winner, to, question.moves - 1));
        return position.mover == question.winner ? next.anyMatch(this::canForce) : next.allMatch(this::canForce);
    }

    private Stream<Position> moves(Position position) {
        Side mover = position.mover;
        return mover == Side.WHITE
                ? steps(position.white, mover).map(to -> new Position(mover.opponent(), to, position.black))
                : steps(position.black, mover).map(to -> new Position(mover.opponent(), position.white, to));
    }

    private Stream<Cell> steps(Cell from, Side mover) {
        return IntStream.rangeClosed(1, mover.longestStep).boxed()
                .flatMap(length -> Stream.of(new Cell(from.row - length, from.col),
                        new Cell(from.row + length, from.col), new Cell(from.row, from.col - length),
                        new Cell(from.row, from.col + length)))
                .filter(to -> isOnBoard(to.row) && isOnBoard(to.col));
    }

    private boolean isOnBoard(int coordinate) {
        return 1 <= coordinate && coordinate <= n;
    }
}

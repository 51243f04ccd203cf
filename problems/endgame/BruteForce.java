package endgame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules of chess played out literally: can White mate within one move, within two, and so on, whatever Black does?
 * Mates in a few moves.
 */
final class BruteForce {

    private static final int SIDE = 8;

    private record Square(int row, int col) {

        boolean isOnBoard() {
            return 0 <= row && row < SIDE && 0 <= col && col < SIDE;
        }

        Square next(Direction direction) {
            return new Square(row + direction.down, col + direction.right);
        }
    }

    private record Direction(int down, int right) {

        static final List<Direction> OF_ROOK = List.of(new Direction(-1, 0), new Direction(1, 0), new Direction(0, -1),
                new Direction(0, 1));
        static final List<Direction> OF_KING = Stream.concat(OF_ROOK.stream(), Stream.of(new Direction(-1, -1),
                new Direction(-1, 1), new Direction(1, -1), new Direction(1, 1))).toList();
    }

    /**
     * @param rook
     *            null once it is lost
     */
    private record Position(Square king, Square rook, Square black) {

        boolean kingsTouch() {
            return kingSteps(king).anyMatch(black::equals) || king.equals(black);
        }

        boolean isCheck() {
            return rook != null && Direction.OF_ROOK.stream().anyMatch(direction -> {
                Square square = rook.next(direction);
                while (square.isOnBoard() && !square.equals(king) && !square.equals(black)) {
                    square = square.next(direction);
                }
                return square.equals(black);
            });
        }

        Stream<Position> whiteMoves() {
            Stream<Position> byKing = kingSteps(king).filter(to -> !to.equals(rook))
                    .map(to -> new Position(to, rook, black));
            Stream<Position> byRook = Direction.OF_ROOK.stream()
                    .flatMap(direction -> Stream.iterate(rook.next(direction), this::isEmpty, to -> to.next(direction)))
                    .map(to -> new Position(king, to, black));
            return Stream.concat(byKing, byRook).filter(position -> !position.kingsTouch());
        }

        Stream<Position> blackMoves() {
            return kingSteps(black).map(to -> new Position(king, to.equals(rook) ? null : rook, to))
                    .filter(position -> !position.kingsTouch() && !position.isCheck());
        }

        private boolean isEmpty(Square square) {
            return square.isOnBoard() && !square.equals(king) && !square.equals(black);
        }

        private static Stream<Square> kingSteps(Square from) {
            return Direction.OF_KING.stream().map(from::next).filter(Square::isOnBoard);
        }
    }

    private record Question(Position position, int moves) {
    }

    private final Map<Question, Boolean> known = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            Position start = read(in);
            int moves = 1;
            while (!game.canMate(new Question(start, moves))) {
                moves++;
            }
            out.println(moves);
        }
    }

    private static Position read(FastReader in) {
        Map<Character, Square> pieces = new HashMap<>();
        for (int row = 0; row < SIDE; row++) {
            String squares = in.next();
            for (int col = 0; col < SIDE; col++) {
                pieces.put(squares.charAt(col), new Square(row, col));
            }
        }
        return new Position(pieces.get('W'), pieces.get('R'), pieces.get('B'));
    }

    /** With White to move: is Black mate after so many of White's moves, or earlier? */
    private boolean canMate(Question question) {
        Boolean found = known.get(question);
        if (found == null) {
            found = question.position.whiteMoves().anyMatch(position -> isMated(position, question.moves - 1));
            known.put(question, found);
        }
        return found;
    }

    /** With Black to move: is it mate now, or within so many further moves of White? */
    private boolean isMated(Position position, int moves) {
        List<Position> replies = position.blackMoves().toList();
        if (replies.isEmpty()) {
            return position.isCheck();
        }
        return moves > 0
                && replies.stream().allMatch(reply -> reply.rook != null && canMate(new Question(reply, moves)));
    }
}

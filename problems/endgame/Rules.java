package endgame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * White has a king and a rook, Black has a king, and the rules are those of chess. If the black king is attacked and
 * has no move, Black is checkmated, and White has won. If the black king is not attacked and has no move, or once the
 * rook is lost, the game is a draw.
 */
public final class Rules implements CountedRules<Rules.Position> {

    private static final int SIDE = 8;
    private static final List<Square> SQUARES = IntStream.range(0, SIDE * SIDE).mapToObj(Square::of).toList();
    /** The squares around each square, in the order of the squares. */
    private static final Map<Square, List<Square>> AROUND = squares((from, to) -> from.distance(to) == 1);
    /** The squares in the row or the column of each square, but not both. */
    private static final Map<Square, List<Square>> LINES = squares(
            (from, to) -> (to.row == from.row) != (to.col == from.col));

    /** A square. Rows count from the top and columns from the left, both from 0. */
    public record Square(int row, int col) {

        /** Returns the square of this number. Squares are numbered row by row from 0. */
        static Square of(int number) {
            return new Square(number / SIDE, number % SIDE);
        }

        /** Returns the square with this name, as chess players write it, such as {@code c6}. */
        static Square of(String name) {
            return new Square(SIDE - (name.charAt(1) - '0'), name.charAt(0) - 'a');
        }

        public int number() {
            return row * SIDE + col;
        }

        /** Returns the number of steps with which a king goes to another square. */
        int distance(Square other) {
            return Math.max(Math.abs(row - other.row), Math.abs(col - other.col));
        }

        /** Returns whether the square is in the rectangle with these two corners, which is a line for a rook's move. */
        private boolean isBetween(Square one, Square other) {
            return (row - one.row) * (row - other.row) <= 0 && (col - one.col) * (col - other.col) <= 0;
        }

        @Override
        public String toString() {
            return new String(new char[]{(char) ('a' + col), (char) ('0' + SIDE - row)});
        }
    }

    /**
     * @param rook the square of the rook, or null once the rook is lost
     */
    public record Position(Square king, Square rook, Square black, boolean whiteToMove) {

        /** Returns whether the squares differ, the kings do not touch, and White cannot take the black king. */
        boolean isLegal() {
            return !king.equals(rook) && !black.equals(rook) && !kingsTouch() && !(whiteToMove && isCheck());
        }

        boolean kingsTouch() {
            return king.distance(black) <= 1;
        }

        /** Returns whether the rook attacks the black king, which means that the way between them is free. */
        boolean isCheck() {
            return rook != null && (rook.row == black.row || rook.col == black.col) && !king.isBetween(rook, black);
        }

        /** Returns the positions to which the moves lead. */
        public Stream<Position> followers() {
            if (rook == null) {
                return Stream.empty();
            }
            if (!whiteToMove) {
                return AROUND.get(black).stream().map(to -> new Position(king, to.equals(rook) ? null : rook, to, true))
                        .filter(Position::isLegal);
            }
            Stream<Position> ofKing = AROUND.get(king).stream().map(to -> new Position(to, rook, black, false))
                    .filter(Position::isLegal);
            Stream<Position> ofRook = LINES.get(rook).stream()
                    .filter(to -> !king.isBetween(rook, to) && !black.isBetween(rook, to))
                    .map(to -> new Position(king, to, black, false));
            return Stream.concat(ofKing, ofRook);
        }

        private String moveTo(Position next) {
            return !whiteToMove ? "K" + next.black : next.king.equals(king) ? "R" + next.rook : "K" + next.king;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int row = 0; row < SIDE; row++) {
                text.append(SIDE - row);
                for (int col = 0; col < SIDE; col++) {
                    text.append(' ').append(piece(new Square(row, col)));
                }
                text.append('\n');
            }
            return text + "  a b c d e f g h\n" + (whiteToMove ? "White" : "Black") + " to move"
                    + (isCheck() ? ", in check" : "");
        }

        private char piece(Square square) {
            return square.equals(king) ? 'K' : square.equals(rook) ? 'R' : square.equals(black) ? 'k' : '.';
        }
    }

    private static Map<Square, List<Square>> squares(BiPredicate<Square, Square> leads) {
        return SQUARES.stream().collect(Collectors.toMap(from -> from,
                from -> SQUARES.stream().filter(to -> leads.test(from, to)).toList()));
    }

    /** Returns all legal positions in which one side is to move. */
    public static Stream<Position> legal(boolean whiteToMove) {
        return IntStream.range(0, 64 * 64 * 64).mapToObj(i -> new Position(Square.of(i / 64 / 64),
                Square.of(i / 64 % 64), Square.of(i % 64), whiteToMove)).filter(Position::isLegal);
    }

    @Override
    public Position read(FastReader in) {
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < SIDE; row++) {
            board.append(in.next());
        }
        return new Position(Square.of(board.indexOf("W")), Square.of(board.indexOf("R")),
                Square.of(board.indexOf("B")), true);
    }

    @Override
    public Ending ending(Position position) {
        if (position.followers().findAny().isPresent()) {
            return Ending.PLAY_ON;
        }
        return !position.whiteToMove && position.isCheck() ? Ending.LOSS : Ending.DRAW;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.followers().map(next -> new Move<>(position.moveTo(next), next));
    }

    @Override
    public About about() {
        return new About("White has a king and a rook, Black has a king, and they move as in chess. "
                + "White wins by mate, which means that the black king is attacked and has no move. "
                + "The game is a draw if the black king is not attacked and has no move, or if it takes the rook.")
                .players("White", "Black")
                .sign("K", "K is the white king, k is the black king, and a dot is a free square.")
                .sign("R", "R is the rook.")
                .unit("squares in the part of the board where the rook keeps the black king");
    }

    /** Returns the area to which the rook keeps the black king. */
    @Override
    public int size(Position position) {
        return room(position.rook.row, position.black.row) * room(position.rook.col, position.black.col);
    }

    /** Returns the number of rows, or of columns, on the king's side of the rook. */
    private static int room(int rook, int king) {
        return king == rook ? SIDE : king < rook ? rook : SIDE - 1 - rook;
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return position.rook == null
                ? "the rook is lost"
                : position.isCheck()
                        ? "Black is checkmated"
                        : "Black has no move and is not in check, which is stalemate";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        if (!words.matches("[KR][a-z]\\d+")) {
            return Optional.empty();
        }
        if (!words.matches(".[a-h][1-8]")) {
            return Optional.of("there is no square " + words.substring(1));
        }
        Square to = Square.of(words.substring(1));
        if (words.startsWith("R")) {
            return Optional.of(position.whiteToMove ? "the rook has no free way to " + to : "Black has no rook");
        }
        int steps = to.distance(position.whiteToMove ? position.king : position.black);
        return Optional.of(steps != 1
                ? "the king goes one square in any direction"
                : to.equals(position.rook) && position.whiteToMove
                        ? "White's rook stands there"
                        : "the other side attacks " + to);
    }

    @Override
    public String howToMove(Position position) {
        return (position.whiteToMove ? "Type K or R" : "Type K") + " and the square that it goes to";
    }
}

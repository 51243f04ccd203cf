package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;

/** The number of boards, and for each eight rows of eight squares and an empty line. */
public final class Cases extends nimsum.input.Cases {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;
    private static final String PIECES = "WRB";
    private static final Square CORNER = Square.of("a8");

    @Override
    protected void checkQuestion(StrictText input) {
        for (int boards = input.count("z"); boards > 0; boards--) {
            checkBoard(input);
        }
    }

    private static void checkBoard(StrictText input) {
        String squares = String.join("", input.rows(SIDE, "row", SIDE, PIECES + "."));
        for (char piece : PIECES.toCharArray()) {
            long count = squares.chars().filter(c -> c == piece).count();
            input.refuse("not-one-" + piece, count != 1, count + " of " + piece);
        }
        Position board = board(squares.indexOf("W"), squares.indexOf("R"), squares.indexOf("B"));
        input.refuse("kings-touch", board.kingsTouch(), "the kings stand on adjacent squares");
        input.refuse("black-in-check", board.isCheck(), "it is White's move and Black is in check");
        input.newline();
    }

    @Override
    protected void describe() {
        // The rook has 54 squares for 2 of White's kings and 48 for 3: 252 boards.
        small("all 26 inputs, of ten boards and the last of two, with Black in the first corner and the kings two apart",
                this::smallQuestions);
        bruteForceSize(1);
        secret("20-random-boards", () -> text(boards(20, 10)));
        secret("21-random-boards", () -> text(boards(21, 10)));
        // What is scaled is the number of boards.
        largest("90-ten-boards", eighths -> text(boards(1, max("z") * eighths / 8)));
    }

    /** Returns ten boards at a time, and not one: each run of a mistake solves the whole endgame. */
    private Stream<String> smallQuestions() {
        List<Position> small = Rules.legal(true)
                .filter(board -> board.black().equals(CORNER) && board.king().distance(CORNER) == 2).toList();
        return IntStream.iterate(0, from -> from < small.size(), from -> from + 10)
                .mapToObj(from -> text(small.subList(from, Math.min(from + 10, small.size()))));
    }

    /** Size 1 has Black in a corner and the kings two apart. Each size more lets both go one square further. */
    @Override
    protected String randomQuestion(Random random, int size) {
        Position board;
        do {
            board = board(random.nextInt(SQUARES), random.nextInt(SQUARES), random.nextInt(SQUARES));
        } while (!board.isLegal() || board.black().distance(CORNER) >= size
                || board.black().distance(board.king()) - 1 > size);
        return text(List.of(board));
    }

    /** Joins the boards of several inputs, if they are at most ten. */
    @Override
    public Optional<String> joined(List<String> inputs) {
        return Optional.of(Frame.COUNT.joined(inputs)).filter(this::isValid);
    }

    private static Position board(int king, int rook, int black) {
        return new Position(Square.of(king), Square.of(rook), Square.of(black), true);
    }

    private static String text(List<Position> boards) {
        return Frame.COUNT.file(boards.stream().map(Cases::rows).toList());
    }

    /** Returns eight rows and an empty line. */
    private static String rows(Position board) {
        StringBuilder rows = new StringBuilder(".".repeat(SQUARES));
        rows.setCharAt(board.king().number(), 'W');
        rows.setCharAt(board.rook().number(), 'R');
        rows.setCharAt(board.black().number(), 'B');
        for (int end = SQUARES; end > 0; end -= SIDE) {
            rows.insert(end, '\n');
        }
        return rows.append('\n').toString();
    }

    private static List<Position> boards(int seed, int count) {
        Random random = new Random(seed);
        List<Position> all = Rules.legal(true).toList();
        return Stream.generate(() -> all.get(random.nextInt(all.size()))).limit(count).toList();
    }
}

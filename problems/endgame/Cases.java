package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of boards, and for each eight rows of eight squares and an empty line. */
public final class Cases extends nimsum.cases.Cases {

    private static final Range BOARDS = new Range(1, 10);
    private static final int SIDE = 8, SQUARES = SIDE * SIDE;
    private static final String PIECES = "WRB";
    private static final Square CORNER = Square.of("a8");

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int boards = input.integer("z", BOARDS);
        input.newline();
        for (int i = 0; i < boards; i++) {
            checkBoard(input);
        }
    }

    private static void checkBoard(StrictText input) {
        StringBuilder squares = new StringBuilder();
        for (int row = 0; row < SIDE; row++) {
            squares.append(input.row("row", SIDE, PIECES + "."));
            input.newline();
        }
        for (char piece : PIECES.toCharArray()) {
            long count = squares.chars().filter(c -> c == piece).count();
            if (count != 1) {
                throw input.invalid("not-one-" + piece, count + " of " + piece);
            }
        }
        Position board = board(squares.indexOf("W"), squares.indexOf("R"), squares.indexOf("B"));
        if (board.kingsTouch()) {
            throw input.invalid("kings-touch", "the kings stand on adjacent squares");
        }
        if (board.isCheck()) {
            throw input.invalid("black-in-check", "it is White's move and Black is in check");
        }
        input.newline();
    }

    @Override
    public String smallScope() {
        // The rook has 54 squares for 2 of White's kings and 48 for 3: 252 boards.
        return "all 26 inputs, of ten boards and the last of two, with Black in the first corner and the kings two apart";
    }

    /** Ten boards at a time, and not one: the solution solves the whole endgame for each input. */
    @Override
    public Stream<String> small() {
        List<Position> small = boards()
                .filter(board -> board.black().equals(CORNER) && board.king().distance(CORNER) == 2).toList();
        int most = (int) BOARDS.max();
        return IntStream.iterate(0, from -> from < small.size(), from -> from + most)
                .mapToObj(from -> input(small.subList(from, Math.min(from + most, small.size()))));
    }

    /** Size 1 has Black in a corner and the kings two apart; each size more lets both of them one square further off. */
    @Override
    public String random(Random random, int size) {
        Position board;
        do {
            board = board(random.nextInt(SQUARES), random.nextInt(SQUARES), random.nextInt(SQUARES));
        } while (!board.isLegal() || board.black().distance(CORNER) >= size
                || board.black().distance(board.king()) - 1 > size);
        return input(List.of(board));
    }

    @Override
    public int bruteForceSize() {
        return 1;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("position", new Range(0, 81_920),
                        "return #2 * ((blackRank * SQUARES + king) * SQUARES + rook) + side#;"),
                new Computed("moves", new Range(1, 31),
                        "out.println((#solution.distance(readBoard(in, positions))# + 1) / 2);"));
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-mate-in-one", () -> boards("c7 b5 a7"));
        named.put("02-the-line-goes-on-behind-the-king", () -> boards("c7 h5 a7"));
        named.put("03-the-loser-delays", () -> boards("c8 b5 a7"));
        named.put("04-white-king-in-the-way", () -> boards("c7 d7 a7", "c7 h7 a7", "c2 c1 c4"));
        named.put("05-protected-rook", () -> boards("d8 b6 a7", "c7 b8 a7"));
        named.put("06-unprotected-rook", () -> boards("c8 b6 a7"));
        named.put("07-stalemate", () -> boards("c7 b7 a8", "c7 d7 a8", "b6 b7 a8"));
        named.put("08-kings-two-apart", () -> boards("c8 h6 a8", "a6 h7 a8", "e4 a1 e6"));
        named.put("09-rook-attacked-from-the-side", () -> boards("h1 d5 e4", "a1 b2 c3", "h8 g2 f1"));
        named.put("10-one-board-in-all-positions", () -> input(symmetric(board("c7 h5 a7"))));
        named.put("11-one-long-mate-in-all-positions", () -> input(symmetric(board("g1 b7 c6"))));
        named.put("20-random-boards", () -> input(drawn(20, 10)));
        named.put("21-random-boards", () -> input(drawn(21, 10)));
        named.put("90-ten-boards", () -> largest(8));
        named.put("91-ten-times-sixteen-moves", () -> boards("h1 a7 b6", "a8 b7 c6", "h8 b7 c6", "h8 b3 c6", "h2 b7 c6",
                "a1 b7 c6", "a1 f7 c6", "g1 b7 c6", "h1 b8 c6", "h1 f7 c6"));
        return named;
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, BOARDS.max());
    }

    /** What is scaled is the number of boards. */
    @Override
    public String largest(int eighths) {
        return input(drawn(1, (int) BOARDS.max() * eighths / 8));
    }

    /** Boards by the squares of the white king, the rook and the black king, as chess players write them. */
    private static String boards(String... squares) {
        return input(Arrays.stream(squares).map(Cases::board).toList());
    }

    private static Position board(String squares) {
        List<Square> at = Arrays.stream(squares.split(" ")).map(Square::of).toList();
        return new Position(at.get(0), at.get(1), at.get(2), true);
    }

    private static Position board(int king, int rook, int black) {
        return new Position(Square.of(king), Square.of(rook), Square.of(black), true);
    }

    /** A board turned and reflected in all eight ways. */
    private static List<Position> symmetric(Position board) {
        return IntStream.range(0, 8).mapToObj(i -> new Position(image(i, board.king()), image(i, board.rook()),
                image(i, board.black()), true)).toList();
    }

    private static Square image(int symmetry, Square square) {
        int row = (symmetry & 1) == 0 ? square.row() : SIDE - 1 - square.row();
        int col = (symmetry & 2) == 0 ? square.col() : SIDE - 1 - square.col();
        return (symmetry & 4) == 0 ? new Square(row, col) : new Square(col, row);
    }

    private static String input(List<Position> boards) {
        StringBuilder input = new StringBuilder().append(boards.size()).append('\n');
        boards.forEach(board -> input.append(rows(board)));
        return input.toString();
    }

    /** Eight rows and an empty line. */
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

    private static List<Position> drawn(int seed, int count) {
        Random random = new Random(seed);
        List<Position> all = boards().toList();
        return Stream.generate(() -> all.get(random.nextInt(all.size()))).limit(count).toList();
    }

    /** Every legal board. */
    private static Stream<Position> boards() {
        return IntStream.range(0, SQUARES * SQUARES * SQUARES)
                .mapToObj(i -> board(i / SQUARES / SQUARES, i / SQUARES % SQUARES, i % SQUARES))
                .filter(Position::isLegal);
    }
}

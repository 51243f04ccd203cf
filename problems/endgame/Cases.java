package endgame;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of boards, and for each eight rows of eight squares and an empty line. */
public final class Cases extends CountedCases {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;
    private static final String PIECES = "WRB";
    private static final Square CORNER = Square.of("a8");

    @Override
    protected int checkQuestion(StrictText input) {
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
        return 1;
    }

    @Override
    public String smallScope() {
        // The rook has 54 squares for 2 of White's kings and 48 for 3: 252 boards.
        return "all 26 inputs, of ten boards and the last of two, with Black in the first corner and the kings two apart";
    }

    /** Ten boards at a time, and not one: the solution solves the whole endgame for each input. */
    @Override
    public Stream<String> small() {
        List<Position> small = Rules.legal(true)
                .filter(board -> board.black().equals(CORNER) && board.king().distance(CORNER) == 2).toList();
        return IntStream.iterate(0, from -> from < small.size(), from -> from + 10)
                .mapToObj(from -> text(small.subList(from, Math.min(from + 10, small.size()))));
    }

    /**
     * Size 1 has Black in a corner and the kings two apart; each size more lets both of them one square further off.
     */
    @Override
    public String random(Random random, int size) {
        Position board;
        do {
            board = board(random.nextInt(SQUARES), random.nextInt(SQUARES), random.nextInt(SQUARES));
        } while (!board.isLegal() || board.black().distance(CORNER) >= size
                || board.black().distance(board.king()) - 1 > size);
        return text(List.of(board));
    }

    @Override
    public int bruteForceSize() {
        return 1;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("position", new Range(0, 81_919), "Positions.position()"),
                new Computed("moves", new Range(1, 31),
                        "Retrograde.distance()"),
                new Computed("moves of a position", new Range(0, 22), "Retrograde.undecidedMoves[]"));
    }

    @Override
    protected void name(Named named) {
        named.put("20-random-boards", () -> text(drawn(20, 10)));
        named.put("21-random-boards", () -> text(drawn(21, 10)));
        named.put("90-ten-boards", () -> largest(8));
    }

    /** What is scaled is the number of boards. */
    @Override
    public String largest(int eighths) {
        return text(drawn(1, most("z") * eighths / 8));
    }

    private static Position board(int king, int rook, int black) {
        return new Position(Square.of(king), Square.of(rook), Square.of(black), true);
    }

    private static String text(List<Position> boards) {
        return input(boards.stream().map(Cases::rows).toList());
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
        List<Position> all = Rules.legal(true).toList();
        return Stream.generate(() -> all.get(random.nextInt(all.size()))).limit(count).toList();
    }
}

package endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endgame.Rules.Position;
import endgame.Rules.Square;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClaimsTest {

    private static final int SQUARES = 64;
    private static final int DRAWN = -1;

    private static final List<Integer> SYMMETRIES = List.of(0, 1, 2, 3, 4, 5, 6, 7);
    /** All the others come from these. */
    private static final List<Integer> REFLECTIONS = List.of(1, 2, 4);
    private static final Rules RULES = new Rules();
    /** Above the numbers of positions; the number of those without a rook. */
    private static final int NO_ROOK = 2 * SQUARES * SQUARES * SQUARES;

    private final List<Position> whiteToMove = Rules.legal(true).toList();
    private final List<Position> blackToMove = Rules.legal(false).toList();
    private final List<Position> upToSymmetry = blackToMove.stream().filter(ClaimsTest::isFirstOfItsImages).toList();
    private final List<Position> positions = Stream.concat(whiteToMove.stream(), blackToMove.stream()).toList();
    private final FixpointSolver<Position> definition = new FixpointSolver<>(RULES, positions, ClaimsTest::number,
            NO_ROOK + 1);

    private static int number(Position position) {
        if (position.rook() == null) {
            return NO_ROOK;
        }
        int pieces = (position.king().number() * SQUARES + position.rook().number()) * SQUARES
                + position.black().number();
        return 2 * pieces + (position.whiteToMove() ? 0 : 1);
    }

    private static Position image(int symmetry, Position position) {
        return new Position(image(symmetry, position.king()), image(symmetry, position.rook()),
                image(symmetry, position.black()), position.whiteToMove());
    }

    private static Square image(int symmetry, Square square) {
        int row = (symmetry & 1) == 0 ? square.row() : 7 - square.row();
        int col = (symmetry & 2) == 0 ? square.col() : 7 - square.col();
        return (symmetry & 4) == 0 ? new Square(row, col) : new Square(col, row);
    }

    @Test
    void theorem2() {
        Checks.forEachPair(whiteToMove, REFLECTIONS, (position, symmetry) -> assertEquals(
                definition.movesToEnd(position), definition.movesToEnd(image(symmetry, position))));
    }

    @Test
    void theorem3() {
        Checks.forEach(whiteToMove, position -> assertTrue(moves(position) > 0));
        Checks.forEach(upToSymmetry, position -> {
            boolean escapes = RULES.ending(position) == Ending.DRAW
                    || RULES.moves(position).anyMatch(move -> move.next().rook() == null);
            assertEquals(escapes, moves(position) == DRAWN);
        });
        int max = whiteToMove.stream().mapToInt(this::moves).max().orElseThrow();
        assertEquals(16, max);
    }

    @Test
    void exercise1() {
        Position start = new Position(Square.of("c6"), Square.of("b7"), Square.of("a8"), true);
        assertEquals(3, moves(start));
        assertEquals(Set.of("Rb6", "Rc7"), RULES.moves(start).filter(move -> moves(move.next()) == 2).map(Move::name)
                .collect(Collectors.toSet()));
    }

    @Test
    void exercise4() {
        Map<Integer, Integer> counts = new TreeMap<>();
        upToSymmetry.forEach(position -> counts.merge(moves(position), 1, Integer::sum));
        assertEquals(28056, upToSymmetry.size());
        assertEquals(IntStream.rangeClosed(-1, 16).boxed().toList(), List.copyOf(counts.keySet()));
        assertEquals(List.of(2796, 27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166,
                390), List.copyOf(counts.values()));
    }

    private static boolean isFirstOfItsImages(Position position) {
        return SYMMETRIES.stream().allMatch(symmetry -> number(position) <= number(image(symmetry, position)));
    }

    private int moves(Position position) {
        return definition.outcome(position) == Outcome.DRAW
                ? DRAWN
                : (definition.movesToEnd(position).orElseThrow() + 1) / 2;
    }

}

package endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nimsum.problem.Program;
import nimsum.harness.Claims;
import nimsum.util.Retrograde;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClaimsTest {

    private static final int SQUARES = 64;
    private static final int DRAWN = -1;
    /**
     * By number of White's moves to the mate: how many positions with Black to move there are up to symmetry, drawn ones first.
     * M. Bain and A. van Hoff, Chess (King-Rook vs. King), UCI Machine Learning Repository, 1994.
     */
    private static final int[] PUBLISHED = {2796, 27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597,
            4194, 4553, 2166, 390};

    private final Main.Positions positions = new Main.Positions();
    private final Retrograde solution = Retrograde.solve(positions);
    private final List<Placement> blackToMove = IntStream.range(0, SQUARES * SQUARES * SQUARES)
            .mapToObj(i -> new Placement(i / SQUARES / SQUARES, i / SQUARES % SQUARES, i % SQUARES))
            .filter(Placement::isPossible).toList();
    private final List<Placement> whiteToMove = blackToMove.stream().filter(placement -> !placement.isCheck()).toList();
    private final int[] byDefinition = byDefinition(whiteToMove);

    /** Where the three pieces stand. */
    private record Placement(int king, int rook, int black) {

        /** Whether the pieces stand on squares of their own and the kings apart. */
        boolean isPossible() {
            return king != rook && rook != black && king != black && !isNextTo(king, black);
        }

        boolean isCheck() {
            return (Sweeps.cross(rook, Sweeps.bit(king)) & Sweeps.bit(black)) != 0;
        }

        Placement image(int symmetry) {
            return new Placement(square(symmetry, king), square(symmetry, rook), square(symmetry, black));
        }

        int number() {
            return (king * SQUARES + rook) * SQUARES + black;
        }

        static boolean isNextTo(int a, int b) {
            return (Sweeps.around(a) & Sweeps.bit(b)) != 0;
        }

        private static int square(int symmetry, int square) {
            int row = (symmetry & 1) == 0 ? square / 8 : 7 - square / 8;
            int col = (symmetry & 2) == 0 ? square % 8 : 7 - square % 8;
            return (symmetry & 4) == 0 ? row * 8 + col : col * 8 + row;
        }
    }

    @Test
    @DisplayName("Theorem 1: the search finds the shortest mate, the same as sets built from the definition")
    void theorem1() {
        for (Placement placement : whiteToMove) {
            assertEquals(byDefinition[placement.number()], moves(placement), placement.toString());
        }
        Claims.checked("endgame", 1, whiteToMove.size(), "positions");
    }

    @Test
    @DisplayName("Theorem 2: a board turned or reflected has the same answer")
    void theorem2() {
        // By the sets, since the search knows only one image of each.
        long count = 0;
        for (Placement placement : whiteToMove) {
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                assertEquals(byDefinition[placement.number()], byDefinition[placement.image(symmetry).number()]);
                count++;
            }
        }
        Claims.checked("endgame", 2, count, "pairs");
    }

    @Test
    @DisplayName("Theorem 3: with White to move no position is drawn; with Black to move, only a rook taken at once or stalemate")
    void theorem3() {
        for (Placement placement : whiteToMove) {
            assertTrue(1 <= moves(placement) && moves(placement) <= 16, placement.toString());
        }
        for (Placement placement : blackToMove) {
            assertEquals(canTake(placement) || isStalemate(placement), movesLeft(placement) == DRAWN,
                    placement.toString());
        }
        Claims.checked("endgame", 3, whiteToMove.size() + blackToMove.size(), "positions");
    }

    @Test
    @DisplayName("Theorem 4: the published numbers of positions by moves to the mate")
    void theorem4() {
        Map<Integer, Integer> counts = new TreeMap<>();
        blackToMove.stream().filter(ClaimsTest::isFirstOfItsImages)
                .forEach(placement -> counts.merge(movesLeft(placement), 1, Integer::sum));
        assertEquals(IntStream.of(PUBLISHED).boxed().toList(), new ArrayList<>(counts.values()));
        assertEquals(IntStream.rangeClosed(DRAWN, 16).boxed().toList(), new ArrayList<>(counts.keySet()));
        Claims.checked("endgame", 4, counts.values().stream().mapToInt(count -> count).sum(), "positions");
    }

    /** White's moves to the mate, with White to move. */
    private int moves(Placement placement) {
        return (solution.distance(position(Main.Positions.WHITE, placement)) + 1) / 2;
    }

    /** White's moves to the mate, with Black to move. */
    private int movesLeft(Placement placement) {
        int position = position(Main.Positions.BLACK, placement);
        return solution.outcome(position) == Retrograde.DRAW ? DRAWN : solution.distance(position) / 2;
    }

    private int position(int side, Placement placement) {
        return positions.position(side, placement.king, placement.rook, placement.black);
    }

    private static boolean canTake(Placement placement) {
        return Placement.isNextTo(placement.black, placement.rook)
                && !Placement.isNextTo(placement.king, placement.rook);
    }

    private static boolean isStalemate(Placement placement) {
        return !placement.isCheck() && IntStream.range(0, SQUARES).filter(to -> Placement.isNextTo(placement.black, to))
                .mapToObj(to -> new Placement(placement.king, placement.rook, to))
                .noneMatch(after -> after.rook == after.black
                        ? canTake(placement)
                        : after.isPossible() && !after.isCheck());
    }

    private static boolean isFirstOfItsImages(Placement placement) {
        return IntStream.range(0, 8).allMatch(symmetry -> placement.number() <= placement.image(symmetry).number());
    }

    /** By number of placement: White's moves to the mate, as the sweeps over sets find it. */
    private static int[] byDefinition(List<Placement> placements) {
        StringBuilder input = new StringBuilder().append(placements.size()).append('\n');
        for (Placement placement : placements) {
            StringBuilder board = new StringBuilder(".".repeat(SQUARES));
            board.setCharAt(placement.king, 'W');
            board.setCharAt(placement.rook, 'R');
            board.setCharAt(placement.black, 'B');
            for (int row = 0; row < SQUARES; row += 8) {
                input.append(board, row, row + 8).append('\n');
            }
        }
        Iterator<String> answers = Program.of("endgame.Reference").run(input.toString()).lines().iterator();
        int[] moves = new int[SQUARES * SQUARES * SQUARES];
        placements.forEach(placement -> moves[placement.number()] = Integer.parseInt(answers.next()));
        return moves;
    }
}

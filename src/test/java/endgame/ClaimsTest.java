package endgame;

import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
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

    /** The game of the README, from a8 b7 c6: White's best moves, the first one played; Black's square; White's moves left. */
    private static final List<String> LONGEST_GAME = List.of(
            "Kb8 Ka7 Ra7 Rg7 Rh7 Rb1 Rb2 Rb8:d5:15",
            "Kc7:c5:14",
            "Rb8 Rb1:d5:13",
            "Re8:c5:12",
            "Rd8:b5:11",
            "Kd6 Rd5:c4:10",
            "Kc6:b4:9",
            "Kd5 Rd4:b3:8",
            "Kc5 Kd4:c3:7",
            "Kb5:b3:6",
            "Rc8:a3:5",
            "Kc4:b2:4",
            "Kb4:a2:3",
            "Kc3:a1:2",
            "Kc2:a2:1",
            "Ra8:mate:0");

    private static final int WHITE = Main.Positions.WHITE, BLACK = Main.Positions.BLACK;
    /** By square: the squares around it. */
    private static final long[] AROUND = new long[SQUARES];
    /** By rook and white king: the squares that the rook attacks if the black king hides nothing. */
    private static final long[][] ATTACKED = new long[SQUARES][SQUARES];

    static {
        Arrays.setAll(AROUND, square -> squares(other -> isNextTo(square, other)));
        for (int i = 0; i < SQUARES; i++) {
            int rook = i;
            Arrays.setAll(ATTACKED[rook], king -> squares(square -> isAttacked(square, rook, king)));
        }
    }

    private final Main.Positions positions = new Main.Positions();
    private final Retrograde solution = Retrograde.solve(positions);
    private final List<Placement> blackToMove = IntStream.range(0, SQUARES * SQUARES * SQUARES)
            .mapToObj(i -> new Placement(i / SQUARES / SQUARES, i / SQUARES % SQUARES, i % SQUARES))
            .filter(Placement::isPossible).toList();
    private final List<Placement> whiteToMove = blackToMove.stream().filter(placement -> !placement.isCheck()).toList();
    private final int[][] byDefinition = byDefinition();

    /** Where the three pieces stand. */
    private record Placement(int king, int rook, int black) {

        /** Whether the pieces stand on squares of their own and the kings apart. */
        boolean isPossible() {
            return king != rook && rook != black && king != black && !isNextTo(king, black);
        }

        boolean isCheck() {
            return (ATTACKED[rook][king] >> black & 1) != 0;
        }

        Placement image(int symmetry) {
            return new Placement(square(symmetry, king), square(symmetry, rook), square(symmetry, black));
        }

        int number() {
            return number(king, rook, black);
        }

        static int number(int king, int rook, int black) {
            return (king * SQUARES + rook) * SQUARES + black;
        }

        private static int square(int symmetry, int square) {
            int row = (symmetry & 1) == 0 ? square / 8 : 7 - square / 8;
            int col = (symmetry & 2) == 0 ? square % 8 : 7 - square % 8;
            return (symmetry & 4) == 0 ? row * 8 + col : col * 8 + row;
        }
    }

    /** The squares of which a condition holds, as bits. */
    private static long squares(IntPredicate condition) {
        return IntStream.range(0, SQUARES).filter(condition).mapToLong(square -> 1L << square).sum();
    }

    private static boolean isNextTo(int a, int b) {
        return a != b && Math.abs(a / 8 - b / 8) <= 1 && Math.abs(a % 8 - b % 8) <= 1;
    }

    /** In line with the rook, and the king does not stand between. */
    private static boolean isAttacked(int square, int rook, int king) {
        boolean inRow = square / 8 == rook / 8;
        boolean inColumn = square % 8 == rook % 8;
        boolean inLine = inRow ? king / 8 == rook / 8 : king % 8 == rook % 8;
        boolean between = inLine && Math.min(square, rook) < king && king < Math.max(square, rook);
        return square != rook && (inRow || inColumn) && !between;
    }

    @Test
    @DisplayName("Theorem 1: the search finds the moves to the mate that the definition gives, for both sides")
    void theorem1() {
        int count = 0;
        for (int side : List.of(WHITE, BLACK)) {
            for (Placement placement : side == WHITE ? whiteToMove : blackToMove) {
                int position = position(side, placement);
                int moves = byDefinition[side][placement.number()];
                int outcome = moves == DRAWN ? Retrograde.DRAW : side == WHITE ? Retrograde.WIN : Retrograde.LOSS;
                assertEquals(outcome, solution.outcome(position), placement::toString);
                if (moves != DRAWN) {
                    assertEquals(moves, solution.distance(position), placement::toString);
                }
                count++;
            }
        }
        Claims.checked("endgame", 1, count, "positions");
    }

    @Test
    @DisplayName("Theorem 2: a board turned or reflected has the same answer")
    void theorem2() {
        // By the definition, since the search knows only one image of each.
        long count = 0;
        for (Placement placement : whiteToMove) {
            for (int symmetry = 0; symmetry < 8; symmetry++) {
                assertEquals(byDefinition[WHITE][placement.number()],
                        byDefinition[WHITE][placement.image(symmetry).number()]);
                count++;
            }
        }
        Claims.checked("endgame", 2, count, "pairs");
    }

    @Test
    @DisplayName("Theorem 3: with White to move no position is drawn; with Black to move, only a rook taken at once or stalemate")
    void theorem3() {
        for (Placement placement : whiteToMove) {
            assertTrue(1 <= moves(placement) && moves(placement) <= 16, placement::toString);
        }
        for (Placement placement : blackToMove) {
            assertEquals(canTake(placement) || isStalemate(placement), movesLeft(placement) == DRAWN,
                    placement::toString);
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

    @Test
    @DisplayName("Theorem 5: each move of the game is best, and no position takes longer than its first")
    void theorem5() {
        int checked = 0;
        Placement at = new Placement(square("a8"), square("b7"), square("c6"));
        for (String line : LONGEST_GAME) {
            String[] columns = line.split(":");
            Set<Placement> best = bestForWhite(at);
            Placement before = at;
            assertEquals(best, Arrays.stream(columns[0].split(" ")).map(move -> after(before, move)).collect(toSet()),
                    line);
            at = after(at, columns[0].substring(0, 3));
            int left = byDefinition[BLACK][at.number()];
            checked++;
            if (left > 0) {
                at = new Placement(at.king, at.rook, square(columns[1]));
                assertTrue(isNextTo(at.black, before.black) && !at.isCheck() && at.isPossible(), line);
                assertEquals(left - 1, byDefinition[WHITE][at.number()], line);
                checked++;
            }
            assertEquals(Integer.parseInt(columns[2]), left / 2, line);
        }
        assertEquals(0, byDefinition[BLACK][at.number()]);
        Claims.checked("endgame", 5, checked, "moves");
        long longest = whiteToMove.stream().filter(placement -> moves(placement) == LONGEST_GAME.size()).count();
        Claims.checked("endgame", 5, longest, "longest positions");
    }

    private Set<Placement> bestForWhite(Placement at) {
        long kings = AROUND[at.king] & ~AROUND[at.black];
        long rooks = ATTACKED[at.rook][at.king];
        return IntStream.range(0, 2 * SQUARES).mapToObj(i -> i < SQUARES
                ? new Placement((kings >> i & 1) != 0 ? i : at.king, at.rook, at.black)
                : new Placement(at.king, (rooks >> i - SQUARES & 1) != 0 ? i - SQUARES : at.rook, at.black))
                .filter(next -> !next.equals(at) && next.isPossible())
                .filter(next -> byDefinition[BLACK][next.number()] == byDefinition[WHITE][at.number()] - 1)
                .collect(toSet());
    }

    /** After a move of White such as <code>Kb8</code> or <code>Rb8</code>. */
    private static Placement after(Placement at, String move) {
        int to = square(move.substring(1));
        return move.charAt(0) == 'K' ? new Placement(to, at.rook, at.black) : new Placement(at.king, to, at.black);
    }

    private static int square(String name) {
        return (8 - (name.charAt(1) - '0')) * 8 + name.charAt(0) - 'a';
    }

    /** White's moves to the mate, with White to move. */
    private int moves(Placement placement) {
        return (solution.distance(position(WHITE, placement)) + 1) / 2;
    }

    /** White's moves to the mate, with Black to move. */
    private int movesLeft(Placement placement) {
        int position = position(BLACK, placement);
        return solution.outcome(position) == Retrograde.DRAW ? DRAWN : solution.distance(position) / 2;
    }

    private int position(int side, Placement placement) {
        return positions.position(side, placement.king, placement.rook, placement.black);
    }

    private static boolean canTake(Placement placement) {
        return isNextTo(placement.black, placement.rook) && !isNextTo(placement.king, placement.rook);
    }

    private static boolean isStalemate(Placement placement) {
        return !placement.isCheck() && IntStream.range(0, SQUARES).filter(to -> isNextTo(placement.black, to))
                .mapToObj(to -> new Placement(placement.king, placement.rook, to))
                .noneMatch(after -> after.rook == after.black
                        ? canTake(placement)
                        : after.isPossible() && !after.isCheck());
    }

    private static boolean isFirstOfItsImages(Placement placement) {
        return IntStream.range(0, 8).allMatch(symmetry -> placement.number() <= placement.image(symmetry).number());
    }

    /**
     * By side to move and number of the placement: the moves of both sides to the mate, found as the text defines them, one more
     * at a time until nothing is decided any more.
     */
    private int[][] byDefinition() {
        int[][] moves = new int[2][SQUARES * SQUARES * SQUARES];
        IntStream.of(WHITE, BLACK).forEach(side -> Arrays.fill(moves[side], DRAWN));
        List<Placement> white = whiteToMove;
        List<Placement> black = blackToMove;
        int decided = 1;
        for (int k = 0; decided > 0; k += 2) {
            decided = white.size() + black.size();
            black = undecided(black, moves[BLACK], k, placement -> isLost(placement, moves[WHITE]));
            white = undecided(white, moves[WHITE], k + 1, placement -> isWon(placement, moves[BLACK]));
            decided -= white.size() + black.size();
        }
        return moves;
    }

    /** Writes down the positions that are decided with so many moves, and returns the others. */
    private static List<Placement> undecided(List<Placement> open, int[] moves, int k, Predicate<Placement> isDecided) {
        List<Placement> left = new ArrayList<>();
        for (Placement placement : open) {
            if (isDecided.test(placement)) {
                moves[placement.number()] = k;
            } else {
                left.add(placement);
            }
        }
        return left;
    }

    /** Whether White has a move to a position that is lost for Black so far. */
    private static boolean isWon(Placement placement, int[] lost) {
        int king = placement.king;
        int rook = placement.rook;
        int black = placement.black;
        for (long to = AROUND[king] & ~AROUND[black] & ~(1L << rook); to != 0; to &= to - 1) {
            if (lost[Placement.number(Long.numberOfTrailingZeros(to), rook, black)] != DRAWN) {
                return true;
            }
        }
        // Both kings stand in the way.
        for (long to = ATTACKED[rook][king] & ATTACKED[rook][black]; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            if (square != king && square != black && lost[Placement.number(king, square, black)] != DRAWN) {
                return true;
            }
        }
        return false;
    }

    /** Whether Black is mate, or has moves and all lead to positions that are won for White so far. */
    private static boolean isLost(Placement placement, int[] won) {
        int king = placement.king;
        int rook = placement.rook;
        long escapes = AROUND[placement.black] & ~AROUND[king] & ~(1L << king) & ~ATTACKED[rook][king];
        for (long to = escapes; to != 0; to &= to - 1) {
            int square = Long.numberOfTrailingZeros(to);
            if (square == rook || won[Placement.number(king, rook, square)] == DRAWN) {
                return false;
            }
        }
        return escapes != 0 || placement.isCheck();
    }
}

package luogup2490;

import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    /** Moore's Nim: a move takes one stone or more from each of 1 to <code>most</code> heaps. */
    private static nimsum.game.Rules<List<Integer>> moore(int most) {
        return Options.normal(heaps -> rows(heaps).stream().filter(row -> {
            long changed = IntStream.range(0, row.size()).filter(i -> !row.get(i).equals(heaps.get(i))).count();
            return 1 <= changed && changed <= most;
        }));
    }

    @Test
    @DisplayName("Theorem 1: the strip is Moore's Nim on the gaps")
    void theorem1() {
        int count = 0;
        for (int squares = 2; squares <= 7; squares++) {
            for (int pieces = 2; pieces <= squares; pieces += 2) {
                for (int most = 1; most <= pieces; most++) {
                    Rules strip = new Rules();
                    nimsum.game.Rules<List<Integer>> moore = moore(most);
                    Search<Position> onStrip = new Search<>(strip);
                    Search<List<Integer>> onGaps = new Search<>(moore);
                    for (List<Integer> placement : BruteForce.placements(squares, pieces)) {
                        for (boolean white : new boolean[]{true, false}) {
                            Position position = new Position(squares, most, placement, white);
                            List<Integer> gaps = gaps(placement);
                            assertEquals(moore.moves(gaps).map(Move::next).collect(Collectors.toSet()),
                                    strip.moves(position)
                                            .map(move -> gaps(move.next().pieces())).collect(Collectors.toSet()),
                                    position::toString);
                            assertEquals(onGaps.moverWins(gaps), onStrip.moverWins(position), position::toString);
                            count++;
                        }
                    }
                }
            }
        }
        Claims.checked(count, "positions");
    }

    @Test
    @DisplayName("Theorem 2: Moore's Nim is lost if and only if d + 1 divides the number of ones in each digit")
    void theorem2() {
        int count = 0;
        for (int most = 1; most <= 4; most++) {
            Search<List<Integer>> search = new Search<>(moore(most));
            for (List<Integer> row : Rows.every(4, 0, 4).toList()) {
                assertEquals(!isLost(row, most), search.moverWins(row), row + ", up to " + most);
                count++;
            }
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 3: the lost rows are counted by the number of odd gaps and the halves")
    void theorem3() {
        int mostTotal = 12;
        int count = 0;
        for (int gaps = 1; gaps <= 4; gaps++) {
            List<List<Integer>> rows = Rows.every(gaps, 0, mostTotal).filter(row -> sum(row) <= mostTotal)
                    .toList();
            for (int most = 1; most <= 4; most++) {
                int[] expected = new int[mostTotal + 1];
                for (List<Integer> row : rows) {
                    expected[sum(row)] += isLost(row, most) ? 1 : 0;
                    count++;
                }
                int[] chooseGaps = Main.binomials(gaps, gaps)[gaps];
                assertEquals(IntStream.of(expected).boxed().toList(),
                        IntStream.of(Main.lostRows(mostTotal, chooseGaps, most)).boxed().toList(),
                        gaps + " gaps, up to " + most);
            }
        }
        Claims.checked(count, "rows");
    }

    @Test
    @DisplayName("Theorem 4: around a row of gaps the other free squares lie in C(n - k - s + k/2, k/2) ways")
    void theorem4() {
        int count = 0;
        for (int squares = 2; squares <= 12; squares++) {
            for (int pieces = 2; pieces <= squares; pieces += 2) {
                Map<List<Integer>, Integer> placements = new HashMap<>();
                for (List<Integer> placement : BruteForce.placements(squares, pieces)) {
                    placements.merge(gaps(placement), 1, Integer::sum);
                    count++;
                }
                int free = squares - pieces;
                int pairs = pieces / 2;
                assertEquals(Rows.every(pairs, 0, free).filter(row -> sum(row) <= free).collect(Collectors.toSet()),
                        placements.keySet());
                placements.forEach((row, ways) -> assertEquals(choose(free - sum(row) + pairs, pairs),
                        BigInteger.valueOf(ways), row + " on " + free));
            }
        }
        Claims.checked(count, "placements");
        int many = 0;
        for (int squares = 2; squares <= 60; squares++) {
            for (int pieces = 2; pieces <= squares; pieces += 2) {
                int pairs = pieces / 2;
                BigInteger won = choose(squares, pieces).subtract(choose(squares - pairs, pairs));
                assertEquals(won.mod(BigInteger.valueOf(1_000_000_007)).intValue(),
                        Main.wonPlacements(squares, pieces, pairs), squares + " " + pieces);
                many++;
            }
        }
        Claims.checked(many, "pairs of n and k");
    }

    private static boolean isLost(List<Integer> row, int most) {
        return IntStream.range(0, 31).allMatch(digit -> row.stream().filter(gap -> (gap >> digit & 1) == 1).count()
                % (most + 1) == 0);
    }

    /** Every row of natural numbers of which each is at most as large as the one given. */
    private static List<List<Integer>> rows(List<Integer> largest) {
        List<List<Integer>> rows = List.of(List.of());
        for (int most : largest) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> row : rows) {
                for (int last = 0; last <= most; last++) {
                    List<Integer> more = new ArrayList<>(row);
                    more.add(last);
                    longer.add(more);
                }
            }
            rows = longer;
        }
        return rows;
    }

    private static List<Integer> gaps(List<Integer> pieces) {
        return IntStream.range(0, pieces.size() / 2).map(i -> pieces.get(2 * i + 1) - pieces.get(2 * i) - 1).boxed()
                .toList();
    }

    private static BigInteger choose(int n, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }
}

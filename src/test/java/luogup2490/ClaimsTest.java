package luogup2490;

import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.harness.text.Claims;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    /** Moore's Nim: a move takes one stone or more from each of 1 to {@code most} heaps. */
    private static nimsum.game.Rules<List<Integer>> moore(int most) {
        return Options.normal(heaps -> rows(heaps).stream().filter(row -> {
            long changed = IntStream.range(0, row.size()).filter(i -> !row.get(i).equals(heaps.get(i))).count();
            return 1 <= changed && changed <= most;
        }));
    }

    @Test
    void theorem1() {
        int widest = 7;
        int count = 0;
        for (int squares = 2; squares <= widest; squares++) {
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
        Claims.checked(count, "positions on strips of up to " + widest + " squares");
    }

    @Test
    void theorem2() {
        int heaps = 4;
        int stones = 4;
        int count = 0;
        for (int most = 1; most <= heaps; most++) {
            Search<List<Integer>> search = new Search<>(moore(most));
            for (List<Integer> row : Rows.every(heaps, 0, stones).toList()) {
                assertEquals(!isLost(row, most), search.moverWins(row), row + ", up to " + most);
                count++;
            }
        }
        Claims.checked(count, "rows of " + heaps + " heaps of up to " + stones + " stones, with d from 1 to " + heaps);
    }

    @Test
    void theorem3() {
        int mostTotal = 12;
        int mostGaps = 4;
        int count = 0;
        for (int gaps = 1; gaps <= mostGaps; gaps++) {
            List<List<Integer>> rows = Rows.every(gaps, 0, mostTotal).filter(row -> sum(row) <= mostTotal)
                    .toList();
            for (int most = 1; most <= mostGaps; most++) {
                long[] lost = new long[mostTotal + 1];
                for (List<Integer> row : rows) {
                    lost[sum(row)] += isLost(row, most) ? 1 : 0;
                    count++;
                }
                for (int total = 0; total <= mostTotal; total++) {
                    assertEquals(lost[total], lostRows(total, gaps, most), gaps + " gaps, up to " + most);
                }
            }
        }
        Claims.checked(count, "rows of 1 to " + mostGaps + " gaps with a total of up to " + mostTotal
                + ", with d from 1 to " + mostGaps);
    }

    /** L(total) of theorem 3. */
    private static long lostRows(int total, int gaps, int most) {
        return total == 0
                ? 1
                : IntStream.rangeClosed(0, Math.min(gaps, total))
                        .filter(odd -> odd % (most + 1) == 0 && (total - odd) % 2 == 0)
                        .mapToLong(odd -> choose(gaps, odd) * lostRows((total - odd) / 2, gaps, most)).sum();
    }

    @Test
    void theorem4() {
        int widest = 9;
        int count = 0;
        for (int squares = 2; squares <= widest; squares++) {
            for (int pieces = 2; pieces <= squares; pieces += 2) {
                List<List<Integer>> placements = BruteForce.placements(squares, pieces);
                for (int most = 1; most <= pieces; most++) {
                    Search<Position> search = new Search<>(new Rules());
                    long won = 0;
                    for (List<Integer> placement : placements) {
                        won += search.moverWins(new Position(squares, most, placement, true)) ? 1 : 0;
                        count++;
                    }
                    assertEquals(choose(squares, pieces) - lostPlacements(squares, pieces, most), won,
                            squares + " " + pieces + " " + most);
                }
            }
        }
        Claims.checked(count, "placements on strips of up to " + widest + " squares, each with each d");
    }

    /** The sum of theorem 4. */
    private static long lostPlacements(int squares, int pieces, int most) {
        int gaps = pieces / 2;
        int free = squares - pieces;
        return IntStream.rangeClosed(0, free)
                .mapToLong(total -> lostRows(total, gaps, most) * choose(free - total + gaps, gaps)).sum();
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

    private static long choose(int n, int k) {
        long ways = 1;
        for (int i = 1; i <= k; i++) {
            ways = ways * (n - k + i) / i;
        }
        return ways;
    }
}

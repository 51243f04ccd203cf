package luogup2490;

import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Rules STRIP = new Rules();

    /** All placements on strips of up to so many squares, with each number of pieces that a move may take. */
    private static Stream<Position> placements(int widest, boolean white) {
        return IntStream.rangeClosed(2, widest).boxed().flatMap(squares -> IntStream.rangeClosed(1, squares / 2).boxed()
                .flatMap(pairs -> IntStream.rangeClosed(1, 2 * pairs).boxed()
                        .flatMap(most -> BruteForce.placements(squares, 2 * pairs).stream()
                                .map(pieces -> new Position(squares, most, pieces, white)))));
    }

    @Test
    void theorem1() {
        int widest = 7;
        Search<Position> onStrip = new Search<>(STRIP);
        Map<Integer, Search<List<Integer>>> onGaps = new HashMap<>();
        Checks.each(Stream.concat(placements(widest, true), placements(widest, false)), position -> {
            List<Integer> gaps = gaps(position);
            nimsum.game.Rules<List<Integer>> moore = Rows.moore(position.mostMoved());
            assertEquals(moore.moves(gaps).map(Move::next).collect(Collectors.toSet()),
                    STRIP.moves(position).map(move -> gaps(move.next())).collect(Collectors.toSet()));
            assertEquals(
                    onGaps.computeIfAbsent(position.mostMoved(), most -> new Search<>(moore)).moverWins(gaps),
                    onStrip.moverWins(position));
        });
    }

    @Test
    void theorem2() {
        int heaps = 4;
        int stones = 3;
        Map<Integer, Search<List<Integer>>> searches = new HashMap<>();
        Checks.eachPair(IntStream.rangeClosed(1, heaps).boxed().toList(), Rows.every(heaps, 0, stones).toList(),
                (most, row) -> assertEquals(!isLost(row, most),
                        searches.computeIfAbsent(most, d -> new Search<>(Rows.moore(d))).moverWins(row)));
    }

    @Test
    void theorem3() {
        int mostTotal = 12;
        int mostGaps = 4;
        // The rows that are lost, by what the theorem asks for.
        Map<List<Integer>, Long> lost = new HashMap<>();
        Checks.eachPair(IntStream.rangeClosed(1, mostGaps).boxed().flatMap(gaps -> Rows.every(gaps, 0, mostTotal))
                .filter(row -> sum(row) <= mostTotal), row -> IntStream.rangeClosed(1, mostGaps).boxed(),
                (row, most) -> lost.merge(List.of(sum(row), row.size(), most), isLost(row, most) ? 1L : 0L, Long::sum));
        lost.forEach((size, count) -> assertEquals(lostRows(size.get(0), size.get(1), size.get(2)), count));
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
        Search<Position> search = new Search<>(STRIP);
        // The placements that differ in their places alone count together.
        Map<List<Integer>, Long> lost = new HashMap<>();
        Checks.each(placements(widest, true),
                start -> lost.merge(List.of(start.squares(), start.pieces().size(), start.mostMoved()),
                        search.moverWins(start) ? 0L : 1L, Long::sum));
        lost.forEach((size, count) -> assertEquals(lostPlacements(size.get(0), size.get(1), size.get(2)), count));
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

    private static List<Integer> gaps(Position position) {
        List<Integer> pieces = position.pieces();
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

package luogup2490;

import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Rules STRIP = new Rules();

    /**
     * Returns all placements on strips of up to {@code widest} squares, with each number of pieces that a move may
     * take.
     */
    private static Stream<Position> placements(int widest, boolean white) {
        return IntStream.rangeClosed(2, widest).boxed().flatMap(squares -> IntStream.rangeClosed(1, squares / 2).boxed()
                .flatMap(pairs -> IntStream.rangeClosed(1, 2 * pairs).boxed()
                        .flatMap(max -> BruteForce.placements(squares, 2 * pairs).stream()
                                .map(pieces -> new Position(squares, max, pieces, white)))));
    }

    @Test
    void theorem1() {
        int widest = 7;
        Search<Position> onStrip = new Search<>(STRIP);
        Map<Integer, Search<List<Integer>>> onGaps = new HashMap<>();
        Checks.forEach(Stream.concat(placements(widest, true), placements(widest, false)), position -> {
            List<Integer> gaps = gaps(position);
            nimsum.game.Rules<List<Integer>> moore = Rows.moore(position.maxMoved());
            assertEquals(moore.moves(gaps).map(Move::next).collect(Collectors.toSet()),
                    STRIP.moves(position).map(move -> gaps(move.next())).collect(Collectors.toSet()));
            assertEquals(
                    onGaps.computeIfAbsent(position.maxMoved(), max -> new Search<>(moore)).moverWins(gaps),
                    onStrip.moverWins(position));
        });
    }

    @Test
    void theorem2() {
        int heaps = 4;
        int stones = 3;
        Map<Integer, Search<List<Integer>>> searches = new HashMap<>();
        Checks.forEachPair(IntStream.rangeClosed(1, heaps).boxed().toList(), Rows.every(heaps, 0, stones).toList(),
                (max, row) -> assertEquals(!isLost(row, max),
                        searches.computeIfAbsent(max, d -> new Search<>(Rows.moore(d))).moverWins(row)));
    }

    @Test
    void theorem3() {
        int maxTotal = 12;
        int maxGaps = 4;
        // The rows that are lost, by what the theorem asks for.
        Map<List<Integer>, Long> lost = new HashMap<>();
        Checks.forEachPair(IntStream.rangeClosed(1, maxGaps).boxed().flatMap(gaps -> Rows.every(gaps, 0, maxTotal))
                .filter(row -> sum(row) <= maxTotal), row -> IntStream.rangeClosed(1, maxGaps).boxed(),
                (row, max) -> lost.merge(List.of(sum(row), row.size(), max), isLost(row, max) ? 1L : 0L, Long::sum));
        lost.forEach((size, count) -> assertEquals(lostRows(size.get(0), size.get(1), size.get(2)), count));
    }

    /** Returns L(total) of theorem 3. */
    private static long lostRows(int total, int gaps, int max) {
        return total == 0
                ? 1
                : IntStream.rangeClosed(0, Math.min(gaps, total))
                        .filter(odd -> odd % (max + 1) == 0 && (total - odd) % 2 == 0)
                        .mapToLong(odd -> choose(gaps, odd) * lostRows((total - odd) / 2, gaps, max)).sum();
    }

    @Test
    void theorem4() {
        int widest = 9;
        Search<Position> search = new Search<>(STRIP);
        // The placements that differ in their places alone count together.
        Map<List<Integer>, Long> lost = new HashMap<>();
        Checks.forEach(placements(widest, true),
                start -> lost.merge(List.of(start.squares(), start.pieces().size(), start.maxMoved()),
                        search.moverWins(start) ? 0L : 1L, Long::sum));
        lost.forEach((size, count) -> assertEquals(lostPlacements(size.get(0), size.get(1), size.get(2)), count));
    }

    /** Returns the sum of theorem 4. */
    private static long lostPlacements(int squares, int pieces, int max) {
        int gaps = pieces / 2;
        int free = squares - pieces;
        return IntStream.rangeClosed(0, free)
                .mapToLong(total -> lostRows(total, gaps, max) * choose(free - total + gaps, gaps)).sum();
    }

    @Test
    void exercise1() {
        Search<List<Integer>> search = new Search<>(Rows.moore(2));
        assertEquals(Set.of(List.of(1, 1, 1)), winning(search, List.of(1, 2, 3)));
        assertEquals(Set.of(List.of(3, 3, 0, 3), List.of(0, 3, 3, 3), List.of(2, 3, 1, 3), List.of(1, 3, 2, 3)),
                winning(search, List.of(5, 3, 6, 3)));
    }

    private static Set<List<Integer>> winning(Search<List<Integer>> search, List<Integer> gaps) {
        return search.winningMoves(gaps).map(Move::next).collect(Collectors.toSet());
    }

    @Test
    void exercise2() {
        Checks.forEachPair(IntStream.rangeClosed(1, 5).boxed().toList(), List.of(0, 1, 5, 9),
                (gaps, free) -> assertEquals(choose(free + gaps, gaps),
                        lostPlacements(free + 2 * gaps, 2 * gaps, gaps)));
        assertEquals(28, choose(8, 2));
    }

    @Test
    void exercise3() {
        int max = 2;
        Search<List<Integer>> misere = new Search<>(Options.misere(Rows.moore(max)));
        Checks.forEach(Rows.every(4, 0, 3),
                row -> assertEquals(
                        row.stream().allMatch(gap -> gap <= 1) ? sum(row) % (max + 1) == 1 : isLost(row, max),
                        !misere.moverWins(row)));
    }

    private static boolean isLost(List<Integer> row, int max) {
        return IntStream.range(0, 31).allMatch(digit -> row.stream().filter(gap -> (gap >> digit & 1) == 1).count()
                % (max + 1) == 0);
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

package luogup4279;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int HEAPS = 4, STONES = 6;

    @Test
    @DisplayName("Theorem 1: who wins")
    void theorem1() {
        Search<Heaps> search = new Search<>(new Rules());
        int positions = 0;
        for (Heaps heaps : positions()) {
            boolean hasLarge = large(heaps) > 0;
            assertEquals((nimSum(heaps) != 0) == hasLarge, search.moverWins(heaps), heaps::toString);
            assertEquals(search.moverWins(heaps), Main.firstWins(nimSum(heaps), hasLarge), heaps::toString);
            positions++;
        }
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Theorem 2: all winning moves")
    void theorem2() {
        Rules rules = new Rules();
        Search<Heaps> search = new Search<>(rules);
        int won = 0;
        for (Heaps heaps : positions()) {
            if (search.moverWins(heaps) && !heaps.isEmpty()) {
                Set<String> wins = rules.moves(heaps).filter(move -> !search.moverWins(move.next())).map(Move::name)
                        .collect(Collectors.toSet());
                assertEquals(told(heaps), wins, heaps::toString);
                assertEquals(large(heaps) == 0 ? 0 : 1, wins.size() % 2, heaps::toString);
                won++;
            }
        }
        Claims.checked(won, "won positions");
    }

    /** The winning moves of theorem 2. */
    private static Set<String> told(Heaps heaps) {
        int nimSum = nimSum(heaps);
        return IntStream.range(0, HEAPS).boxed().flatMap(heap -> {
            int size = heaps.sizes().get(heap);
            IntStream rests = switch (large(heaps)) {
                case 0 -> IntStream.range(0, size);
                case 1 -> size > 1 ? IntStream.of((nimSum ^ size) == 0 ? 1 : 0) : IntStream.empty();
                default -> IntStream.of(nimSum ^ size).filter(rest -> rest < size);
            };
            return rests.mapToObj(rest -> heap + 1 + " " + (size - rest));
        }).collect(Collectors.toSet());
    }

    @Test
    @DisplayName("Theorem 3: the rule carries over iff each game of value 0 that goes on has an option of value 1")
    void theorem3() {
        int sums = 0;
        int good = 0;
        for (int game = 0; game < 256; game++) {
            List<Integer> positions = Misere.positions(game);
            boolean condition = positions.stream().allMatch(position -> position == 0 || Misere.value(position) != 0
                    || Misere.options(position).anyMatch(option -> Misere.value(option) == 1));
            boolean holds = true;
            for (int a = 0; a < positions.size(); a++) {
                for (int b = a; b < positions.size(); b++) {
                    for (int c = b; c < positions.size(); c++) {
                        holds &= Misere.followsTheRule(
                                List.of(positions.get(a), positions.get(b), positions.get(c)));
                        sums++;
                    }
                }
            }
            assertEquals(condition, holds, "game " + game);
            good += condition ? 1 : 0;
        }
        Claims.checked(sums, "sums");
        Claims.checked(good, "of the 256");
    }

    @Test
    @DisplayName("Theorem 4: the smallest sum that breaks the rule")
    void theorem4() {
        List<List<Integer>> sums = new ArrayList<>();
        addSums(sums, List.of(), 1, 3);
        assertEquals(List.of(List.of(8)), sums.stream().filter(sum -> !Misere.followsTheRule(sum)).toList());
        assertEquals(List.of(3), Misere.options(8).boxed().toList());
        assertEquals(List.of(0, 1), Misere.options(3).boxed().toList());
        Claims.checked(sums.size(), "sums");
    }

    /** Adds the sum and all that it makes with games from a number on, whose play takes so many moves more at most. */
    private static void addSums(List<List<Integer>> sums, List<Integer> sum, int from, int moves) {
        sums.add(sum);
        for (int game = from; game < 16; game++) {
            if (Misere.longestPlay(game) <= moves) {
                List<Integer> larger = new ArrayList<>(sum);
                larger.add(game);
                addSums(sums, larger, game, moves - Misere.longestPlay(game));
            }
        }
    }

    @Test
    @DisplayName("Theorem 5: the smallest position of Kayles that breaks the rule")
    void theorem5() {
        Search<List<Integer>> search = new Search<>(new MisereKayles());
        List<List<Integer>> broken = new ArrayList<>();
        int positions = 0;
        for (List<Integer> rows : MisereKayles.positions(7)) {
            List<Integer> values = rows.stream().map(MisereKayles::value).toList();
            if (Misere.ruleSaysWon(values) != search.moverWins(rows)) {
                broken.add(rows);
            }
            positions++;
        }
        assertEquals(List.of(List.of(1, 5)), broken);
        Claims.checked(positions, "positions");
    }

    private static List<Heaps> positions() {
        int all = (int) Math.pow(STONES + 1, HEAPS);
        return IntStream.range(0, all)
                .mapToObj(number -> new Heaps(IntStream.iterate(number, rest -> rest / (STONES + 1))
                        .limit(HEAPS).mapToObj(rest -> rest % (STONES + 1)).toList()))
                .toList();
    }

    private static int nimSum(Heaps heaps) {
        return heaps.sizes().stream().reduce(0, (a, b) -> a ^ b);
    }

    private static int large(Heaps heaps) {
        return (int) heaps.sizes().stream().filter(size -> size > 1).count();
    }
}

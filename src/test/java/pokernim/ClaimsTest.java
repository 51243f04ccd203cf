package pokernim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.util.Retrograde;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import pokernim.Rules.Position;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private final nimsum.game.Rules<Position> rules = new Rules().bounded();

    @Test
    @DisplayName("Theorem 1: the game ends, and how long it lasts if additions are small")
    void theorem1() {
        Map<Position, Integer> known = new HashMap<>();
        int count = 0;
        for (Position start : starts()) {
            int chips = sum(start.piles().sizes());
            int additions = 2 * sum(start.additions());
            assertEquals(chips + additions * (1 + Rules.BOUND), longestPlay(start, known), start::toString);
            count++;
        }
        Claims.checked(count, "starting positions");
    }

    @Test
    @DisplayName("Theorem 2: the player to move loses iff the nim-sum is 0, whatever additions are left")
    void theorem2() {
        Search<Position> search = new Search<>(rules);
        Deque<Position> unchecked = new ArrayDeque<>(starts());
        Set<Position> reached = new HashSet<>(unchecked);
        while (!unchecked.isEmpty()) {
            Position position = unchecked.pop();
            assertEquals(nimSum(position.piles()) != 0, search.moverWins(position), position::toString);
            rules.moves(position).map(Move::next).filter(reached::add).forEach(unchecked::push);
        }
        Claims.checked(reached.size(), "positions");
    }

    @Test
    @DisplayName("Theorem 3: with chips of one's own nothing is drawn, Nim decides, and the end comes soon enough")
    void theorem3() {
        OwnChips ownChips = new OwnChips();
        int count = 0;
        int tight = 0;
        for (int chips = 0; chips <= 6; chips++) {
            List<OwnChips.Position> positions = ownChips(3, chips);
            Retrograde solution = solve(ownChips, positions);
            for (int i = 0; i < positions.size(); i++) {
                OwnChips.Position position = positions.get(i);
                boolean lost = nimSum(position.piles()) == 0;
                assertEquals(lost ? Retrograde.LOSS : Retrograde.WIN, solution.outcome(i), position::toString);
                int useful = sum(position.piles().sizes()) + (lost ? position.hand() : position.otherHand());
                int bound = lost ? 2 * useful : 2 * useful - 1;
                assertTrue(solution.distance(i) <= bound, position::toString);
                tight += solution.distance(i) == bound ? 1 : 0;
                count++;
            }
        }
        Claims.checked(count, "positions");
        Claims.checked(tight, "of them");
    }

    @Test
    @DisplayName("Theorem 4: a move and its way back may change who wins")
    void theorem4() {
        assertEquals(Retrograde.LOSS, solve(2, Set.of()).outcome(0));
        assertEquals(Retrograde.DRAW, solve(2, Set.of(arrow(0, 1), arrow(1, 0))).outcome(0));
        List<Integer> arrows = IntStream.range(0, 9).filter(i -> i / 3 != i % 3)
                .mapToObj(i -> arrow(i / 3, i % 3)).toList();
        Set<Integer> pair = Set.of(arrow(0, 1), arrow(1, 0));
        int additions = 0;
        int changes = 0;
        for (int graph = 0; graph < 1 << arrows.size(); graph++) {
            Set<Integer> before = new HashSet<>();
            for (int i = 0; i < arrows.size(); i++) {
                if ((graph >> i & 1) != 0) {
                    before.add(arrows.get(i));
                }
            }
            if (Collections.disjoint(before, pair)) {
                Set<Integer> after = new HashSet<>(before);
                after.addAll(pair);
                int outcome = solve(3, after).outcome(0);
                additions++;
                if (outcome != solve(3, before).outcome(0)) {
                    assertEquals(Retrograde.DRAW, outcome);
                    changes++;
                }
            }
        }
        Claims.checked(additions, "games");
        Claims.checked(changes, "of them");
    }

    /** Games of few piles and additions. */
    private static List<Position> starts() {
        List<Position> starts = new ArrayList<>();
        for (int[] shape : new int[][]{{1, 0, 5}, {2, 0, 5}, {3, 0, 3}, {1, 1, 4}, {1, 2, 3}, {2, 1, 3}, {3, 1, 1}}) {
            tuples(shape[0], 1, shape[2]).forEach(piles -> starts.add(Position.start(new Heaps(piles), shape[1])));
        }
        return starts;
    }

    private int longestPlay(Position position, Map<Position, Integer> known) {
        Integer found = known.get(position);
        if (found == null) {
            found = rules.moves(position).mapToInt(move -> 1 + longestPlay(move.next(), known)).max().orElse(0);
            known.put(position, found);
        }
        return found;
    }

    /** All positions of so many piles, and so many chips on them and in the hands. */
    private static List<OwnChips.Position> ownChips(int piles, int chips) {
        return tuples(piles + 1, 0, chips).stream().filter(row -> sum(row) <= chips)
                .map(row -> new OwnChips.Position(new Heaps(row.subList(0, piles)), row.get(piles), chips - sum(row)))
                .toList();
    }

    /** Every row of so many numbers in a range. */
    private static List<List<Integer>> tuples(int length, int from, int to) {
        return length == 0
                ? List.of(List.of())
                : tuples(length - 1, from, to).stream()
                        .flatMap(row -> IntStream.rangeClosed(from, to).mapToObj(last -> {
                            List<Integer> longer = new ArrayList<>(row);
                            longer.add(last);
                            return longer;
                        })).toList();
    }

    private static <P> Retrograde solve(nimsum.game.Rules<P> rules, List<P> positions) {
        Map<P, Integer> numbers = new HashMap<>();
        positions.forEach(position -> numbers.put(position, numbers.size()));
        return solve(positions.size(), position -> rules.moves(positions.get(position))
                .mapToInt(move -> numbers.get(move.next())));
    }

    /** A game of so many positions, given by its arrows. */
    private static Retrograde solve(int positions, Set<Integer> arrows) {
        return solve(positions,
                position -> arrows.stream().filter(arrow -> arrow / 10 == position).mapToInt(arrow -> arrow % 10));
    }

    private static int arrow(int from, int to) {
        return 10 * from + to;
    }

    private static Retrograde solve(int positions, IntFunction<IntStream> options) {
        return Retrograde.solve(new Retrograde.Game() {

            @Override
            public int positions() {
                return positions;
            }

            @Override
            public int ending(int position) {
                return Retrograde.PLAY_ON;
            }

            @Override
            public void moves(int position, Retrograde.Moves moves) {
                options.apply(position).forEach(moves::add);
            }
        });
    }

    private static int nimSum(Heaps piles) {
        return piles.sizes().stream().reduce(0, (a, b) -> a ^ b);
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }
}

package pokernim;

import static nimsum.game.Rows.nimSum;
import static nimsum.game.Rows.sum;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.Rounds;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.game.Values;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import pokernim.Rules.Position;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private final nimsum.game.Rules<Position> rules = new Rules();

    @Test
    @DisplayName("Theorem 1: the game ends, and how long it lasts if additions are small")
    void theorem1() {
        Values<Position> longest = Values.longestPlay(rules);
        Claims.each("starting positions", starts(), start -> {
            int chips = sum(start.piles().sizes());
            int additions = 2 * sum(start.additions());
            assertEquals(chips + additions * (1 + Rules.MOST_ADDED), longest.of(start));
        });
    }

    @Test
    @DisplayName("Theorem 2: the player to move loses iff the nim-sum is 0, whatever additions are left")
    void theorem2() {
        Search<Position> search = new Search<>(rules);
        Deque<Position> unchecked = new ArrayDeque<>(starts());
        Set<Position> reached = new HashSet<>(unchecked);
        while (!unchecked.isEmpty()) {
            Position position = unchecked.pop();
            assertEquals(nimSum(position.piles().sizes()) != 0, search.moverWins(position), position::toString);
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
            Rounds<OwnChips.Position> rounds = new Rounds<>(ownChips, positions, positions::indexOf, positions.size());
            for (OwnChips.Position position : positions) {
                boolean lost = nimSum(position.piles().sizes()) == 0;
                assertEquals(lost ? Outcome.LOSS : Outcome.WIN, rounds.outcome(position), position::toString);
                int useful = sum(position.piles().sizes()) + (lost ? position.hand() : position.otherHand());
                int bound = lost ? 2 * useful : 2 * useful - 1;
                int moves = rounds.movesToEnd(position).orElseThrow();
                assertTrue(moves <= bound, position::toString);
                tight += moves == bound ? 1 : 0;
                count++;
            }
        }
        Claims.checked(count, "positions");
        Claims.checked(tight, "of them");
    }

    @Test
    @DisplayName("Theorem 4: a move and its way back may change who wins")
    void theorem4() {
        Set<List<Integer>> pair = Set.of(List.of(0, 1), List.of(1, 0));
        assertEquals(Outcome.LOSS, outcome(Set.of()));
        assertEquals(Outcome.DRAW, outcome(pair));
        List<List<Integer>> arrows = Rows.every(2, 0, 2)
                .filter(arrow -> !arrow.get(0).equals(arrow.get(1)) && !pair.contains(arrow)).toList();
        AtomicInteger changes = new AtomicInteger();
        Claims.each("games", Rows.every(arrows.size(), 0, 1), chosen -> {
            Set<List<Integer>> before = IntStream.range(0, arrows.size()).filter(i -> chosen.get(i) == 1)
                    .mapToObj(arrows::get).collect(Collectors.toSet());
            Set<List<Integer>> after = new HashSet<>(before);
            after.addAll(pair);
            if (outcome(after) != outcome(before)) {
                assertEquals(Outcome.DRAW, outcome(after));
                changes.incrementAndGet();
            }
        });
        Claims.checked(changes.get(), "of them");
    }

    /** Of position 0 in the game on the positions 0 to 2 that is given by its arrows. */
    private static Outcome outcome(Set<List<Integer>> arrows) {
        return new Rounds<Integer>(
                Options.normal(position -> arrows.stream().filter(arrow -> arrow.get(0).equals(position))
                        .map(arrow -> arrow.get(1))),
                List.of(0, 1, 2), position -> position, 3).outcome(0);
    }

    /** Games of few piles and additions. */
    private static List<Position> starts() {
        List<Position> starts = new ArrayList<>();
        for (int[] shape : new int[][]{{1, 0, 5}, {2, 0, 5}, {3, 0, 3}, {1, 1, 4}, {1, 2, 3}, {2, 1, 3}, {3, 1, 1}}) {
            Rows.every(shape[0], 1, shape[2]).forEach(piles -> starts.add(Position.start(new Heaps(piles), shape[1])));
        }
        return starts;
    }

    /** All positions of so many piles, and so many chips on them and in the hands. */
    private static List<OwnChips.Position> ownChips(int piles, int chips) {
        return Rows.every(piles + 1, 0, chips).filter(row -> sum(row) <= chips)
                .map(row -> new OwnChips.Position(new Heaps(row.subList(0, piles)), row.get(piles), chips - sum(row)))
                .toList();
    }
}

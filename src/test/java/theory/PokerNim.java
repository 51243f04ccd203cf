package theory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Poker Nim: a move takes chips from a heap, or puts chips from a bag on a heap. Chips that were taken go into a bag, so that positions
 * come back; who wins is found as the least sets of wins and losses that the rules allow.
 */
final class PokerNim {

    /** The heaps in increasing order, the bag of the player to move and the other one's; a shared bag is both. */
    record Position(List<Integer> heaps, int bag, int otherBag) {
    }

    private static final Map<Position, Integer> GRUNDY = new HashMap<>();

    private final List<Position> positions;
    private final boolean shared;
    private final Map<Position, String> outcomes = new HashMap<>();

    private PokerNim(List<Position> positions, boolean shared) {
        this.positions = positions;
        this.shared = shared;
        solve();
    }

    /** Each player has a bag. All positions of so many heaps, and so many chips in heaps and bags. */
    static PokerNim withOwnBags(int heaps, int chips) {
        return new PokerNim(Nim.positions(heaps, chips).stream().filter(position -> sum(position) <= chips)
                .flatMap(position -> IntStream.rangeClosed(0, chips - sum(position))
                        .mapToObj(bag -> new Position(position, bag, chips - sum(position) - bag)))
                .toList(), false);
    }

    /** There is one bag. All positions of so many heaps, and so many chips in heaps and bag. */
    static PokerNim withSharedBag(int heaps, int chips) {
        return new PokerNim(Nim.positions(heaps, chips).stream().filter(position -> sum(position) <= chips)
                .map(position -> new Position(position, chips - sum(position), chips - sum(position))).toList(), true);
    }

    /**
     * The Grundy value of the game that ends: chips that are taken leave the game, and the bag of both players only gets emptier. By the
     * definition, as the mex of the values of the options.
     */
    static int grundyWithEmptyingBag(List<Integer> heaps, int bag) {
        Position position = new Position(heaps, bag, bag);
        Integer known = GRUNDY.get(position);
        if (known == null) {
            List<Integer> values = Stream.concat(Nim.moves(heaps).map(left -> grundyWithEmptyingBag(left, bag)),
                    additions(heaps, bag).map(more -> grundyWithEmptyingBag(more, bag + sum(heaps) - sum(more))))
                    .toList();
            known = IntStream.iterate(0, value -> value + 1).filter(value -> !values.contains(value)).findFirst()
                    .orElseThrow();
            GRUNDY.put(position, known);
        }
        return known;
    }

    List<Position> positions() {
        return positions;
    }

    /** Of the player to move: win, loss or draw. */
    String outcome(Position position) {
        return outcomes.getOrDefault(position, "draw");
    }

    private void solve() {
        boolean more = true;
        while (more) {
            more = false;
            for (Position position : positions) {
                List<Position> options = options(position);
                String outcome = options.stream().anyMatch(option -> outcome(option).equals("loss"))
                        ? "win"
                        : options.stream().allMatch(option -> outcome(option).equals("win")) ? "loss" : "draw";
                if (!outcome.equals(outcome(position))) {
                    outcomes.put(position, outcome);
                    more = true;
                }
            }
        }
    }

    private List<Position> options(Position position) {
        List<List<Integer>> heaps = new ArrayList<>(Nim.moves(position.heaps).toList());
        heaps.addAll(additions(position.heaps, position.bag).toList());
        return heaps.stream().map(after -> {
            int bag = position.bag + sum(position.heaps) - sum(after);
            return shared ? new Position(after, bag, bag) : new Position(after, position.otherBag, bag);
        }).toList();
    }

    private static Stream<List<Integer>> additions(List<Integer> heaps, int bag) {
        return heaps.stream().flatMap(heap -> IntStream.rangeClosed(1, bag)
                .mapToObj(chips -> Nim.replace(heaps, heap, heap + chips)));
    }

    private static int sum(List<Integer> heaps) {
        return heaps.stream().mapToInt(Integer::intValue).sum();
    }
}

package hdu2149;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hdu2149.Rules.Position;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int MOST = 20, MOST_DEEP = Deep.size(MOST, 40);
    private static final List<Integer> SIZES = IntStream.rangeClosed(1, MOST_DEEP).boxed().toList();

    private final Rules rules = new Rules();
    private final Search<Position> search = new Search<>(rules);

    /** Each price and largest raise before the first bid. */
    private static Stream<Position> starts() {
        return SIZES.stream().flatMap(price -> SIZES.stream().map(most -> new Position(0, price, most)));
    }

    @Test
    void theorem1() {
        Stream<Position> positions = starts().flatMap(start -> IntStream.range(0, start.price())
                .mapToObj(bid -> new Position(bid, start.price(), start.most())));
        Claims.each("positions with prices and largest raises of up to " + MOST, positions, position -> assertEquals(
                (position.price() - position.bid()) % (position.most() + 1) != 0, search.moverWins(position)));
    }

    @Test
    void theorem2() {
        String unit = "raises from prices of up to " + MOST + " with largest raises of up to " + MOST;
        Claims.each(unit, starts().flatMap(start -> rules.moves(start).map(Move::next)), raised -> {
            int k = raised.bid();
            int m = raised.price();
            int n = raised.most();
            assertEquals(n >= m ? k >= m : k == m % (n + 1), !search.moverWins(raised));
        });
    }

    @Test
    void theorem3() {
        String unit = "heaps of up to " + MOST + " stones with takes of up to 1 to " + MOST;
        Claims.eachPair(unit, SIZES, IntStream.rangeClosed(0, MOST_DEEP).boxed().toList(), (most, stones) -> {
            Search<Integer> heap = new Search<>(Options.normal(
                    left -> IntStream.rangeClosed(1, Math.min(most, left)).mapToObj(take -> left - take)));
            int remainder = stones % (most + 1);
            assertEquals(remainder == 0 ? List.of() : List.of(remainder),
                    IntStream.rangeClosed(1, Math.min(most, stones))
                            .filter(take -> !heap.moverWins(stones - take)).boxed().toList());
        });
    }

    @Test
    void exercise1() {
        Claims.answered("The remainder of $M - 1$ modulo $N + 1$ wins, and if it is 0, no raise does.");
        Search<Position> misere = new Search<>(Options.misere(rules));
        starts().forEach(start -> {
            int remainder = (start.price() - 1) % (start.most() + 1);
            assertEquals(remainder == 0 ? List.of() : List.of(remainder), rules.moves(start).map(Move::next)
                    .filter(raised -> !misere.moverWins(raised)).map(Position::bid).toList(), start::toString);
        });
    }

    @Test
    void exercise2() {
        Search<Integer> search = new Search<>(Options.normal(
                missing -> Stream.of(1, 3, 4).filter(raise -> missing > 0).map(raise -> Math.max(missing - raise, 0))));
        int period = 7;
        List<Integer> lost = IntStream.rangeClosed(1, period).filter(price -> !search.moverWins(price))
                .map(price -> price % period).sorted().boxed().toList();
        SIZES.forEach(price -> assertEquals(lost.contains(price % period), !search.moverWins(price)));
        Claims.answered("M leaves the remainder " + lost.get(0) + " or " + lost.get(1) + " modulo " + period + ".");
    }
}

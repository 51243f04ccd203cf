package hdu2149;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hdu2149.Rules.Position;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Search;
import nimsum.harness.Claims;
import nimsum.util.FastReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, checked by computation. */
class ClaimsTest {

    private static final int MOST = 40;

    /** One heap, of which a move takes 1 to N stones and never more than there are; who takes the last stone wins. */
    private record Heap(int most) implements nimsum.game.Rules<Integer> {

        @Override
        public Integer read(FastReader in) {
            return in.nextInt();
        }

        @Override
        public Stream<Move<Integer>> moves(Integer stones) {
            return IntStream.rangeClosed(1, Math.min(most, stones))
                    .mapToObj(take -> new Move<>(Integer.toString(take), stones - take));
        }

        @Override
        public String howToMove(Integer stones) {
            return "how many stones";
        }

    }

    @Test
    @DisplayName("Theorem 1: who is to bid loses if and only if a multiple of N + 1 is missing")
    void theorem1() {
        Search<Position> search = new Search<>(new Rules());
        int positions = 0;
        for (int price = 1; price <= MOST; price++) {
            for (int most = 1; most <= MOST; most++) {
                for (int bid = 0; bid < price; bid++) {
                    boolean multiple = (price - bid) % (most + 1) == 0;
                    assertEquals(!multiple, search.moverWins(new Position(bid, price, most)),
                            bid + " of " + price + ", raises up to " + most);
                    positions++;
                }
            }
        }
        Claims.checked(positions, "positions");
    }

    @Test
    @DisplayName("Theorem 2: the remainder is the only raise that wins, or all from M to N do")
    void theorem2() {
        Rules rules = new Rules();
        Search<Position> search = new Search<>(rules);
        int raises = 0;
        for (int price = 1; price <= MOST; price++) {
            for (int most = 1; most <= MOST; most++) {
                int m = price;
                int n = most;
                List<Integer> expected = IntStream.rangeClosed(1, n).filter(k -> n >= m ? k >= m : k == m % (n + 1))
                        .boxed().toList();
                List<Move<Position>> moves = rules.moves(new Position(0, m, n)).toList();
                assertEquals(expected, moves.stream().filter(move -> !search.moverWins(move.next()))
                        .map(move -> Integer.valueOf(move.name())).toList(), m + " " + n);
                raises += moves.size();
            }
        }
        Claims.checked(raises, "raises");
    }

    @Test
    @DisplayName("Theorem 3: taking stones, where none may be bid past the end, has the same winners and one winning take")
    void theorem3() {
        int heaps = 0;
        for (int most = 1; most <= MOST; most++) {
            Heap rules = new Heap(most);
            Search<Integer> search = new Search<>(rules);
            for (int stones = 0; stones <= MOST; stones++) {
                int remainder = stones % (most + 1);
                assertEquals(remainder == 0 ? "" : Integer.toString(remainder),
                        rules.moves(stones).filter(move -> !search.moverWins(move.next())).map(Move::name)
                                .collect(Collectors.joining(" ")),
                        stones + " stones, takes up to " + most);
                heaps++;
            }
        }
        Claims.checked(heaps, "heaps");
    }
}

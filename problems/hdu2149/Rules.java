package hdu2149;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A piece of land is for sale. The bid stands at 0, and two bidders raise it in turn, each time by at least 1 and at
 * most N. The bidder who brings the bid to the price M or above it buys the land and wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** The bid, the price of the land, and the largest raise. */
    public record Position(int bid, int price, int maxRaise) {

        /** Returns the amount that is missing to the price, which is 0 once the land is sold. */
        int missing() {
            return Math.max(0, price - bid);
        }

        @Override
        public String toString() {
            return missing() == 0 ? "sold for " + bid : "bid " + bid + " of " + price + ", raises of 1 to " + maxRaise;
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(0, in.nextInt(), in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.rangeClosed(1, position.missing() == 0 ? 0 : position.maxRaise)
                .mapToObj(raise -> new Move<>(Integer.toString(raise),
                        new Position(position.bid + raise, position.price, position.maxRaise)));
    }

    @Override
    public About about() {
        return new About("A piece of land is for sale, and the bid stands at 0. "
                + "Two bidders raise it in turn, each time by a whole number from 1 up to the largest raise allowed. "
                + "The bidder who brings the bid to the price or above it buys the land and wins.")
                .howToMove("Type by how much you raise the bid")
                .unit("from the bid to the price");
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return other + " bought the land";
    }

    @Override
    public int size(Position position) {
        return position.missing();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(n -> "a raise is at least 1 and at most " + position.maxRaise);
    }
}

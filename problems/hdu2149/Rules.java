package hdu2149;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * A piece of land is sold. The bid stands at 0, and the two bidders raise it in turn, each time by at least 1 and at most N. Who
 * brings it to the price M, or above it, buys the land and wins.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /**
     * @param bid
     *            where it stands
     * @param price
     *            of the land
     * @param most
     *            the largest raise
     */
    public record Position(int bid, int price, int most) {

        boolean isSold() {
            return bid >= price;
        }

        @Override
        public String toString() {
            return isSold() ? "sold for " + bid : "bid " + bid + " of " + price + ", raises of 1 to " + most;
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(0, in.nextInt(), in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.rangeClosed(1, position.isSold() ? 0 : position.most)
                .mapToObj(raise -> new Move<>(Integer.toString(raise),
                        new Position(position.bid + raise, position.price, position.most)));
    }

    @Override
    public String howToMove(Position position) {
        return "Type by how much you raise the bid";
    }
}

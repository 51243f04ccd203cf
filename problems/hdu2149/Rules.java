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

        /** Before the first raise. */
        static Position start(int price, int most) {
            return new Position(0, price, most);
        }

        /** How much is missing to the price; 0 or less if the land is sold. */
        int missing() {
            return price - bid;
        }
    }

    @Override
    public Position read(FastReader in) {
        return Position.start(in.nextInt(), in.nextInt());
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.missing() <= 0
                ? Stream.empty()
                : IntStream.rangeClosed(1, position.most).mapToObj(raise -> raise(position, raise));
    }

    /** The move that raises the bid by so much. */
    static Move<Position> raise(Position position, int raise) {
        return new Move<>(Integer.toString(raise), new Position(position.bid + raise, position.price, position.most));
    }

    @Override
    public String howToMove(Position position) {
        return "Type by how much you raise the bid";
    }

    @Override
    public String picture(Position position) {
        return position.missing() <= 0
                ? "sold for " + position.bid
                : "bid " + position.bid + " of " + position.price + ", raises of 1 to " + position.most;
    }
}

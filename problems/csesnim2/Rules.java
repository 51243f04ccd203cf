package csesnim2;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/** Sticks lie in heaps. A move takes 1, 2 or 3 sticks from one heap. Who takes the last stick wins. */
public final class Rules implements nimsum.game.Rules<Heaps> {

    private static final int MOST = 3;

    /** The first game of an input, behind the number of games. */
    @Override
    public Heaps read(FastReader in) {
        in.nextInt();
        return readGame(in);
    }

    /** How many heaps, and how many sticks in each. */
    static Heaps readGame(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    @Override
    public Stream<Move<Heaps>> moves(Heaps heaps) {
        return heaps.moves(size -> IntStream.rangeClosed(1, Math.min(MOST, size)));
    }

    @Override
    public Optional<Move<Heaps>> move(Heaps heaps, String name) {
        return heaps.move(name, (size, taken) -> taken <= MOST);
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of a heap and how many sticks you take from it, at most " + MOST;
    }

    @Override
    public String picture(Heaps heaps) {
        return "heaps: " + heaps;
    }
}

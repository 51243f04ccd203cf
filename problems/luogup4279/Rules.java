package luogup4279;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/** Heaps of stones. A move takes any number of stones from one heap, and at least one. Who takes the last stone loses. */
public final class Rules implements nimsum.game.Rules<Heaps> {

    @Override
    public Heaps read(FastReader in) {
        in.nextInt(); // How many positions there are.
        return readOne(in);
    }

    /** Reads one position of several. */
    static Heaps readOne(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    /** Where no stone is left, the other player has taken the last one. */
    @Override
    public Ending ending(Heaps heaps) {
        return heaps.isEmpty() ? Ending.WIN : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Heaps>> moves(Heaps heaps) {
        return heaps.moves(size -> IntStream.rangeClosed(1, size));
    }

    @Override
    public Optional<Move<Heaps>> move(Heaps heaps, String name) {
        return heaps.move(name, (size, stones) -> true);
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of a heap and how many stones you take from it";
    }

    @Override
    public String picture(Heaps heaps) {
        return heaps.toString();
    }
}

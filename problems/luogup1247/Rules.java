package luogup1247;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/** Some heaps of matches. A move takes one match or more from one heap. Who takes the last match wins. */
public final class Rules implements nimsum.game.Rules<Heaps> {

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    @Override
    public Stream<Move<Heaps>> moves(Heaps heaps) {
        return heaps.moves(size -> IntStream.rangeClosed(1, size));
    }

    @Override
    public Optional<Move<Heaps>> move(Heaps heaps, String name) {
        return heaps.move(name, (size, take) -> 1 <= take && take <= size);
    }

    @Override
    public String howToMove(Heaps heaps) {
        return "Type the number of a heap and how many matches you take from it";
    }

    @Override
    public String picture(Heaps heaps) {
        return heaps.toString();
    }
}

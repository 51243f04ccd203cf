package luogup2197;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/** Some heaps of stones. A move takes one stone or more from one heap. Who has no stone to take has lost. */
public final class Rules implements nimsum.game.Rules<Heaps> {

    /** The first row of heaps, behind the number of rows. */
    @Override
    public Heaps read(FastReader in) {
        in.nextInt();
        return readRow(in);
    }

    /** How many heaps, and their sizes. */
    static Heaps readRow(FastReader in) {
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
        return "Type the number of a heap and how many stones you take from it";
    }

    @Override
    public String picture(Heaps heaps) {
        return heaps.toString();
    }
}

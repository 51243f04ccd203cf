package cses1099;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Balls lie on the stairs 1, 2, 3, ... of a staircase. A move takes one or more balls from one stair to the next lower
 * one. Balls on stair 1 stay there. The player who cannot move loses.
 */
public final class Rules implements CountedRules<Heaps> {

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, in.nextInt());
    }

    @Override
    public Stream<Move<Heaps>> moves(Heaps stairs) {
        return IntStream.range(1, stairs.sizes().size()).boxed().flatMap(stair -> IntStream
                .rangeClosed(1, stairs.sizes().get(stair)).mapToObj(balls -> down(stairs, stair, balls)));
    }

    /** Returns the move of balls to the stair below. Stairs are counted from 0 here, and from 1 in its name. */
    static Move<Heaps> down(Heaps stairs, int stair, int balls) {
        Move<Heaps> taken = stairs.take(stair, balls);
        return new Move<>(taken.name(), taken.next().take(stair - 1, -balls).next());
    }

    @Override
    public About about() {
        return new About("Balls lie on the stairs 1, 2, 3, ... of a staircase, and stair 1 is the lowest one. "
                + "In turn each player takes one or more balls from one stair to the next lower stair, and balls on stair 1 stay there. "
                + "The player who makes the last move wins.")
                .howToMove("Type the number of a stair and how many balls you take from it to the next lower stair");
    }

    @Override
    public Optional<String> whyNot(Heaps stairs, String words) {
        return nimsum.game.Rules.numbers(words, 2).flatMap(n -> n.get(0) == 1
                ? Optional.of("the balls on stair 1 stay there")
                : stairs.whyNot(n.get(0), n.get(1), "stair"));
    }
}

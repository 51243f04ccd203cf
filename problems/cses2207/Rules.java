package cses2207;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Coins lie in heaps, and the game begins with one heap. A move divides a heap into two heaps of different sizes. The
 * player who makes the last move wins. The largest heap stands first, since the places of the heaps do not matter.
 */
public final class Rules implements CountedRules<Heaps> {

    @Override
    public Heaps read(FastReader in) {
        return Heaps.read(in, 1);
    }

    /** A move has the size of the heap and the size of its smaller part as its name. */
    @Override
    public Stream<Move<Heaps>> moves(Heaps heaps) {
        return new LinkedHashSet<>(heaps.sizes()).stream().flatMap(heap -> IntStream.rangeClosed(1, (heap - 1) / 2)
                .mapToObj(part -> new Move<>(heap + " " + part, divided(heaps, heap, part))));
    }

    private static Heaps divided(Heaps heaps, Integer heap, int part) {
        List<Integer> after = new ArrayList<>(heaps.sizes());
        after.remove(heap);
        after.add(part);
        after.add(heap - part);
        after.sort(Comparator.reverseOrder());
        return new Heaps(after);
    }

    @Override
    public About about() {
        return new About("A heap of coins lies on the table. "
                + "In turn each player divides one of the heaps into two heaps of different sizes. "
                + "The player who makes the last move wins.")
                .howToMove("Type the size of a heap and the size of the smaller part that you want")
                .whyOver("no heap has more than 2 coins")
                .unit("coins in all").maxPlayed(60).usualSize(20);
    }

    @Override
    public int size(Heaps heaps) {
        return heaps.stones();
    }

    @Override
    public Optional<String> whyNot(Heaps heaps, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> {
            int heap = n.get(0);
            int part = n.get(1);
            if (!heaps.sizes().contains(heap)) {
                return "there is no heap of " + heap;
            } else if (part == 0 || part >= heap) {
                return "each part has to have at least one coin";
            }
            return 2 * part == heap
                    ? "the two parts would have the same size"
                    : "a move names the smaller part, and the smaller part of this split has " + (heap - part)
                            + (part == heap - 1 ? " coin" : " coins");
        });
    }
}

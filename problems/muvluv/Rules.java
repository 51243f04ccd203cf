package muvluv;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Players prune a rooted tree. A move takes any leaves that the tree has at that moment, at least one of them. A player
 * who cannot move loses.
 */
public final class Rules implements CountedRules<Position> {

    /** A person would not think about all sets of more leaves. */
    private static final int MAX_LEAVES = 8;

    @Override
    public Position read(FastReader in) {
        int n = in.nextInt();
        return new Position(IntStream.rangeClosed(0, n).map(v -> v < 2 ? 0 : in.nextInt()).toArray());
    }

    @Override
    public Ending ending(Position position) {
        return position.leaves().length == 0 ? Ending.LOSS : Ending.PLAY_ON;
    }

    /** Makes a move for each set of leaves. The digits of a binary number say which leaves are in the set. */
    @Override
    public Stream<Move<Position>> moves(Position position) {
        int[] leaves = position.leaves();
        return Stream
                .iterate(BigInteger.ONE, set -> set.bitLength() <= leaves.length, set -> set.add(BigInteger.ONE))
                .map(set -> {
                    BitSet taken = new BitSet();
                    IntStream.range(0, leaves.length).filter(set::testBit).forEach(i -> taken.set(leaves[i]));
                    String name = taken.stream().mapToObj(Integer::toString).collect(Collectors.joining(" "));
                    return new Move<>(name, position.without(taken));
                });
    }

    @Override
    public About about() {
        return new About("Two players prune a rooted tree. "
                + "In turn each player takes any leaves that the tree has at that moment, at least one of them. "
                + "The player who takes the root, which is the last vertex, wins.")
                .howToMove("Type the leaves that you take, in ascending order with blanks between them")
                .whyOver("nothing is left of the tree")
                .sign("1", "1 is the root, and each line ends with a leaf.")
                .unit("vertices");
    }

    @Override
    public int size(Position position) {
        return position.vertices();
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, words.split(" ").length).map(numbers -> numbers.stream()
                .filter(vertex -> IntStream.of(position.leaves()).noneMatch(vertex::equals)).findFirst()
                .map(vertex -> vertex + " is not a leaf").orElse("each leaf is named once, in ascending order"));
    }

    @Override
    public boolean isPlayable(Position position) {
        return position.isSmall() && position.leaves().length <= MAX_LEAVES;
    }
}

package nimsum.game;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * The rules of a game as its statement tells them, without any theorem. A position knows whose turn it is if that
 * matters.
 *
 * @param <P> the type of a position, which is immutable and compares by value; {@code toString()} is the picture that a
 * person sees
 */
public interface Rules<P> {

    /** The greatest number of moves from which a person can choose. */
    int MAX_PLAYED = 2000;

    /**
     * Reads the next position of an input in the problem's format, and nothing behind it.
     *
     * @throws nimsum.util.InputException if the input has no position there
     */
    P read(FastReader in);

    /** Tells whether an input begins with the number of its positions, as for {@link CountedRules}. */
    default boolean isCounted() {
        return false;
    }

    /** Reads the first position of an input whose characters are bytes. */
    default P read(String input) {
        FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)));
        if (isCounted()) {
            in.nextInt();
        }
        return read(in);
    }

    /** Returns how play has ended, if it has. Unless the rules say otherwise, a player who cannot move has lost. */
    default Ending ending(P position) {
        return moves(position).findAny().isPresent() ? Ending.PLAY_ON : Ending.LOSS;
    }

    /** Returns the result of infinite play for the player to move. Unless the rules say otherwise, it is a draw. */
    default Ending outcomeOfInfinitePlay(P position) {
        return Ending.DRAW;
    }

    /**
     * Returns every move of the player to move in a fixed order, and no move if play is over. Each move is made when it
     * is asked for, so there may be more moves than anybody can list.
     */
    Stream<Move<P>> moves(P position);

    /** Returns the legal move with this name, by a linear search. */
    default Optional<Move<P>> move(P position, String name) {
        return moves(position).filter(move -> move.name().equals(name)).findFirst();
    }

    /** Returns the description of the game for a person. */
    About about();

    /** Returns what the player to move has to type, in sentences without the last full stop. Play is not over. */
    default String howToMove(P position) {
        return about().howToMove();
    }

    /** Returns the size of a position. Unless the rules say otherwise, this is the number of legal moves. */
    default int size(P position) {
        return (int) moves(position).limit(MAX_PLAYED).count();
    }

    /**
     * Returns the clause that says why play is over, behind the words {@code You won:}.
     *
     * @param moverIs the player to move and the verb, for example {@code you are}
     * @param other the other player, for example {@code the opponent}
     */
    default String whyOver(P position, String moverIs, String other) {
        return about().whyOver() + ", and " + moverIs + " to move";
    }

    /**
     * Returns the clause that follows "because" in the sentence that refuses a move, for example "there is no heap 9".
     * It returns nothing if the words do not have the form of a move. Play is not over.
     *
     * @param words with single blanks between them
     */
    default Optional<String> whyNot(P position, String words) {
        return Optional.empty();
    }

    /** Returns {@code count} numbers of at most nine digits, if this is what a person typed. */
    static Optional<List<Integer>> numbers(String words, int count) {
        return words.matches("\\d{1,9}( \\d{1,9}){" + (count - 1) + "}")
                ? Optional.of(Stream.of(words.split(" ")).map(Integer::valueOf).toList())
                : Optional.empty();
    }

    /**
     * Tells whether a person would play a position, so that a coach gives advice. The coach then looks at each legal
     * move, and often at each answer. Unless the rules say otherwise, the size is at most what a person plays with, and
     * at most 2000 moves are legal.
     */
    default boolean isPlayable(P position) {
        return size(position) <= about().maxPlayed() && moves(position).limit(MAX_PLAYED + 1L).count() <= MAX_PLAYED;
    }
}

package nimsum.game;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * The rules of a game, literally: no theorem, no trick. A position knows whose turn it is wherever that matters.
 *
 * @param <P> the positions: immutable, and equal if they are the same position; {@code toString()} is what a person
 * sees, a line or several
 */
public interface Rules<P> {

    /** So many moves a person may have to choose from. */
    int MOST_PLAYED = 2000;
    /** See {@link #usualSize}. */
    int USUAL_SIZE = 14;

    /**
     * Reads the next position of an input in the problem's format; what stands behind it stays unread.
     *
     * @throws nimsum.util.InputException if there is none
     */
    P read(FastReader in);

    /** Whether an input has the number of its positions in front, as for {@link CountedRules}. */
    default boolean isCounted() {
        return false;
    }

    /** Reads the first position of an input that is at hand as text, each character one byte. */
    default P read(String input) {
        FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)));
        if (isCounted()) {
            in.nextInt();
        }
        return read(in);
    }

    /** Whether play is over here. Unless the rules say otherwise, who cannot move has lost. */
    default Ending ending(P position) {
        return moves(position).findAny().isPresent() ? Ending.PLAY_ON : Ending.LOSS;
    }

    /**
     * What play that never ends comes to, as the player to move sees it. Unless the rules say otherwise, it is a draw.
     */
    default Ending endless(P position) {
        return Ending.DRAW;
    }

    /**
     * Every move of the player to move, in a fixed order; none where play is over. Made one by one as they are asked
     * for, so that there may be more of them than anybody can list.
     */
    Stream<Move<P>> moves(P position);

    /** The move of this name; none if it is not legal. Costs a look at all moves, unless the rules know better. */
    default Optional<Move<P>> move(P position, String name) {
        return moves(position).filter(move -> move.name().equals(name)).findFirst();
    }

    /**
     * What a person types who is to move here: what this player may do, where the players' moves differ. Sentences,
     * without the end of the last one: whoever prints it appends a legal move as an example. Play is not over.
     */
    String howToMove(P position);

    /** The game in three sentences, for who has never heard of it: what there is, how one moves, and who wins. */
    default String inWords() {
        return "";
    }

    /** What the player who starts is called, and then the other one, where the rules tell them apart; else nothing. */
    default List<String> players() {
        return List.of();
    }

    /**
     * The signs in the pictures of the positions that need an explanation, in the order in which they are explained.
     */
    default List<Sign> signs() {
        return List.of();
    }

    /** How large a position is. Unless the rules say otherwise, by the moves that are legal. */
    default Size size(P position) {
        return new Size((int) moves(position).limit(MOST_PLAYED).count(), "moves to choose from");
    }

    /** About as large is a game at most, in the unit of {@link #size}, for which nobody asks for a size. */
    default int usualSize() {
        return USUAL_SIZE;
    }

    /**
     * Why play is over where it is: a clause without its end.
     *
     * @param moverIs the player to move and the verb, as in {@code you are}
     */
    default String whyOver(P position, String moverIs) {
        return "no move is left, and " + moverIs + " to move";
    }

    /**
     * Why what a person typed names no legal move: a clause without its end, as in "there is no heap 9"; none where the
     * words do not even have the form of a move. Play is not over.
     *
     * @param words with single blanks between them
     */
    default Optional<String> whyNot(P position, String words) {
        return Optional.empty();
    }

    /** What a person typed if it is so many numbers of up to nine digits, with blanks between them. */
    static Optional<List<Integer>> numbers(String words, int count) {
        return words.matches("\\d{1,9}( \\d{1,9}){" + (count - 1) + "}")
                ? Optional.of(Stream.of(words.split(" ")).map(Integer::valueOf).toList())
                : Optional.empty();
    }

    /**
     * Whether a person would play it, so that a coach gives advice: each legal move is looked at then, and often each
     * answer. Unless the rules say otherwise, its size is not above what one plays with, and no more than 2000 moves
     * are legal.
     */
    default boolean isPlayable(P position) {
        Size size = size(position);
        return size.count() <= size.mostPlayed() && moves(position).limit(MOST_PLAYED + 1L).count() <= MOST_PLAYED;
    }
}

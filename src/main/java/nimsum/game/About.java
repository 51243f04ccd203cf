package nimsum.game;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The description of a game for a person, whatever the position is. It begins with the game in words, and each method
 * that is called on it adds a fact (builder).
 *
 * @param inWords the game in three sentences, which say what there is, how a player moves, and who wins
 * @param howToMove see {@link Rules#howToMove}
 * @param whyOver the clause that says why the player to move has no move
 * @param players the names of the player who starts and of the other player, or nothing if they have no names
 * @param signs the signs in the pictures that need an explanation, in the order in which they are explained
 * @param unit the name of the things that {@link Rules#size} counts, for example {@code stones in all}
 * @param maxPlayed the greatest size with which a person would play
 * @param usualSize the greatest size of a start if nobody asks for a size
 */
public record About(String inWords, String howToMove, String whyOver, List<String> players, List<Sign> signs,
        String unit, int maxPlayed, int usualSize) {

    /**
     * A sign in the pictures of positions.
     *
     * @param regex finds the sign in a picture in which it occurs
     * @param meaning a sentence that explains the sign
     */
    public record Sign(String regex, String meaning) {
    }

    /** Returns the signs that occur in the picture of a position. */
    public List<Sign> signsIn(String picture) {
        return signs.stream().filter(sign -> Pattern.compile(sign.regex).matcher(picture).find()).toList();
    }

    /** Tells the game in three sentences, and of everything else what is usual. */
    public About(String inWords) {
        this(inWords, "", "no move is left", List.of(), List.of(), "moves to choose from", Integer.MAX_VALUE, 14);
    }

    /** Adds what a person types, if it is the same in each position. */
    public About howToMove(String sentences) {
        return new About(inWords, sentences, whyOver, players, signs, unit, maxPlayed, usualSize);
    }

    /** Adds why a player has no move, if it is the same in each position where play is over. */
    public About whyOver(String clause) {
        return new About(inWords, howToMove, clause, players, signs, unit, maxPlayed, usualSize);
    }

    /** Adds the names of the player who starts and of the other player. */
    public About players(String first, String second) {
        return new About(inWords, howToMove, whyOver, List.of(first, second), signs, unit, maxPlayed, usualSize);
    }

    /** Adds a sign behind the other signs. */
    public About sign(String regex, String meaning) {
        return new About(inWords, howToMove, whyOver, players,
                Stream.concat(signs.stream(), Stream.of(new Sign(regex, meaning))).toList(), unit, maxPlayed,
                usualSize);
    }

    /** Adds what the size counts. */
    public About unit(String things) {
        return new About(inWords, howToMove, whyOver, players, signs, things, maxPlayed, usualSize);
    }

    public About maxPlayed(int size) {
        return new About(inWords, howToMove, whyOver, players, signs, unit, size, usualSize);
    }

    /** Adds the greatest size of a start if nobody asks for a size. */
    public About usualSize(int size) {
        return new About(inWords, howToMove, whyOver, players, signs, unit, maxPlayed, size);
    }
}

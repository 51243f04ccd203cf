package nimsum.game;

import java.util.regex.Pattern;

/**
 * A sign in the pictures of positions.
 *
 * @param found a regular expression that finds the sign in a picture in which it occurs
 * @param meaning the sign, explained in a sentence
 */
public record Sign(String found, String meaning) {

    /** Whether the sign occurs in this picture. */
    public boolean isIn(String picture) {
        return Pattern.compile(found).matcher(picture).find();
    }
}

package nimsum.game;

import java.util.regex.Pattern;

/**
 * A sign in the pictures of positions.
 *
 * @param found a regular expression that finds the sign in a picture in which it occurs
 * @param meaning a sentence that explains the sign
 */
public record Sign(String found, String meaning) {

    /** Tells whether the sign occurs in a picture. */
    public boolean isIn(String picture) {
        return Pattern.compile(found).matcher(picture).find();
    }
}

package nimsum.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nimsum.game.Sign;

/** The signs in the pictures of a game: each is explained where it first appears. */
final class Legend {

    private final List<Sign> signs;
    private final Set<Sign> explained = new HashSet<>();

    Legend(List<Sign> signs) {
        this.signs = signs;
    }

    /** The signs in a picture, in sentences; nothing where none needs them. */
    String of(String picture) {
        return meanings(picture, sign -> true);
    }

    /** The same, but only of the signs that were in no picture before. */
    String news(String picture) {
        return meanings(picture, explained::add);
    }

    private String meanings(String picture, Predicate<Sign> wanted) {
        return signs.stream().filter(sign -> sign.isIn(picture)).filter(wanted).map(Sign::meaning)
                .collect(Collectors.joining(" "));
    }
}

package nimsum.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nimsum.game.Sign;

/** Explains the signs in the pictures of a game, each one in the first picture in which it appears. */
final class Legend {

    private final List<Sign> signs;
    private final Set<Sign> explained = new HashSet<>();

    Legend(List<Sign> signs) {
        this.signs = signs;
    }

    /** Explains all signs in a picture in sentences. */
    String of(String picture) {
        return meanings(picture, sign -> true);
    }

    /** Explains the signs that were not in any picture before. */
    String news(String picture) {
        return meanings(picture, explained::add);
    }

    private String meanings(String picture, Predicate<Sign> wanted) {
        return signs.stream().filter(sign -> sign.isIn(picture)).filter(wanted).map(Sign::meaning)
                .collect(Collectors.joining(" "));
    }
}

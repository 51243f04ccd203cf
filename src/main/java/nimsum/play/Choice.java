package nimsum.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rules;

/** The moves among which a person chooses, and what the person types for one. Play is not over. */
record Choice<P>(Rules<P> rules, P now) {

    /** Of the moves in a list. */
    static final int MAX_LISTED = 20;

    /** What to type, with the first legal move as an example. */
    String howToMove() {
        return rules.howToMove(now) + ", as in: " + rules.moves(now).findFirst().orElseThrow();
    }

    /** The legal moves with their numbers, of many some: those after the first so many. */
    String list(int after) {
        List<Move<P>> moves = rules.moves(now).skip(after).limit(MAX_LISTED + 1L).toList();
        if (moves.isEmpty()) {
            return "There are no more.";
        }
        String more = moves.size() > MAX_LISTED ? "\n  and more: moves " + (after + MAX_LISTED) : "";
        return IntStream.range(0, Math.min(moves.size(), MAX_LISTED))
                .mapToObj(i -> String.format(Locale.ROOT, "%4s  %s", "#" + (after + i + 1), moves.get(i)))
                .collect(Collectors.joining("\n")) + more;
    }

    /** The move that is called so, or that has this number in the list. */
    Optional<Move<P>> find(String words) {
        return spellings(words).flatMap(name -> rules.move(now, name).stream()).findFirst().or(() -> byNumber(words));
    }

    /** The words in whatever letters, and with blanks for commas. */
    private static Stream<String> spellings(String words) {
        String lower = words.toLowerCase(Locale.ROOT);
        return Stream.of(words, lower, lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1),
                lower.replaceAll(" ?, ?", " "));
    }

    /** A number without the sign # is not a place in the list: on a board or in a heap it means something else. */
    private Optional<Move<P>> byNumber(String words) {
        return words.matches("#[1-9]\\d{0,8}")
                ? rules.moves(now).skip(Integer.parseInt(words.substring(1)) - 1).findFirst()
                : Optional.empty();
    }

    /** Why these words are none of the moves, and how to go on. */
    String refusal(String words) {
        Optional<String> reason = spellings(words).flatMap(name -> rules.whyNot(now, name).stream()).findFirst();
        return "\"" + words + "\" is no legal move here" + reason.map(why -> ": " + why + ".")
                .orElseGet(() -> "; type moves to see those that are. " + howToMove());
    }
}

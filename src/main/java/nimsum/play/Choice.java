package nimsum.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rules;

/** The moves among which a person chooses, and what the person types for a move. Play is not over. */
record Choice<P>(Rules<P> rules, P now) {

    /** The number of moves in one part of the list. */
    static final int MAX_LISTED = 20;

    /** Says what to type, with the first legal move as an example. */
    String howToMove() {
        return rules.howToMove(now) + ". For example: " + rules.moves(now).findFirst().orElseThrow();
    }

    /** Lists at most 20 legal moves with their numbers, beginning behind the first {@code after} moves. */
    String list(int after) {
        List<Move<P>> moves = rules.moves(now).skip(after).limit(MAX_LISTED + 1L).toList();
        if (moves.isEmpty()) {
            return "There are no more moves.";
        }
        String more = moves.size() > MAX_LISTED ? "\n  Type moves " + (after + MAX_LISTED) + " to see more." : "";
        return IntStream.range(0, Math.min(moves.size(), MAX_LISTED))
                .mapToObj(i -> String.format(Locale.ROOT, "%4s  %s", "#" + (after + i + 1), moves.get(i)))
                .collect(Collectors.joining("\n")) + more;
    }

    /** Finds the move with this name, or with this number in the list. */
    Optional<Move<P>> find(String words) {
        return spellings(words).flatMap(name -> rules.move(now, name).stream()).findFirst().or(() -> byNumber(words));
    }

    /** Returns the words as they are, in small letters, with a capital at the start, and with blanks for commas. */
    private static Stream<String> spellings(String words) {
        String lower = words.toLowerCase(Locale.ROOT);
        return Stream.of(words, lower, lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1),
                lower.replaceAll(" ?, ?", " "));
    }

    /** Finds a move by the sign # and a number. A number without # may mean a square or a heap. */
    private Optional<Move<P>> byNumber(String words) {
        return words.matches("#[1-9]\\d{0,8}")
                ? rules.moves(now).skip(Integer.parseInt(words.substring(1)) - 1).findFirst()
                : Optional.empty();
    }

    /** Says why these words are not a legal move, and what to do next. */
    String refusal(String words) {
        Optional<String> reason = spellings(words).flatMap(name -> rules.whyNot(now, name).stream()).findFirst();
        return "\"" + words + "\" is not a legal move here" + reason.map(why -> ", because " + why + ".")
                .orElseGet(() -> Command.near(words).map(command -> ". Did you mean " + command.word() + "?")
                        .orElseGet(() -> ". Type moves to see the legal moves. " + howToMove()));
    }
}

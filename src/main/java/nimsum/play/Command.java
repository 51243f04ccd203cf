package nimsum.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a person can type that is no move. */
enum Command {
    RULES("the game in words, who you are, and the signs of the drawing"), SHOW("the position again", "s"), MOVES(
            "the legal moves; moves 20 lists those after the twentieth",
            "m"), HINT("the moves that win; hint MOVE shows what MOVE leaves"), WHY(
                    "who wins from here, and why"), FOLLOW(
                            "make the first move of the hint"), UNDO("take your last move back", "u"), MISTAKES(
                                    "your mistakes so far, and what refutes them"), AGAIN("the same start again"), NEW(
                                            "another start"), HELP("what you can type", "h",
                                                    "?"), QUIT("leave", "q", "exit");

    private final String meaning;
    private final List<String> synonyms;

    Command(String meaning, String... synonyms) {
        this.meaning = meaning;
        this.synonyms = List.of(synonyms);
    }

    /** What these words call, in small letters or capital ones; none if they are a move or nonsense. */
    static Optional<Command> of(String words) {
        String lower = words.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(command -> command.word().equals(lower) || command.synonyms.contains(lower)).findFirst();
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether it speaks of the moves from here, so that play must not be over. */
    boolean isForMover() {
        return this == MOVES || this == HINT || this == FOLLOW;
    }

    /** All of them, a line each. */
    static String help() {
        return Arrays.stream(values()).map(Command::line).collect(Collectors.joining("\n"));
    }

    private String line() {
        return String.format(Locale.ROOT, "  %-8s %s%s", word(), meaning,
                synonyms.isEmpty() ? "" : " (or " + String.join(", ", synonyms) + ")");
    }
}

package nimsum.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A word that a person can type and that is not a move. */
enum Command {
    RULES("the rules, who you are, and what the signs of the drawing mean"), SHOW("the position again", "s"), MOVES(
            "the legal moves (moves 20 lists the moves after the twentieth)",
            "m"), HINT("the moves that win (hint MOVE shows the position after MOVE)"), WHY(
                    "who wins from here, and why"), FOLLOW(
                            "make the first move of the hint"), UNDO("take your last move back", "u"), MISTAKES(
                                    "your mistakes so far, and the moves that refute them"), AGAIN(
                                            "a new game from the same start"), NEW(
                                                    "a new game from another start"), HELP("what you can type", "h",
                                                            "?"), QUIT("leave", "q", "exit");

    private final String meaning;
    private final List<String> synonyms;

    Command(String meaning, String... synonyms) {
        this.meaning = meaning;
        this.synonyms = List.of(synonyms);
    }

    /** Finds the command that these words call, in small or capital letters. Nothing is found for other words. */
    static Optional<Command> of(String words) {
        String lower = words.toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(command -> command.word().equals(lower) || command.synonyms.contains(lower)).findFirst();
    }

    /** Finds the command whose word has other letters, or none, at one place. */
    static Optional<Command> near(String words) {
        return Arrays.stream(values()).filter(command -> IntStream.range(0, command.word().length())
                .anyMatch(i -> words.matches("(?i)" + command.word().substring(0, i) + "[a-z]{0,2}"
                        + command.word().substring(i + 1))))
                .findFirst();
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Tells whether the command is about the next move, which makes no sense when play is over. */
    boolean isForMover() {
        return this == MOVES || this == HINT || this == FOLLOW;
    }

    static String help() {
        return Arrays.stream(values()).map(Command::line).collect(Collectors.joining("\n"));
    }

    private String line() {
        return String.format(Locale.ROOT, "  %-8s %s%s", word(), meaning,
                synonyms.isEmpty() ? "" : " (or " + String.join(", ", synonyms) + ")");
    }
}

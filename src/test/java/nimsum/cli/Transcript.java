package nimsum.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.files.DataFiles;
import nimsum.process.ToolPath;
import org.junit.jupiter.api.Assumptions;

/**
 * A text that holds commands and what they print. Each command begins with {@code $}, and each comment with {@code ##}.
 * What a command prints stands behind it. Lines of standard error come last and begin with {@code !}, and behind them
 * stands the exit status unless it is 0. Moves that a person types stand behind the prompts of the game.
 *
 * <p>
 * The scripts run inside this JVM, and all other commands in a shell.
 */
record Transcript(Path folder, Path checkout) {

    private static final Pattern STEP = Pattern.compile("(?m)^\\$ (.*\\n(?:(?<=<<'END'\\n)(?s:.*?\\n)END\\n)?)"
            + "((?:(?!(?:[$]|##) ).*\\n)*)|^(## .*\\n)+\\n?");
    private static final Pattern SCRIPT = Pattern.compile("(?:(.*) \\| )?scripts/(\\S+)(.*)\\n"),
            WORD = Pattern.compile("'([^']*)'|(\\S+)"), TYPED = Pattern.compile("(?m)^> (.+\\n)");
    /** Times and memory, which are never the same. */
    private static final Pattern FIGURES = Pattern.compile("(?m) +\\d+(?= ms +(?:>=)?[\\d.]+ MiB)"
            + "|(?<= ms) +(?:>=)?[\\d.]+(?= MiB)|(?<=,) +\\d+(?= ms$)|(?<=held|processor for) \\d+"
            + "|(?<=\"(?:cpuMillis|wallMillis|peakKib)\":) \\d+");

    /** Runs the commands of a text. Returns the text with what they print now. */
    String again(String text) {
        return STEP.matcher(text).replaceAll(step -> Matcher.quoteReplacement(step.group(1) == null
                ? step.group()
                : "$ " + step.group(1) + printed(step.group(1), step.group(2)) + "\n")).stripTrailing() + "\n";
    }

    private String printed(String command, String before) {
        Script script = run(command, before);
        Assumptions.assumeFalse(script.err().endsWith("no folder of PATH has it.\n"), script.err());
        String text = script.out() + script.err().replaceAll("(?m)^(?=.*\\n)", "! ")
                + (script.status() == 0 ? "" : "exit status " + script.status() + "\n");
        return FIGURES.matcher(text.replace(folder + "/", "")).replaceAll(" N");
    }

    private Script run(String command, String before) {
        Matcher called = SCRIPT.matcher(command);
        if (!called.matches()) {
            return shell(command);
        }
        String typed = called.group(1) == null
                ? TYPED.matcher(before).results().map(line -> line.group(1)).collect(Collectors.joining())
                : shell(called.group(1)).out();
        String[] words = WORD.matcher(called.group(3)).results().map(this::word).toArray(String[]::new);
        return Script.callInCheckout(checkout, typed, () -> called.group(2).equals("run")
                ? RunCommand.run(words)
                : Commands.run(called.group(2), words));
    }

    private Script shell(String command) {
        Assumptions.assumeTrue(ToolPath.find("setsid").isPresent(), "such commands are made for Linux");
        // Not among the words of a process, which have the encoding of the locale.
        DataFiles.writeDocument(folder.resolve(".command"), command + "\n");
        return Script.runCommand(List.of("sh", ".command"), Map.of("LC_ALL", "C"), folder);
    }

    /** Names a file by its whole path, because this JVM stands in another folder. */
    private String word(MatchResult found) {
        String word = found.group(1) == null ? found.group(2) : found.group(1);
        return Files.exists(folder.resolve(word)) ? folder.resolve(word).toString() : word;
    }
}

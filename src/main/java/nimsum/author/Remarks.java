package nimsum.author;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;

/** What the style of the texts asks for: a text without it is still true, so no test fails for it. */
public final class Remarks {

    private static final List<String> WORDS = List.of("P-position", "N-position", "mex", "nim-sum", "Grundy value",
            "nimber", "normal play", "misère", "impartial", "partizan", "outcome class", "strategy stealing",
            "reversible move", "dyadic", "loopy", "retrograde analysis");
    private static final int MOST_WORDS = 700;
    private static final Pattern CODE_AND_FORMULAS = Pattern
            .compile("(?ms)^```.*?^```$|`[^`]*`|\\$\\$.*?\\$\\$|\\$[^$]*\\$");
    /** The words of a link, and emphasis, which is how a text marks what it defines. */
    private static final Pattern EXPLAINED = Pattern.compile("\\[[^\\]]*\\]\\([^)]*\\)|\\*[^*]+\\*");
    private static final Pattern GAME = Pattern.compile("(?ms)^```text\n\\$ .*?^```");
    private static final Pattern MOVE = Pattern.compile("^(first|second): ");
    private static final Pattern HINT = Pattern
            .compile("\\n<details><summary>Hint (\\d)</summary>\\n\\n((?:.+\\n)+)\\n</details>\\n");
    private static final Pattern SENTENCE_END = Pattern.compile("[.?!](?= [A-Z]|$)");

    private final List<String> found = new ArrayList<>();

    private Remarks() {
    }

    /** The remarks on a problem's README and on the words of its rules. */
    public static List<String> on(Problem problem) {
        List<String> found = onText(DataFiles.readDocument(problem.folder().resolve("README.md")));
        if (problem.isPlayable()) {
            int sentences = sentences(problem.rules().inWords());
            if (sentences != 3) {
                found.add("Rules.inWords() tells the game in " + sentences + " sentences, not in three");
            }
        }
        return found;
    }

    static List<String> onText(String markdown) {
        Remarks remarks = new Remarks();
        remarks.onLength(markdown);
        remarks.onWords(markdown);
        remarks.onHints(markdown);
        remarks.onSections(markdown);
        return remarks.found;
    }

    /** Counts the words from the idea to the last proof, without what is folded, tables and the addresses of links. */
    private void onLength(String markdown) {
        String shown = CODE_AND_FORMULAS.matcher(section(markdown, "Idea") + section(markdown, "Theorems"))
                .replaceAll(" ").replaceAll("(?s)<details>.*?</details>", "")
                .replaceAll("(?m)^(#|\\|).*$|(?<=\\])\\([^)]*\\)|<[^>]*>", " ");
        long words = Stream.of(shown.split("\\s+")).filter(word -> word.matches(".*[\\p{L}\\p{N}].*")).count();
        if (words > MOST_WORDS) {
            found.add("README.md takes " + words + " words from the idea to the last proof, more than " + MOST_WORDS
                    + ": move to \"Further\" what Main does not need");
        }
    }

    private void onWords(String markdown) {
        String prose = CODE_AND_FORMULAS.matcher(markdown).replaceAll(" ")
                .replaceAll("(?m)^#+ .*$|^Next: .*$|!\\[[^\\]]*\\]\\([^)]*\\)", " ");
        List<MatchResult> explained = EXPLAINED.matcher(prose).results().toList();
        for (String word : WORDS) {
            Matcher use = Pattern.compile("(?i)(?<![\\w-])" + word.replace(" ", "\\s+") + "(?![\\w-]{2})")
                    .matcher(prose);
            if (use.find() && explained.stream().noneMatch(
                    span -> span.start() <= use.start() && use.end() <= span.end())) {
                found.add("README.md uses \"" + word + "\" before it explains the word: link the first use (\"Words "
                        + "of the field\" in problems/README.md has the address), or define the word in *emphasis*");
            }
        }
    }

    private void onHints(String markdown) {
        List<MatchResult> hints = HINT.matcher(markdown).results().toList();
        if (hints.size() < 2 || 4 < hints.size()) {
            found.add("README.md has " + hints.size() + " folded hints, not two to four");
        }
        for (int i = 0; i < hints.size(); i++) {
            String number = hints.get(i).group(1);
            if (!number.equals(Integer.toString(i + 1))) {
                found.add("README.md numbers hint " + (i + 1) + " as " + number);
            }
            int sentences = sentences(hints.get(i).group(2).replace('\n', ' ').strip());
            if (sentences != 1) {
                found.add("README.md: hint " + number + " has " + sentences + " sentences, not one");
            }
        }
    }

    private void onSections(String markdown) {
        Matcher code = Pattern.compile("(?ms)^```java\n(.*?)^```").matcher(section(markdown, "Algorithm"));
        long lines = code.results().flatMap(block -> block.group(1).lines()).count();
        if (lines < 5 || 15 < lines) {
            found.add("README.md shows " + lines + " lines of code in \"Algorithm\", not five to fifteen");
        }
        long pitfalls = section(markdown, "Pitfalls").lines().filter(line -> line.startsWith("- ")).count();
        if (6 < pitfalls) {
            found.add("README.md lists " + pitfalls + " pitfalls, not five or six that teach something");
        }
        Matcher game = GAME.matcher(section(markdown, "A game"));
        while (game.find()) {
            long moves = game.group().lines().filter(line -> MOVE.matcher(line).find()).count();
            if (8 < moves) {
                found.add("README.md shows a game of " + moves + " moves, not of eight at most");
            }
        }
    }

    private static String section(String markdown, String name) {
        Matcher section = Pattern.compile("(?ms)^## " + name + "\n.*?(?=^## |\\z)").matcher(markdown);
        return section.find() ? section.group() : "";
    }

    private static int sentences(String text) {
        return (int) SENTENCE_END.matcher(text).results().count();
    }
}

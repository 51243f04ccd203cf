package nimsum.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
        Remarks remarks = new Remarks();
        remarks.onReadme(DataFiles.readDocument(problem.folder().resolve("README.md")));
        if (problem.isPlayable()) {
            remarks.expect(3, 3, sentences(problem.rules().about().inWords()),
                    "Rules.about() tells the game in %d sentences, not in three");
        }
        return remarks.found;
    }

    private void onReadme(String markdown) {
        onLength(markdown);
        onWords(markdown);
        onHints(markdown);
        onSections(markdown);
    }

    private void expect(int least, int most, long count, String remark) {
        if (count < least || most < count) {
            found.add(String.format(Locale.ROOT, remark, count));
        }
    }

    /** Counts the words from the idea to the last proof, without what is folded, tables and the addresses of links. */
    private void onLength(String markdown) {
        String shown = CODE_AND_FORMULAS.matcher(section(markdown, "Idea") + section(markdown, "Theorems"))
                .replaceAll(" ").replaceAll("(?s)<details>.*?</details>", "")
                .replaceAll("(?m)^(#|\\|).*$|(?<=\\])\\([^)]*\\)|<[^>]*>", " ");
        long words = Stream.of(shown.split("\\s+")).filter(word -> word.matches(".*[\\p{L}\\p{N}].*")).count();
        expect(0, MOST_WORDS, words, "README.md takes %d words from the idea to the last proof, more than " + MOST_WORDS
                + ": move to \"Further\" what Main does not need");
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
        expect(2, 4, hints.size(), "README.md has %d folded hints, not two to four");
        for (int i = 0; i < hints.size(); i++) {
            String number = hints.get(i).group(1);
            if (!number.equals(Integer.toString(i + 1))) {
                found.add("README.md numbers hint " + (i + 1) + " as " + number);
            }
            expect(1, 1, sentences(hints.get(i).group(2).replace('\n', ' ').strip()),
                    "README.md: hint " + number + " has %d sentences, not one");
        }
    }

    private void onSections(String markdown) {
        Matcher code = Pattern.compile("(?ms)^```java\n(.*?)^```").matcher(section(markdown, "Algorithm"));
        expect(5, 15, code.results().flatMap(block -> block.group(1).lines()).count(),
                "README.md shows %d lines of code in \"Algorithm\", not five to fifteen");
        expect(0, 6, section(markdown, "Pitfalls").lines().filter(line -> line.startsWith("- ")).count(),
                "README.md lists %d pitfalls, not five or six that teach something");
        GAME.matcher(section(markdown, "A game")).results()
                .forEach(game -> expect(0, 8, game.group().lines().filter(line -> MOVE.matcher(line).find()).count(),
                        "README.md shows a game of %d moves, not of eight at most"));
    }

    private static String section(String markdown, String name) {
        Matcher section = Pattern.compile("(?ms)^## " + name + "\n.*?(?=^## |\\z)").matcher(markdown);
        return section.find() ? section.group() : "";
    }

    private static int sentences(String text) {
        return (int) SENTENCE_END.matcher(text).results().count();
    }
}

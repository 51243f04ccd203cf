package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.Problem;

/**
 * What the section "Pitfalls" of a README says of a mistake: an input that refutes it, or the secret case that does.
 *
 * @param caseName
 *            the name of the secret case; empty if an input is given
 * @param input
 *            the whole input, or nothing
 * @param right
 *            the answer to it, or nothing
 * @param wrong
 *            what the mistake answers; empty if it fails with an exception
 */
record Pitfall(Optional<String> caseName, String input, String right, Optional<String> wrong) {

    /** Between lines; a slash within a word, as in 1/2, is part of it. */
    private static final String SLASH = " ?(?:(?<!\\S)/|/(?!\\S)) ?";
    private static final Pattern ITEM = Pattern
            .compile("(?m)^- \\[([^\\]]*)\\]\\(wrong/([^)]*)\\)((?:.*\\n(?!\\n|- ))*.*)");
    private static final Pattern REFUTED = Pattern.compile("Refuted by (?:the case `([^`]+)`"
            + "|`([^`]+)`: `([^`]+)`, here (?:`([^`]+)`|an exception))\\.");

    /**
     * The pitfalls of a problem, by the names of the mistakes.
     *
     * @throws AssertionError
     *             if they are not those of the mistakes in <code>wrong/</code>, or one is not of the form
     */
    static Map<String, Pitfall> of(Problem problem) {
        List<MatchResult> items = ITEM.matcher(Readme.of(problem).section("Pitfalls")).results().toList();
        assertEquals(
                WrongSolution.files(problem).stream()
                        .map(file -> link(Folder.stem(file), file.getFileName().toString()))
                        .sorted().toList(),
                items.stream().map(item -> link(item.group(1), item.group(2))).sorted().toList(),
                "problems/" + problem
                        + "/README.md: the list in \"Pitfalls\" has one item for each file in wrong/, which "
                        + "begins with");
        return items.stream()
                .collect(Collectors.toMap(item -> item.group(1), item -> parse(problem, item.group(1), item.group(3))));
    }

    private static String link(String name, String file) {
        return "- [" + name + "](wrong/" + file + ")";
    }

    private static Pitfall parse(Problem problem, String name, String text) {
        Matcher refuted = REFUTED.matcher(text.replaceAll("\\s+", " "));
        if (!refuted.find() || text.split("Refuted\\s+by", -1).length != 2) {
            throw new AssertionError("problems/" + problem + "/README.md: the pitfall " + name
                    + " needs one sentence of "
                    + "the form\n    " + new Pitfall(Optional.empty(), "2 5\n", "WIN\n", Optional.of("LOSE\n"))
                    + "\nwith \"an exception\" in place of `LOSE` if it fails, / between lines, and a last / before an "
                    + "empty line at the end; or, where no input is short enough, of the form\n    "
                    + new Pitfall(Optional.of("90-every-sheet"), "", "", Optional.empty()));
        }
        Function<Integer, Optional<String>> lines = group -> Optional.ofNullable(refuted.group(group))
                .map(code -> code.replaceAll(SLASH, "\n") + "\n");
        return new Pitfall(Optional.ofNullable(refuted.group(1)), lines.apply(2).orElse(""), lines.apply(3).orElse(""),
                lines.apply(4));
    }

    /** The sentence, as it may stand in the README. */
    @Override
    public String toString() {
        return "Refuted by " + caseName.map(name -> "the case `" + name + "`").orElseGet(() -> code(input) + ": "
                + code(right) + ", here " + wrong.map(Pitfall::code).orElse("an exception")) + ".";
    }

    private static String code(String lines) {
        return "`" + lines.strip().replace("\n", " / ") + (lines.endsWith("\n\n") ? " /" : "") + "`";
    }
}

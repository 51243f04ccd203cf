package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;

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
     * What a README says of each mistake, by its name.
     *
     * @return the text of the item behind its link
     */
    static Map<String, String> items(Problem problem) {
        return items(Readme.of(problem)).collect(
                Collectors.toMap(item -> item.group(1), item -> item.group(3), (first, second) -> first + second));
    }

    /** There is an item for each mistake, and no other. */
    static void checkItems(Problem problem) {
        assertEquals(WrongSolution.files(problem).stream().map(Pitfall::link).sorted().toList(),
                items(Readme.of(problem)).map(item -> "- [" + item.group(1) + "](wrong/" + item.group(2) + ")").sorted()
                        .toList(),
                "problems/" + problem
                        + "/README.md: the list in \"Pitfalls\" has one item for each file in wrong/, which "
                        + "begins with");
    }

    private static Stream<MatchResult> items(Readme readme) {
        return ITEM.matcher(readme.section("Pitfalls")).results();
    }

    /** How the item of a mistake begins. */
    static String link(Path mistake) {
        return "- [" + Folder.stem(mistake) + "](wrong/" + mistake.getFileName() + ")";
    }

    /** What the one sentence of an item says that begins with "Refuted by"; none if it is not of the form. */
    static Optional<Pitfall> parse(String item) {
        Matcher refuted = REFUTED.matcher(item.replaceAll("\\s+", " "));
        if (!refuted.find() || item.split("Refuted\\s+by", -1).length != 2) {
            return Optional.empty();
        }
        Function<Integer, Optional<String>> lines = group -> Optional.ofNullable(refuted.group(group))
                .map(code -> code.replaceAll(SLASH, "\n") + "\n");
        return Optional.of(new Pitfall(Optional.ofNullable(refuted.group(1)), lines.apply(2).orElse(""),
                lines.apply(3).orElse(""), lines.apply(4)));
    }

    static Pitfall ofCase(TestCase secret) {
        return new Pitfall(Optional.of(Folder.stem(secret.input())), "", "", Optional.empty());
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

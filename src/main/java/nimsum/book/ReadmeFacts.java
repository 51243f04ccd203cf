package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;

/**
 * What a problem's README repeats of other files, in each language: the title, the ranges and the limits of
 * {@code problem.yaml}, the samples, and the lines of the solution that matter. Before these lines stands a comment
 * such as {@code <!-- Main.java: solve -->}, which names a class of the problem and some of its methods. The Chinese
 * README also links each theorem of the English one.
 */
public record ReadmeFacts(Readme readme) {

    private static final String FENCED = "\n```text\n(?s:.*?)^```\n";
    private static final Pattern CODE = Pattern
            .compile("(?m)^<!-- (\\w+\\.java): (\\w+(?:, \\w+)*) -->\n\n```java\n(?s:.*?)^```\n");
    private static final Pattern THEOREM = Pattern.compile("(?m)^### (Theorem (\\d+) .*)");

    /** What GitHub lets a link lead to: a heading in lower case without punctuation, hyphens for spaces. */
    public static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
    }

    /**
     * The README with what it should repeat.
     *
     * @throws CheckoutException if it has no place for that, or there is no sample
     */
    public String made() {
        Problem problem = readme.problem();
        Language language = readme.language();
        ProblemFile file = problem.file();
        String head = language.say("| number | range |", "| 变量 | 范围 |") + "\n|---|---|\n";
        String ranges = file.bounds().entrySet().stream()
                .map(bound -> "| " + bound.getKey() + " | " + bound.getValue() + " |\n")
                .collect(Collectors.joining("", head, ""));
        String limits = language.say("Limits: " + file.limits() + ".", "限制：" + file.limits().toString()
                .replace(" (Java; others ", "（Java；其他语言 ").replace(")", "）").replace(", ", "，") + "。");
        String text = readme.text();
        text = replace(text, "\\A# .*\n", "# " + file.titles(language) + "\n");
        text = replace(text, "^" + Pattern.quote(head) + "(\\|.*\n)*", ranges);
        text = replace(text, "^" + language.say("Limits: ", "限制：") + ".*\n", limits + "\n");
        if (language == Language.ZH) {
            text = replace(text, "^定理与证明（英文）：.*\n", theorems());
        }
        return withCode(withSamples(text, TestCases.samples(problem)));
    }

    private String theorems() {
        return THEOREM.matcher(new Readme(readme.problem(), Language.EN).text()).results()
                .map(theorem -> "[定理 " + theorem.group(2) + "](README.md#" + anchor(theorem.group(1)) + ")")
                .collect(Collectors.joining("、", "定理与证明（英文）：", "。\n"));
    }

    private String withCode(String text) {
        return CODE.matcher(text).replaceAll(place -> {
            String methods = Stream.of(place.group(2).split(", "))
                    .map(name -> method(readme.problem().folder().resolve(place.group(1)), name))
                    .collect(Collectors.joining("\n"));
            return Matcher.quoteReplacement("<!-- " + place.group(1) + ": " + place.group(2) + " -->\n\n```java\n"
                    + methods + "```\n");
        });
    }

    /** The method of this name, the first of several, as it stands in a source, without its comment. */
    private String method(Path source, String name) {
        Matcher method = Pattern.compile("(?ms)^( +)(?!return )\\w[^=;(\n]* " + name + "\\(.*?^\\1}\n")
                .matcher(DataFiles.readDocument(source));
        if (!method.find()) {
            throw new CheckoutException(
                    readme.language().readme() + " repeats a method " + name + " of " + source.getFileName()
                            + ", which has none");
        }
        return method.group().indent(-method.group(1).length());
    }

    /** Each in its place; those that have none yet come behind the last one that has. */
    private String withSamples(String text, List<TestCase> samples) {
        Pattern sample = Pattern.compile("(?m)^### " + word() + " .*\n" + FENCED + FENCED);
        int places = (int) sample.matcher(text).results().count();
        if (places == 0) {
            throw new CheckoutException(
                    readme.language().readme() + " has no place for the samples:\n" + block(samples.get(0)));
        }
        int[] place = {0};
        return sample.matcher(text).replaceAll(found -> {
            int from = place[0]++;
            int to = place[0] == places ? samples.size() : from + 1;
            return Matcher.quoteReplacement(IntStream.range(from, Math.min(to, samples.size()))
                    .mapToObj(i -> block(samples.get(i))).collect(Collectors.joining("\n")));
        });
    }

    private String word() {
        return readme.language().say("Sample", "样例");
    }

    private String block(TestCase sample) {
        return "### " + word() + " " + sample.name().replace("sample/", "") + "\n\n```text\n" + sample.readInput()
                + "```\n\n```text\n" + sample.readOutput() + "```\n";
    }

    private String replace(String text, String pattern, String made) {
        Matcher place = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        if (!place.find()) {
            throw new CheckoutException(
                    readme.language().readme() + " has no place for what problem.yaml and the samples say:\n" + made);
        }
        return text.substring(0, place.start()) + made + text.substring(place.end());
    }
}

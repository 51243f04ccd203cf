package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.book.Sections.Section;
import nimsum.data.Mistake;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;

/**
 * Writes what a problem's README repeats of other files, in each language: the title, the ranges and the limits of
 * {@code problem.yaml}, the samples, and the lines of the solution that matter. Before these lines stands a comment
 * such as {@code <!-- Main.java: solve -->}, which names a class of the problem and some of its methods. The Chinese
 * README also links each theorem of the English one.
 */
public record ReadmeFacts(Readme readme) {

    /** The input and the output of a sample; what explains them stands below. */
    private static final Pattern SAMPLE = Pattern.compile("(?ms)\\A```text\\n.*?^```\\n+```text\\n.*?^```$\\n*");
    private static final Pattern CODE = Pattern
            .compile("(?m)^<!-- (\\w+\\.java): (\\w+(?:, \\w+)*) -->\n\n(?:```java\n(?s:.*?)^```\n)?");
    private static final Pattern THEOREM = Pattern.compile("Theorem (\\d+) .*");

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
        Sections page = Sections.of(readme.path());
        page = Sections.of(page.name(), Sections.written(1, file.titles(language), page.document().body()));
        page = with(page, PagePart.INPUT_AND_OUTPUT, text -> replace(
                replace(text, "^" + Pattern.quote(head) + "(\\|.*\n)*", ranges),
                "^" + language.say("Limits: ", "限制：") + ".*$", limits));
        page = with(page, PagePart.SAMPLES, this::withSamples);
        if (language == Language.ZH) {
            page = with(page, PagePart.PROOF, text -> replace(text, "^定理与证明（英文）：.*$", theorems()));
        }
        if (!Mistake.files(problem).isEmpty()) {
            page = with(page, PagePart.PITFALLS, text -> new Pitfalls(problem, language).text());
        }
        return withCode(page.text());
    }

    private Sections with(Sections page, PagePart part, UnaryOperator<String> made) {
        Section section = page.get(part.heading(readme.language()));
        return page.with(section, made.apply(section.body()));
    }

    private String theorems() {
        return new Readme(readme.problem(), Language.EN).sections().ofLevel(3).stream()
                .map(section -> THEOREM.matcher(section.title())).filter(Matcher::matches)
                .map(theorem -> "[定理 " + theorem.group(1) + "](README.md#" + Sections.anchor(theorem.group()) + ")")
                .collect(Collectors.joining("、", "定理与证明（英文）：", "。"));
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

    /** Puts each sample in its place. Those that have none yet come at the end. */
    private String withSamples(String part) {
        List<TestCase> samples = TestCases.samples(readme.problem());
        Sections places = Sections.of(readme.language().readme(), part);
        List<Section> told = places.ofLevel(3);
        return IntStream.range(0, Math.max(samples.size(), told.size()))
                .mapToObj(i -> {
                    String rest = i < told.size() ? SAMPLE.matcher(told.get(i).body()).replaceFirst("") : "";
                    return i < samples.size() ? withSample(samples.get(i), rest) : rest + "\n";
                }).collect(Collectors.joining("\n", places.head(), ""));
    }

    private String withSample(TestCase sample, String explanation) {
        return Sections.written(3, readme.language().say("Sample ", "样例 ") + sample.name().replace("sample/", ""),
                "```text\n" + sample.readInput() + "```\n\n```text\n" + sample.readOutput() + "```\n\n" + explanation);
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

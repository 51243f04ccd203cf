package nimsum.problem;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a problem's README repeats of other files: the title, the ranges and the limits of {@code problem.yaml}, the
 * samples, and the lines of the solution that matter. Before these lines stands a comment such as
 * {@code <!-- Main.java: solve -->}, which names a class of the problem and some of its methods.
 */
public final class ReadmeFacts {

    private static final String FENCED = "\n```text\n(?s:.*?)^```\n";
    private static final Pattern CODE = Pattern
            .compile("(?m)^<!-- (\\w+\\.java): (\\w+(?:, \\w+)*) -->\n\n```java\n(?s:.*?)^```\n");
    private static final Pattern SAMPLE = Pattern.compile("(?m)^### Sample .*\n" + FENCED + FENCED);

    /** Writes them into the README; whether that changed. */
    public static boolean write(Problem problem) {
        return DataFiles.writeDocument(readme(problem), made(problem));
    }

    /**
     * The README with what it should repeat.
     *
     * @throws CheckoutException if it has no place for that, or there is no sample
     */
    public static String made(Problem problem) {
        ProblemFile file = problem.file();
        StringBuilder ranges = new StringBuilder("| number | range |\n|---|---|\n");
        file.bounds().forEach((name, range) -> ranges.append("| " + name + " | " + range + " |\n"));
        String text = DataFiles.readDocument(readme(problem));
        String title = file.title() + file.originalTitle().map(original -> " (" + original + ")").orElse("");
        text = replace(text, "\\A# .*\n", "# " + title + "\n");
        text = replace(text, "^\\| number \\| range \\|\n\\|---\\|---\\|\n(\\|.*\n)*", ranges.toString());
        text = replace(text, "^Limits: .*\n", "Limits: " + file.limits() + ".\n");
        return withCode(withSamples(text, problem.samples()), problem);
    }

    private static String withCode(String text, Problem problem) {
        return CODE.matcher(text).replaceAll(place -> {
            String methods = Stream.of(place.group(2).split(", "))
                    .map(name -> method(problem.folder().resolve(place.group(1)), name))
                    .collect(Collectors.joining("\n"));
            return Matcher.quoteReplacement("<!-- " + place.group(1) + ": " + place.group(2) + " -->\n\n```java\n"
                    + methods + "```\n");
        });
    }

    /** The method of this name, the first of several, as it stands in a source, without its comment. */
    private static String method(Path source, String name) {
        Matcher method = Pattern.compile("(?ms)^( +)(?!return )\\w[^=;(\n]* " + name + "\\(.*?^\\1}\n")
                .matcher(DataFiles.readDocument(source));
        if (!method.find()) {
            throw new CheckoutException(
                    "README.md repeats a method " + name + " of " + source.getFileName() + ", which has none");
        }
        return method.group().indent(-method.group(1).length());
    }

    /** Each in its place; those that have none yet come behind the last one that has. */
    private static String withSamples(String text, List<TestCase> samples) {
        int places = (int) SAMPLE.matcher(text).results().count();
        if (places == 0) {
            throw new CheckoutException("README.md has no place for the samples:\n" + block(samples.get(0)));
        }
        int[] place = {0};
        return SAMPLE.matcher(text).replaceAll(found -> {
            int from = place[0]++;
            int to = place[0] == places ? samples.size() : from + 1;
            return Matcher.quoteReplacement(IntStream.range(from, Math.min(to, samples.size()))
                    .mapToObj(i -> block(samples.get(i))).collect(Collectors.joining("\n")));
        });
    }

    private static String block(TestCase sample) {
        return "### Sample " + sample.name().replace("sample/", "") + "\n\n```text\n" + sample.readInput()
                + "```\n\n```text\n" + sample.readOutput() + "```\n";
    }

    private static Path readme(Problem problem) {
        return problem.folder().resolve("README.md");
    }

    private static String replace(String text, String pattern, String made) {
        Matcher place = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        if (!place.find()) {
            throw new CheckoutException("README.md has no place for what problem.yaml and the samples say:\n" + made);
        }
        return text.substring(0, place.start()) + made + text.substring(place.end());
    }
}

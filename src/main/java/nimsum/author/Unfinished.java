package nimsum.author;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.book.StudyOrder;
import nimsum.data.DataKind;
import nimsum.data.Mistake;
import nimsum.data.Refutation;
import nimsum.data.TestCases;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;

/**
 * Lists what is left to write of a new problem, as far as its files show. The tests find faults in what is written.
 */
public final class Unfinished {

    /** The word that stands in the files of a new problem wherever something is to be written. */
    private static final String PLACEHOLDER = "TODO";
    private static final int FEWEST_MISTAKES = 5;
    private static final Pattern RULE = Pattern.compile("refuse\\(\\s*\"([^\"]+)\"\\s*,"), CLAIM = Pattern
            .compile("(?m)/ClaimsTest\\.java\\)|^### Exercise \\d+(?! \\((proof|program)\\)$)");

    private final Problem problem;
    private final List<String> found = new ArrayList<>();

    private Unfinished(Problem problem) {
        this.problem = problem;
    }

    /** Returns what is left to write, in the order in which to write it. Nothing is left of a finished problem. */
    public static List<String> left(Problem problem) {
        Unfinished left = new Unfinished(problem);
        try {
            left.findInPrograms();
            left.findInData();
            left.findInTexts();
            left.findInOrder();
        } catch (CheckoutException e) {
            left.found.add(e.getMessage());
        }
        return left.found;
    }

    /** Tells whether all is there without which no test can run: programs, samples and secret cases. */
    public static boolean isRunnable(Problem problem) {
        try {
            return sources(problem).keySet().stream().allMatch(name -> Files.exists(problem.folder().resolve(name)))
                    && Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                            .noneMatch(kind -> TestCases.of(problem, kind).isEmpty());
        } catch (CheckoutException e) {
            return false;
        }
    }

    /** Returns what a problem needs, in the order in which to write it, with a word on each. */
    private static Map<String, String> sources(Problem problem) {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put(Problem.FILE, "title, judges, limits and bounds");
        sources.put("Cases.java", "what a valid input is, small ones and hard ones");
        if (problem.hasGame()) {
            sources.put("Rules.java", "positions and moves, as the statement tells them");
        }
        if (problem.file().answer().isEmpty()) {
            sources.put("BruteForce.java", "what is asked, answered by playing the rules out");
        }
        sources.put("Reference.java", "the answer in another way than Main's");
        sources.put("Main.java", "the solution");
        if (problem.hasGame()) {
            sources.put("Coach.java", "the theorem as a verdict and a sentence");
        }
        return sources;
    }

    private void findInPrograms() {
        if (TestCases.of(problem, DataKind.SAMPLE).isEmpty()) {
            left(DataKind.SAMPLE.in(problem), "1.in and 1.out, the judge's samples");
        }
        problem.file().judges().stream().filter(judge -> judge.form().isPresent())
                .filter(judge -> TestCases.samples(problem, judge).stream().noneMatch(
                        test -> DataKind.isOf(judge, test) || test.readOutput().lines().count() == 1))
                .forEach(judge -> left(problem.data().resolve(DataKind.SAMPLE.folder(judge)),
                        "samples in the form of " + judge.judge()));
        Map<String, String> sources = sources(problem);
        sources.forEach((name, what) -> {
            Path file = problem.folder().resolve(name);
            if (!Files.exists(file) || hasPlaceholder(file)) {
                left(file, what);
            }
        });
        Stream.of(problem.folder(), problem.folder().resolve("wrong"), inSources("test"), inSources("site"))
                .flatMap(Unfinished::files).filter(Unfinished::hasPlaceholder)
                .filter(file -> !sources.containsKey(name(file)) && !name(file).equals("README.md"))
                .forEach(file -> left(file, "what " + PLACEHOLDER + " says"));
    }

    private void findInData() {
        RULE.matcher(text(problem.folder().resolve("Cases.java"))).results().map(rule -> rule.group(1)).distinct()
                .filter(rule -> files(DataKind.INVALID.in(problem))
                        .noneMatch(file -> name(file).startsWith(rule + ".")))
                .forEach(rule -> left(DataKind.INVALID.in(problem).resolve(rule + ".in"),
                        "an input that breaks this rule"));
        if (TestCases.of(problem, DataKind.SECRET).isEmpty()) {
            found.add("scripts/data " + problem + ": secret data, and what the README repeats");
        }
        int mistakes = Mistake.files(problem).size();
        if (mistakes < FEWEST_MISTAKES) {
            left(problem.folder().resolve("wrong"),
                    "plausible mistakes, " + mistakes + " of at least " + FEWEST_MISTAKES);
        }
    }

    private void findInTexts() {
        Path readme = problem.folder().resolve("README.md"), claims = inSources("test").resolve("ClaimsTest.java");
        if (Refutation.of(problem).size() != Mistake.files(problem).size()) {
            found.add("scripts/data " + problem + ": what refutes the mistakes");
        }
        if (hasPlaceholder(readme)) {
            left(readme, "the parts that say " + PLACEHOLDER);
        }
        if (problem.isPlayable() && !ToldGames.areIn(problem, text(readme))) {
            left(readme, "a game, $ printf '8\\n' | scripts/play " + problem + " - --watch in a block of text");
        }
        if (!Files.exists(claims) && CLAIM.matcher(text(readme)).find()) {
            left(claims, "a method for each exercise, and for each theorem that links it");
        }
        Path words = problem.home().resolve("src/test/resources/words/problems").resolve(problem + ".txt");
        if (problem.isPlayable() && !Files.exists(words)) {
            found.add("mvn test -Dproblem=" + problem + " -Dtest=WordsTest -Dwords=write: a game, to be read");
        }
    }

    private void findInOrder() {
        Path order = StudyOrder.file(problem.home());
        if (!text(order).contains("\n      - id: " + problem + "\n")) {
            left(order, "in its chapter, - id: " + problem + " with teaser and effort");
        } else if (!text(StudyOrder.document(problem.home())).contains("](" + problem + "/README.md)")) {
            found.add("scripts/data " + problem + ": the index, the front pages and the map");
        }
    }

    private void left(Path file, String what) {
        found.add(problem.home().relativize(file).toString().replace('\\', '/') + ": " + what);
    }

    private Path inSources(String kind) {
        return problem.home().resolve("src").resolve(kind).resolve("java").resolve(problem.id());
    }

    private static Stream<Path> files(Path folder) {
        return Files.isDirectory(folder)
                ? DataFiles.names(folder).stream().map(folder::resolve).filter(Files::isRegularFile)
                : Stream.of();
    }

    private static boolean hasPlaceholder(Path file) {
        return text(file).contains(PLACEHOLDER);
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    private static String text(Path file) {
        return Files.exists(file) ? DataFiles.readDocument(file) : "";
    }
}

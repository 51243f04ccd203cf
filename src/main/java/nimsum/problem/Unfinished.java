package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.cases.InvalidInput;

/** What is still to be done of a new problem, as far as can be seen at once; the tests see all. */
public final class Unfinished {

    /** Stands in every file of a new problem wherever something is to be written. */
    private static final String PLACEHOLDER = "TODO";
    /** Mistakes of a problem, at least. */
    public static final int FEWEST_MISTAKES = 5;
    /** Longer inputs are for the tests. */
    private static final int LONGEST = 64 * 1024;
    /** So many small inputs are tried. */
    private static final int FEW = 1000;
    private static final int SECONDS = 10;

    private final Problem problem;
    private final List<String> found = new ArrayList<>();

    private Unfinished(Problem problem) {
        this.problem = problem;
    }

    /** What is left to write, in the order in which to write it; nothing for a problem that is finished. */
    public static List<String> left(Problem problem) {
        Unfinished left = new Unfinished(problem);
        left.findLeft();
        return left.found;
    }

    /** What is wrong with what is written. */
    public static List<String> wrong(Problem problem) {
        Unfinished wrong = new Unfinished(problem);
        wrong.findWrong();
        return wrong.found;
    }

    private void findLeft() {
        if (stems(DataKind.SAMPLE).isEmpty()) {
            left(problem.data(DataKind.SAMPLE), "1.in and 1.out, the judge's samples");
        }
        leftIn("problem.yaml", "title, judges, limits and bounds");
        leftIn("Cases.java", "what a valid input is, small ones and hard ones");
        if (problem.hasGame()) {
            leftIn("Rules.java", "positions and moves, as the statement tells them");
        }
        leftIn("BruteForce.java", "what is asked, answered by playing the rules out");
        leftIn("Reference.java", "the answer in another way than Main's");
        leftIn("Main.java", "the solution");
        if (problem.hasGame()) {
            leftIn("Coach.java", "the theorem as a verdict and a sentence");
        }
        if (stems(DataKind.SECRET).isEmpty()
                || !text(problem.home().resolve("README.md")).contains("\n| [" + problem + "](problems/")) {
            found.add("scripts/data " + problem + ": secret data, and what READMEs repeat");
        }
        Path wrong = problem.folder().resolve("wrong");
        List<String> mistakes = Files.isDirectory(wrong) ? DataFiles.names(wrong) : List.of();
        if (mistakes.size() < FEWEST_MISTAKES) {
            left(wrong, "plausible mistakes, " + mistakes.size() + " of at least " + FEWEST_MISTAKES);
        }
        leftIn("README.md", "statement, hints, idea, theorems, a game, pitfalls");
        String readme = text(problem.folder().resolve("README.md"));
        List<String> untold = mistakes.stream().filter(name -> !readme.contains("](wrong/" + name + ")")).toList();
        if (!untold.isEmpty()) {
            left(problem.folder().resolve("README.md"), "pitfalls, as mvn test -Dproblem=" + problem
                    + " -Dtest=KillsTest prints them: " + String.join(", ", untold));
        }
        leftIn(problem.home().resolve(Path.of("src/test/java", problem.id(), "ClaimsTest.java")),
                "each theorem, checked by computation");
        Path problems = problem.home().resolve("problems");
        if (!text(problems.resolve("README.md")).contains("\n- [" + problem + "](" + problem + "/README.md)")) {
            left(problems.resolve("README.md"), "in the order of study, - [" + problem + "](" + problem
                    + "/README.md) Title: what it adds. After: [what to read before](its README.md).");
        } else if (!text(problems.resolve("map.svg")).contains(">" + problem + "<")) {
            found.add("scripts/pictures theory: the map of what to study");
        }
    }

    private void findWrong() {
        text(problem.home().resolve("target/build.log")).lines()
                .filter(line -> line.matches(".*\\.java:\\d+: error: .*|  symbol: .*")).forEach(found::add);
        boolean compiles = found.isEmpty();
        try {
            problem.file();
            if (compiles && isWritten("Cases.java")) {
                findWrongAnswers(problem.cases());
            }
            if (!stems(DataKind.SECRET).isEmpty()
                    && !ReadmeFacts.made(problem).equals(text(problem.folder().resolve("README.md")))) {
                found.add("scripts/data " + problem
                        + ": README.md has another title, range, limit or sample than the files");
            }
        } catch (CheckoutException e) {
            found.add(e.getMessage());
        } catch (RuntimeException | LinkageError e) {
            found.add(e + " at " + e.getStackTrace()[0]);
        }
    }

    private void findWrongAnswers(Cases cases) {
        List<TestCase> tests = Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .flatMap(kind -> TestCase.of(problem, kind).stream())
                .filter(test -> test.input().toFile().length() <= LONGEST).toList();
        for (TestCase test : tests) {
            try {
                cases.check(test.readInput());
            } catch (InvalidInput e) {
                found.add("Cases refuses " + test + ": " + e.getMessage());
            }
        }
        for (String name : List.of("Main", "Reference")) {
            findWrong(name, tests.stream(), TestCase::readInput, TestCase::readOutput);
        }
        if (isWritten("Main.java") && isWritten("Rules.java")) {
            findWrong("BruteForce", Stream.of(cases).flatMap(this::small), Function.identity(), problem.main()::run);
        }
    }

    /** Some small inputs; none if, asked together where the format allows it, Main and BruteForce agree on them. */
    private Stream<String> small(Cases cases) {
        List<String> small = cases.small().limit(FEW).toList();
        return cases.joined(small).filter(all -> problem.main().run(all).equals(problem.bruteForce().run(all)))
                .isPresent() ? Stream.empty() : small.stream();
    }

    /** Adds the first wrong answer of a program that is written; it may take any time. */
    private <T> void findWrong(String name, Stream<T> tests, Function<T, String> input, Function<T, String> answer) {
        if (!isWritten(name + ".java")) {
            return;
        }
        FutureTask<Optional<T>> task = new FutureTask<>(() -> {
            Program program = Program.of(problem + "." + name);
            return tests.filter(test -> !program.run(input.apply(test)).equals(answer.apply(test))).findFirst();
        });
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        try {
            task.get(SECONDS, TimeUnit.SECONDS).ifPresent(test -> found
                    .add(name + " answers otherwise than " + (name.equals("BruteForce") ? "Main" : "the file says")
                            + ": "
                            + test.toString().strip().replace("\n", " / ")));
        } catch (TimeoutException e) {
            found.add(name + " takes more than " + SECONDS + " s");
        } catch (ExecutionException e) {
            found.add(name + " fails: " + e.getCause());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void leftIn(String name, String what) {
        leftIn(problem.folder().resolve(name), what);
    }

    private void leftIn(Path file, String what) {
        if (!isWritten(file)) {
            left(file, what);
        }
    }

    private void left(Path file, String what) {
        found.add(problem.home().relativize(file) + ": " + what);
    }

    private boolean isWritten(String name) {
        return isWritten(problem.folder().resolve(name));
    }

    private static boolean isWritten(Path file) {
        return Files.exists(file) && !text(file).contains(PLACEHOLDER);
    }

    private List<String> stems(DataKind kind) {
        return TestCase.stems(problem.data(kind), ".in");
    }

    private static String text(Path file) {
        return Files.exists(file) ? DataFiles.readDocument(file) : "";
    }
}

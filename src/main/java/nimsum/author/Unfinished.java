package nimsum.author;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nimsum.book.Pitfall;
import nimsum.data.DataKind;
import nimsum.data.TestCases;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;

/**
 * Lists what is left to write of a new problem, as far as its files show. The tests find faults in what is written.
 */
public final class Unfinished {

    /** The word that stands in the files of a new problem wherever something is to be written. */
    private static final String PLACEHOLDER = "TODO";
    /** The smallest number of mistakes of a problem. */
    public static final int FEWEST_MISTAKES = 5;

    private final Problem problem;
    private final List<String> found = new ArrayList<>();

    private Unfinished(Problem problem) {
        this.problem = problem;
    }

    /** Returns what is left to write, in the order in which to write it. Nothing is left of a finished problem. */
    public static List<String> left(Problem problem) {
        Unfinished left = new Unfinished(problem);
        left.findLeft();
        return left.found;
    }

    private void findLeft() {
        if (TestCases.of(problem, DataKind.SAMPLE).isEmpty()) {
            left(DataKind.SAMPLE.in(problem), "1.in and 1.out, the judge's samples");
        }
        leftIn("problem.yaml", "title, judges, limits and bounds");
        leftIn("Cases.java", "what a valid input is, small ones and hard ones");
        if (problem.hasGame()) {
            leftIn("Rules.java", "positions and moves, as the statement tells them");
        }
        if (problem.file().answer().isEmpty()) {
            leftIn("BruteForce.java", "what is asked, answered by playing the rules out");
        }
        leftIn("Reference.java", "the answer in another way than Main's");
        leftIn("Main.java", "the solution");
        if (problem.hasGame()) {
            leftIn("Coach.java", "the theorem as a verdict and a sentence");
        }
        if (TestCases.of(problem, DataKind.SECRET).isEmpty()) {
            found.add("scripts/data " + problem + ": secret data, and what the README repeats");
        }
        List<Path> mistakes = WrongSolution.files(problem);
        if (mistakes.size() < FEWEST_MISTAKES) {
            left(problem.folder().resolve("wrong"),
                    "plausible mistakes, " + mistakes.size() + " of at least " + FEWEST_MISTAKES);
        }
        Path readme = problem.folder().resolve("README.md");
        List<String> unrefuted = Pitfall.unrefuted(text(readme), mistakes);
        if (!unrefuted.isEmpty()) {
            left(readme,
                    "what refutes " + String.join(", ", unrefuted) + ", which scripts/data " + problem + " writes");
        }
        leftIn("README.md", "statement, hints, idea, theorems, a game, pitfalls");
        Path problems = problem.home().resolve("problems");
        if (!text(problems.resolve("README.md")).contains("\n- [" + problem + "](" + problem + "/README.md)")) {
            left(problems.resolve("README.md"), "in the order of study, - [" + problem + "](" + problem
                    + "/README.md) Title: what it adds. After: [what to read before](its README.md).");
            return;
        }
        if (!text(problems.resolve("README.md")).contains("\n| [" + problem + "](")) {
            found.add("scripts/data " + problem + ": the index of problems");
        }
        String link = "[" + problem + "](problems/" + problem + "/README.md)";
        if (!text(problem.home().resolve("README.md")).contains(link)) {
            left(problem.home().resolve("README.md"), "in the line of its chapter, " + link);
        }
        if (!text(problems.resolve("map.svg")).matches("(?s).*>" + problem + "\\b.*")) {
            found.add("scripts/pictures theory: the map of what to study");
        }
    }

    private void leftIn(String name, String what) {
        leftIn(problem.folder().resolve(name), what);
    }

    private void leftIn(Path file, String what) {
        if (text(file).contains(PLACEHOLDER) || !Files.exists(file)) {
            left(file, what);
        }
    }

    private void left(Path file, String what) {
        found.add(problem.home().relativize(file).toString().replace('\\', '/') + ": " + what);
    }

    private static String text(Path file) {
        return Files.exists(file) ? DataFiles.readDocument(file) : "";
    }
}

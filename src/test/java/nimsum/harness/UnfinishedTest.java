package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.theory.StudyMap;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** Says of a new problem what is left as <code>scripts/new-problem</code> made it, in the order in which to write it. */
class UnfinishedTest {

    /** Stands in every file of a new problem wherever something is to be written. */
    private static final String PLACEHOLDER = "TODO";

    @TestFactory
    Stream<DynamicNode> nothingIsLeftToWrite() {
        return SelectedProblems.each(problem -> Stream
                .of(dynamicTest("nothing is left to write", () -> assertEquals("", String.join("\n", left(problem)),
                        () -> problem + " is not finished; write in this order, until no file says " + PLACEHOLDER))));
    }

    /** What is left to write; nothing for a problem that is finished. */
    static List<String> left(Problem problem) {
        List<String> left = new ArrayList<>();
        if (Folder.files(problem.data(DataKind.SAMPLE)).isEmpty()) {
            left.add(problem.data(DataKind.SAMPLE) + "/1.in and 1.out: the judge's samples");
        }
        addIf(left, problem, "problem.yaml", "title, judges, limits and bounds");
        addIf(left, problem, "Cases.java", "what a valid input is, small ones and hard ones");
        addIf(left, problem, "Rules.java", "positions and moves, as the statement tells them");
        addIf(left, problem, "BruteForce.java", "what is asked, answered by playing the rules out");
        addIf(left, problem, "Reference.java", "the answer by another argument than Main's");
        addIf(left, problem, "Main.java", "the solution");
        addIf(left, problem, "Coach.java", "the theorem as moves and sentences");
        if (Folder.files(problem.data(DataKind.SECRET)).isEmpty()) {
            left.add("scripts/data " + problem + " writes secret and invalid data, and the index in README.md");
        }
        if (Folder.files(problem.folder().resolve("wrong")).isEmpty()) {
            left.add(problem.folder().resolve("wrong") + ": plausible mistakes that the samples do not catch");
        }
        addIf(left, problem, "README.md", "statement, hints, idea, theorems, a game, pitfalls");
        addIf(left, problem.home().resolve(Path.of("src/test/java", problem.id(), "ClaimsTest.java")),
                "each theorem, checked by computation");
        if (!DataFiles.readDocument(StudyMap.document(problem.home()))
                .contains("\n- [" + problem + "](" + problem + "/README.md)")) {
            left.add(StudyMap.document(problem.home()) + ": a line in the order of study; scripts/pictures theory");
        }
        return left;
    }

    private static void addIf(List<String> left, Problem problem, String name, String what) {
        addIf(left, problem.folder().resolve(name), what);
    }

    private static void addIf(List<String> left, Path file, String what) {
        if (!Files.exists(file) || DataFiles.readDocument(file).contains(PLACEHOLDER)) {
            left.add(file + ": " + what);
        }
    }
}

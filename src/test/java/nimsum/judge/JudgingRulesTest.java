package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import nimsum.problem.OnlineJudge;
import nimsum.problem.OnlineJudges;
import nimsum.problem.ProblemFile.CalledMethod;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program may use, by the limits of the problem and its language. */
class JudgingRulesTest {

    /** Twice the processor time, and two seconds at least. */
    @ParameterizedTest
    @CsvSource({"100, 2000", "1000, 2000", "2000, 4000", "5000, 10000"})
    void idleTime(int millis, long idle) {
        RunLimits limits = rules(new Limits(millis, Optional.of(1), 1)).runLimits(Language.ofFile("Main.java"), 0);
        assertEquals(millis, limits.cpuMillis());
        assertEquals(idle, limits.idleMillis());
    }

    @ParameterizedTest
    @CsvSource({"Main.java, 2000", "main.cpp, 1000", "main.py, 1000", "main.kt, 1000"})
    void timeIsThatOfTheLanguage(String file, long millis) {
        JudgingRules rules = rules(new Limits(2000, Optional.of(1000), 1));
        assertEquals(millis, rules.timeMillis(Language.ofFile(file)));
        assertEquals(millis, rules.runLimits(Language.ofFile(file), 0).cpuMillis());
    }

    @ParameterizedTest
    @CsvSource({"main.cpp, 65536", "main.py, 81920", "Main.java, 327680"})
    void memoryIsThatOfTheProblemAndOfTheRuntime(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).memoryKib());
    }

    @Test
    void outputMayBeTwiceTheAnswerAndAMebibyte() {
        assertEquals((1 << 20) + 2000,
                rules(new Limits(1, Optional.empty(), 1)).runLimits(Language.ofFile("main.c"), 1000).outputBytes());
    }

    /** A JVM reserves more than it holds. */
    @ParameterizedTest
    @CsvSource({"main.c, 4259840", "main.py, 4276224", "Main.java, 0"})
    void addressSpaceIsLimitedOnlyWhereTheHeapIsNot(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).addressSpaceKib());
    }

    /** As much as the memory, where the judge does not say; the JVM has flags for it. */
    @ParameterizedTest
    @CsvSource({"main.cpp, 65536", "main.py, 65536", "Main.java, 0"})
    void stackIsThatOfTheJudge(String file, long kib) {
        assertEquals(kib,
                rules(new Limits(1, Optional.empty(), 65536)).runLimits(Language.ofFile(file), 0).stackKib());
    }

    /** The judge, the file with one class of that name, and how the refusal starts. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "POJ | OtherJohn | POJ runs the class Main, and that of this file is OtherJohn: rename it.",
            "HackerRank | Main | HackerRank runs the class Solution, and that of this file is Main: rename it.",
            "POJ | Main | ''", "HackerRank | Solution | ''", "Codeforces | OtherJohn | ''", "CSES | OtherJohn | ''",
            "TopCoder | Called | ''",
            "TopCoder | Main | TopCoder runs the class Called, and that of this file is Main: rename it."})
    void theClassHasTheNameThatTheJudgeRuns(String judge, String name, String refusal) {
        assertEquals(refusal, refusal(judge, "A.java", "public class " + name + " { }"));
    }

    @Test
    void theSourceIsNoLongerThanTheJudgeTakes() {
        assertEquals("", refusal("CodeChef", "a.c", " ".repeat(50000)));
        assertEquals("CodeChef takes at most 50000 bytes of source, and the file has 50001.",
                refusal("CodeChef", "a.c", " ".repeat(50001)));
        assertEquals("", refusal("CSES", "a.c", " ".repeat(1 << 20)), "no limit is known");
    }

    @Test
    void aPackageLineIsToldAndWhatADraftLacksIsNot() {
        assertEquals(
                "The file begins with \"package a.b;\". Judges run the class without a package: leave that line out.",
                refusal("POJ", "A.java", "package a.b; public class A { }"));
        assertEquals("", refusal("POJ", "A.java", ""));
    }

    private static String refusal(String judge, String file, String source) {
        OnlineJudge known = OnlineJudges.known().find(judge);
        JudgingRules rules = new JudgingRules(known, new Limits(1, Optional.empty(), 1),
                Optional.of(new CalledMethod("Called", "method")).filter(called -> known.callsMethod()),
                Optional.empty());
        Submission submission = new Submission(file, Language.ofFile(file), file, source);
        try {
            rules.check(submission, submission.javaNames());
            return "";
        } catch (CompileErrorException e) {
            return e.getMessage();
        }
    }

    /** The stack of AtCoder is as large as the memory, and the heap takes nine tenths. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "AtCoder | Main.java | java -Xmx235929k -XX:+UseSerialGC -XX:-UsePerfData -Xss262144k -DONLINE_JUDGE=true -cp . Main",
            "POJ | Main.java | java -Xmx262144k -XX:+UseSerialGC -XX:-UsePerfData -cp . Main",
            "POJ | a b.cpp | ./program",
            "POJ | a b.py | python3 'a b.py'"})
    void theCommandThatRunsIsShown(String judge, String file, String command) {
        assertEquals(command, new Executable(Language.ofFile(file), Path.of("folder"), "Main", "Main", Optional.empty(),
                OnlineJudges.known().find(judge), "").shown(file, 262144));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Codeforces | Main.java | ' as at Codeforces (https://codeforces.com/blog/entry/121114)'",
            "POJ | Main.java | ''", "Nimsum | Main.java | ''", "POJ | a.cpp | ' with a stack of 65536 KiB'"})
    void whoSaysThatItIsRunSo(String judge, String file, String like) {
        assertEquals(like, new JudgingRules(OnlineJudges.known().find(judge), new Limits(1, Optional.empty(), 65536),
                Optional.empty(), Optional.empty()).runLike(Language.ofFile(file)));
    }

    private static JudgingRules rules(Limits limits) {
        return new JudgingRules(OnlineJudges.known().find("POJ"), limits, Optional.empty(), Optional.empty());
    }
}

package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program may use, by the limits of the problem and its language, and what a judge refuses. */
class JudgingRulesTest {

    /**
     * Idle time is twice the processor time, and two seconds at least. A JVM reserves more than it holds, and has flags
     * for its heap and stack. Of output there may be twice the answer and a MiB.
     */
    @ParameterizedTest
    @CsvSource({"Main.java, 5000, 5000, 10000, 327680, 0, 0", "main.c, 5000, 1000, 2000, 65536, 4259840, 65536",
            "main.py, 5000, 1000, 2000, 81920, 4276224, 65536", "main.kt, 5000, 1000, 2000, 327680, 0, 0",
            "Main.java, 100, 100, 2000, 327680, 0, 0"})
    void limitsOfALanguage(String file, int millis, long cpu, long idle, long memory, long addressSpace, long stack) {
        JudgingRules rules = KnownRules.of("POJ", new Limits(millis, Optional.of(1000), 65536), null);
        assertEquals(new RunLimits(cpu, idle, memory, addressSpace, stack, (1 << 20) + 2000, 1 << 20),
                rules.runLimits(Language.ofFile(file), 1000));
    }

    @ParameterizedTest
    @CsvSource({"POJ, OtherJohn, Main", "HackerRank, Main, Solution", "POJ, Main,", "HackerRank, Solution,",
            "Codeforces, OtherJohn,", "TopCoder, Called,", "TopCoder, Main, Called"})
    void theClassHasTheNameThatTheJudgeRuns(String judge, String name, String wanted) {
        String refusal = refusal(judge, "A.java", "public class " + name + " { }");
        assertEquals(wanted == null ? "" : judge + " runs the class " + wanted, refusal.replaceFirst(",.*", ""));
    }

    @Test
    void theSourceIsNoLongerThanTheJudgeTakes() {
        assertEquals("", refusal("CodeChef", "a.c", " ".repeat(50000)));
        assertEquals("CodeChef takes at most 50000 bytes of source, and the file has 50001.",
                refusal("CodeChef", "a.c", " ".repeat(50001)));
        assertEquals("", refusal("CSES", "a.c", " ".repeat(1 << 20)), "no limit is known");
        assertEquals("", refusal("POJ", "A.java", ""), "a draft");
    }

    private static String refusal(String judge, String file, String source) {
        Submission submission = new Submission(file, Language.ofFile(file), file, source);
        try {
            KnownRules.of(judge, 1).check(submission, submission.javaNames());
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
            "POJ | a b.cpp | ./program", "POJ | a b.py | python3 'a b.py'"})
    void theCommandThatRunsIsShown(String judge, String file, String command) {
        assertEquals(command, new Executable(Language.ofFile(file), Path.of("folder"), "Main", "Main",
                KnownRules.of(judge, new Limits(1, Optional.empty(), 262144), null), "").shown(file));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Codeforces | Main.java | ' as at Codeforces (https://codeforces.com/blog/entry/121114)'",
            "POJ | Main.java | ''", "Nimsum | Main.java | ''", "POJ | a.cpp | ' with a stack of 65536 KiB'"})
    void whoSaysThatItIsRunSo(String judge, String file, String like) {
        assertEquals(like, KnownRules.of(judge, 1).runLike(Language.ofFile(file)));
    }
}

package nimsum.judge;

import static nimsum.online.Verdict.ACCEPTED;
import static nimsum.online.Verdict.COMPILE_ERROR;
import static nimsum.online.Verdict.MEMORY_LIMIT_EXCEEDED;
import static nimsum.online.Verdict.OUTPUT_LIMIT_EXCEEDED;
import static nimsum.online.Verdict.PRESENTATION_ERROR;
import static nimsum.online.Verdict.RUNTIME_ERROR;
import static nimsum.online.Verdict.TIME_LIMIT_EXCEEDED;
import static nimsum.online.Verdict.WRONG_ANSWER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.errors.UsageException;
import nimsum.online.Verdict;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The verdicts of judges on programs that transcripts do not show. The task: a number n, then n numbers; print each of
 * these on a line. All programs are judged on one case, with 64 MiB.
 */
class FixturesIT {

    /** Short where it is waited for, long where it is not, since a busy machine must not fail the build. */
    private static final int SHORT_MILLIS = 300, LONG_MILLIS = 10_000;
    private static final String CPP_98 = """
            #include <vector>
            using namespace std;
            __int64 next[3]; char line[9]; int powers[99], n;
            void main() {
                for (int i = 1; i > 0; i += i) powers[n++] = i; // until it overflows
                sort(powers, powers + n);
                for (register int i = scanf("%*d") + 1; scanf("%I64d", &next[i]) == 1; i++) printf("%I64d\\n", next[i]);
                gets(line); memset(line, 0, strlen(line));
            }
            """;
    private static final String CPP_20 = """
            #include <bit>
            #include <cstdio>
            int main() {
                int n, a[3];
                scanf("%d %d %d %d", &n, &a[0], &a[1], &a[2]);
                auto [x, y, z] = a;
            #ifndef ONLINE_JUDGE
                freopen("input.txt", "r", stdin);
            #endif
                printf("%d\\n%d\\n%d\\n", x, y, z * std::popcount(1u));
            }
            """;
    private static final String JAVA_8 = """
            public class Main { public static void main(String[] a) {
                java.util.Scanner in = new java.util.Scanner(System.in); in.next();
                in.forEachRemaining(word -> System.out.println(word)); } }
            """;
    /** A program in the language of Java 5 that uses the library of Java 6. */
    private static final String JAVA_6 = """
            public class Main { public static void main(String[] a) {
                java.util.Scanner in = new java.util.Scanner(System.in); in.next();
                while (in.hasNext()) { String s = in.next(); if (!s.isEmpty()) System.out.println(s); } } }
            """;
    /** Prints what it is expected to, its lines ended as on Windows. */
    private static final String CRLF = "#include <stdio.h>\nint main() { puts(\"10\\r\\n20\\r\\n30\\r\"); return 0; }";
    private static final String JAVA_5 = """
            public class Main {
                public static void main(String[] a) { System.out.println(%s); }
                static int depth(int n) { return 1 + depth(n + 1); }
            }
            """;
    /** Half of the memory is on the stack, which is more than a shell gives. */
    private static final String DEEP = """
            #include <stdio.h>
            int depth(int n) { volatile char frame[1024]; frame[0] = n; return n ? depth(n - 1) + frame[0] * 0 : 0; }
            int main() { int n, i, a; scanf("%d", &n);
                for (i = 0; i < n; i++) { scanf("%d", &a); printf("%d\\n", a + depth(30000)); } return 0; }
            """;
    private static final String FRAME = """
            import os
            out = open(os.environ['OUTPUT_PATH'], 'w')
            out.write('\\n'.join(open(0).read().split()[1:]) + '\\n')
            out.close()
            """;
    /** Finds an empty folder to work in, an almost empty environment, and the end of the input. */
    private static final String SURROUNDINGS = """
            import os
            import sys
            n = int(input())
            numbers = input().split()
            assert os.listdir(".") == [], os.listdir(".")
            # What the judge sets, what shells add, and what a Python behind pyenv brings along.
            known = {"PATH", "HOME", "LANG", "PWD", "OLDPWD", "SHLVL", "_", "LC_CTYPE"}
            assert all(name in known or "PYENV" in name for name in os.environ), list(os.environ)
            assert os.environ["LANG"] == "C.UTF-8"
            assert sys.stdin.read() == ""
            for x in numbers:
                print(x)
            """;
    /** The right answer, but who has ended the shell that waits for it can't claim to have ended well. */
    private static final String ENDS_THE_SHELL = """
            import os
            import signal
            n = int(input())
            for x in map(int, input().split()):
                print(x, flush=True)
            os.kill(os.getppid(), signal.SIGKILL)
            """;

    @TempDir
    private static Path data;

    private record Program(String judge, String file, String source, Verdict verdict, String detail) {
    }

    private static final List<Program> PROGRAMS = List.of(new Program("POJ", "old.cpp", CPP_98, ACCEPTED, ""),
            new Program("Luogu", "old.cpp", CPP_98, COMPILE_ERROR, ".*"),
            new Program("Luogu", "new.cpp", CPP_20, ACCEPTED, ""),
            new Program("POJ", "new.cpp", CPP_20, COMPILE_ERROR, ".*"),
            new Program("Luogu", "new.java", JAVA_8, ACCEPTED, ""),
            new Program("POJ", "new.java", JAVA_8, COMPILE_ERROR, ".*"),
            new Program("POJ", "six.java", JAVA_6, ACCEPTED, ""),
            new Program("HDU", "six.java", JAVA_6, COMPILE_ERROR, ".*"),
            new Program("HDU", "sum.java", JAVA_6.replace("public class Main", "class Sum").replace("!s.isEmpty()",
                    "s != null"), ACCEPTED, ""),
            new Program("AtCoder", "sum.java", JAVA_6.replace("Main", "Sum"), COMPILE_ERROR,
                    "AtCoder runs the class Main.*"),
            new Program("HDU", "bom.java", "\u00ef\u00bb\u00bf" + JAVA_5.formatted("1"), COMPILE_ERROR,
                    "The file begins with a byte order mark.*"),
            // A comment in GBK.
            new Program("Luogu", "gbk.java", "// \u00b2\u00a9\u00de\u00c4\n" + JAVA_8, ACCEPTED, ""),
            new Program("POJ", "no-main.java", "class Other { int x; }", COMPILE_ERROR,
                    "The file has no class with a method main\\."),
            new Program("POJ", "no-flush.java", JAVA_5.formatted("\"\"").replace("System.out",
                    "new java.io.PrintWriter(System.out)"), WRONG_ANSWER,
                    ".* The program printed nothing\\. A PrintWriter or BufferedWriter has to be flushed\\."),
            new Program("POJ", "crlf.c", CRLF, ACCEPTED, ""),
            new Program("Nimsum", "crlf.c", CRLF, PRESENTATION_ERROR,
                    "line 1, white space: .*\\. The lines end in CRLF, which a judge on Windows would take\\."),
            new Program("POJ", "deep.c", DEEP, ACCEPTED, ""),
            new Program("HackerRank", "frame.py", FRAME, ACCEPTED, ""),
            new Program("SPOJ", "frame.py", FRAME, RUNTIME_ERROR, ".*"),
            new Program("POJ", "surroundings.py", SURROUNDINGS, ACCEPTED, ""),
            // On a machine that is very busy with other things, another limit may be met first.
            new Program("POJ", "busy-children.cpp", """
                    #include <unistd.h>
                    int main() { fork(); fork(); for (volatile int i = 0;; i++) { } }
                    """, TIME_LIMIT_EXCEEDED, "more than 300 ms of processor time"),
            new Program("POJ", "endless-errors.cpp", """
                    #include <cstdio>
                    int main() { for (;;) { std::fprintf(stderr, "working on it\\n"); } }
                    """, OUTPUT_LIMIT_EXCEEDED, "more than \\d+ bytes on standard error"),
            // More than the limit, and less than the limit and what the JVM itself may take.
            new Program("POJ", "beyond-the-heap.java", JAVA_5.formatted("new byte[150 << 20].length"),
                    MEMORY_LIMIT_EXCEEDED, "exit status 1: java\\.lang\\.OutOfMemoryError: Java heap space"),
            new Program("POJ", "no-more-memory.cpp", """
                    #include <vector>
                    int main() { std::vector<char> table(1LL << 40); return table[7]; }
                    """, MEMORY_LIMIT_EXCEEDED, "exit status 134 \\(SIGABRT: aborted\\): std::bad_alloc"),
            new Program("POJ", "exception.cpp", """
                    #include <stdexcept>
                    int main() { throw std::runtime_error("boom"); }
                    """, RUNTIME_ERROR, "exit status 134 \\(SIGABRT: aborted\\): boom"),
            new Program("POJ", "deep-recursion.java", JAVA_5.formatted("depth(0)"), RUNTIME_ERROR,
                    "exit status 1: stack overflow: java\\.lang\\.StackOverflowError"),
            // Its stack may be as large as the memory.
            new Program("POJ", "deep-recursion.cpp", """
                    int depth(volatile int n) { volatile int one = 1; return one + depth(n + 1) + n; }
                    int main() { return depth(0); }
                    """, MEMORY_LIMIT_EXCEEDED, "held \\d+ KiB, which is more than 65536 KiB"),
            new Program("POJ", "bad-address.c", "int main(void) { int *volatile nowhere = 0; return *nowhere; }",
                    RUNTIME_ERROR, "exit status 139 \\(SIGSEGV: .*\\)"),
            new Program("POJ", "ends-the-shell.py", ENDS_THE_SHELL, RUNTIME_ERROR,
                    "exit status 137 \\(SIGKILL: killed\\)"));

    @TestFactory
    Stream<DynamicTest> verdicts() throws IOException {
        TestCase test = new TestCase("case", data.resolve("in"), data.resolve("out"));
        Files.writeString(test.input(), "3\n10 20 30\n");
        Files.writeString(test.output(), "10\n20\n30\n");
        return PROGRAMS.stream().map(program -> dynamicTest(
                program.judge + " " + program.file + ": " + program.verdict, () -> check(program, test)));
    }

    private static void check(Program program, TestCase test) {
        JudgingRules rules = KnownRules.of(program.judge,
                program.verdict == TIME_LIMIT_EXCEEDED ? SHORT_MILLIS : LONG_MILLIS);
        Submission submission = new Submission(program.file, ProgrammingLanguage.ofFile(program.file), program.file,
                program.source);
        Verdict verdict = COMPILE_ERROR;
        String detail;
        try (Judge judge = Judge.compile(submission, rules)) {
            CaseResult result = judge.judge(test);
            verdict = result.verdict();
            detail = result.detail();
        } catch (CompileErrorException e) {
            detail = e.getMessage();
        } catch (UsageException e) {
            Assumptions.assumeFalse(e.getMessage().endsWith("no folder of PATH has it."), e::getMessage);
            throw e;
        }
        assertEquals(program.verdict, verdict, detail);
        assertTrue(detail.matches("(?s)" + program.detail), detail);
    }
}

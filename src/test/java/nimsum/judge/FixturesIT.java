package nimsum.judge;

import static nimsum.judge.Verdict.ACCEPTED;
import static nimsum.judge.Verdict.COMPILE_ERROR;
import static nimsum.judge.Verdict.MEMORY_LIMIT_EXCEEDED;
import static nimsum.judge.Verdict.OUTPUT_LIMIT_EXCEEDED;
import static nimsum.judge.Verdict.PRESENTATION_ERROR;
import static nimsum.judge.Verdict.RUNTIME_ERROR;
import static nimsum.judge.Verdict.TIME_LIMIT_EXCEEDED;
import static nimsum.judge.Verdict.WRONG_ANSWER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import nimsum.problem.DataFiles;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import nimsum.process.ProcessRunner;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * One program for each way to be right or wrong, and the verdict on it. The task: a number n, then n numbers; print
 * each of these on a line. All programs are judged on one case, with 64 MiB, as a judge does for which white space
 * counts.
 */
class FixturesIT {

    private static final Path FOLDER = Path.of("src/test/resources/nimsum/judge");
    /** Short where it is waited for, long where it is not, since a busy machine must not fail the build. */
    private static final int SHORT_MILLIS = 300, LONG_MILLIS = 10_000;
    /** On a machine that is very busy with other things, the second limit may be met first. */
    private static final String TOO_SLOW = "more than 300 ms of processor time";
    private static final String END = "the end of the output";

    /** What is expected of a program in each of some languages; the detail is a regular expression. */
    private record Fixture(String name, String extensions, Verdict verdict, String detail) {

        Stream<String> files() {
            return Arrays.stream(extensions.split(" ")).map(extension -> name + "." + extension);
        }
    }

    private static final List<Fixture> FIXTURES = List.of( //
            new Fixture("right", "java cpp c py", ACCEPTED, ""),
            new Fixture("main-class-last", "java", ACCEPTED, ""),
            // Judges would not find the class, which is no help; so it is told before anything is compiled.
            new Fixture("package-line", "java", COMPILE_ERROR, "The file begins with \"package solutions;\"\\. .*"),
            new Fixture("compile-error", "java", COMPILE_ERROR,
                    ".*ERROR in \\S+/compile-error\\.java \\(at line 7\\)\n.*"),
            new Fixture("compile-error", "cpp", COMPILE_ERROR, ".*/compile-error\\.cpp:.*error: .*"),
            new Fixture("compile-error", "py", COMPILE_ERROR, ".*SyntaxError: .*"),
            new Fixture("surroundings", "py", ACCEPTED, ""),

            new Fixture("white-space", "java", PRESENTATION_ERROR,
                    differs(1, "white space", "\"10\\\\n\"", "\"10 \\\\n\"")),
            new Fixture("white-space", "cpp", PRESENTATION_ERROR,
                    differs(1, "white space", "\"10\\\\n\"", "\"10 20 30 \"")),
            new Fixture("wrong-token", "py", WRONG_ANSWER, differs(2, "token 1", "\"20\"", "\"21\"")),
            new Fixture("closes-output", "cpp", WRONG_ANSWER, differs(1, "token 1", "\"10\"", END)),
            new Fixture("invalid-utf-8", "java", WRONG_ANSWER,
                    differs(1, "token 1", "\"10\"", "\"\\\\xff\\\\xfe\"")),

            new Fixture("endless-loop", "java", TIME_LIMIT_EXCEEDED, TOO_SLOW),
            new Fixture("busy-children", "cpp", TIME_LIMIT_EXCEEDED, TOO_SLOW),
            new Fixture("sleep", "cpp", TIME_LIMIT_EXCEEDED,
                    "slept or waited for more than 2000 ms, and used the processor for \\d+ ms"),
            new Fixture("endless-output", "java", OUTPUT_LIMIT_EXCEEDED, "more than \\d+ bytes on standard output"),
            new Fixture("endless-errors", "cpp", OUTPUT_LIMIT_EXCEEDED, "more than \\d+ bytes on standard error"),
            // More than the limit, and less than the limit and what the JVM itself may take.
            new Fixture("beyond-the-heap", "java", MEMORY_LIMIT_EXCEEDED,
                    "exit status 1: java\\.lang\\.OutOfMemoryError: Java heap space"),
            new Fixture("two-gib", "cpp py", MEMORY_LIMIT_EXCEEDED, "held \\d+ KiB, which is more than \\d+ KiB"),
            new Fixture("no-more-memory", "cpp", MEMORY_LIMIT_EXCEEDED,
                    "exit status 134 \\(SIGABRT: aborted\\): std::bad_alloc"),

            new Fixture("exit-3", "py", RUNTIME_ERROR, "exit status 3"),
            new Fixture("exception", "java", RUNTIME_ERROR, "exit status 1: java\\.lang\\.IllegalStateException: boom"),
            new Fixture("exception", "cpp", RUNTIME_ERROR, "exit status 134 \\(SIGABRT: aborted\\): boom"),
            new Fixture("exception", "py", RUNTIME_ERROR, "exit status 1: ValueError: boom"),
            new Fixture("deep-recursion", "java", RUNTIME_ERROR,
                    "exit status 1: stack overflow: java\\.lang\\.StackOverflowError"),
            new Fixture("deep-recursion", "py", RUNTIME_ERROR, "exit status 1: stack overflow: RecursionError: .*"),
            // Its stack may be as large as the memory.
            new Fixture("deep-recursion", "cpp", MEMORY_LIMIT_EXCEEDED, "held \\d+ KiB, which is more than 65536 KiB"),
            new Fixture("bad-address", "c", RUNTIME_ERROR, "exit status 139 \\(SIGSEGV: .*\\)"),
            // The right answer, but who has ended the shell can't claim to have ended well.
            new Fixture("ends-the-shell", "py", RUNTIME_ERROR, "exit status 137 \\(SIGKILL: killed\\)"));

    @TempDir
    private static Path data;

    private static String differs(int line, String what, String expected, String found) {
        return "line " + line + ", " + what + ": expected " + expected + ", found " + found;
    }

    @TestFactory
    Stream<DynamicTest> verdicts() throws IOException {
        TestCase test = test();
        return FIXTURES.stream().flatMap(fixture -> fixture.files()
                .map(file -> dynamicTest(file + ": " + fixture.verdict, () -> check(fixture, file, test))));
    }

    private static TestCase test() throws IOException {
        TestCase test = new TestCase("case", data.resolve("in"), data.resolve("out"));
        Files.writeString(test.input(), "3\n10 20 30\n");
        Files.writeString(test.output(), "10\n20\n30\n");
        return test;
    }

    @Test
    void everyProgramHasAVerdict() throws IOException {
        Set<String> expected = FIXTURES.stream().flatMap(Fixture::files).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertEquals(expected, files.filter(Files::isRegularFile).map(file -> file.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    private static final String CPP_98 = """
            #include <iostream>
            using namespace std;
            __int64 next[3]; char line[9];
            void main() {
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
    /** In the language of Java 5, with the library of Java 6. */
    private static final String JAVA_6 = """
            public class Main { public static void main(String[] a) {
                java.util.Scanner in = new java.util.Scanner(System.in); in.next();
                while (in.hasNext()) { String s = in.next(); if (!s.isEmpty()) System.out.println(s); } } }
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

    /** What a judge takes, and what it refuses. */
    @TestFactory
    Stream<DynamicTest> compiledAndRunAsTheJudgeDoes() throws IOException {
        record Program(String judge, String file, String source, Verdict verdict) {
        }
        TestCase test = test();
        return Stream.of(new Program("POJ", "old.cpp", CPP_98, ACCEPTED),
                new Program("HDU", "old.cpp", CPP_98, ACCEPTED), new Program("Luogu", "old.cpp", CPP_98, COMPILE_ERROR),
                new Program("Luogu", "new.cpp", CPP_20, ACCEPTED), new Program("POJ", "new.cpp", CPP_20, COMPILE_ERROR),
                new Program("Luogu", "new.java", JAVA_8, ACCEPTED),
                new Program("POJ", "new.java", JAVA_8, COMPILE_ERROR),
                new Program("POJ", "six.java", JAVA_6, COMPILE_ERROR),
                new Program("AOJ", "six.java", JAVA_6, ACCEPTED),
                new Program("POJ", "other.java", JAVA_6.replace("Main", "Other"), COMPILE_ERROR),
                new Program("POJ", "deep.c", DEEP, ACCEPTED),
                new Program("HackerRank", "frame.py", FRAME, ACCEPTED),
                new Program("SPOJ", "frame.py", FRAME, RUNTIME_ERROR)).map(
                        program -> dynamicTest(program.judge + " " + program.file, () -> {
                            JudgingRules rules = KnownRules.of(program.judge, LONG_MILLIS);
                            Submission submission = new Submission(program.file, Language.ofFile(program.file),
                                    program.file, program.source);
                            Judged judged = judged(() -> LocalJudge.compile(submission, rules), test);
                            assertEquals(program.verdict, judged.verdict, judged.detail);
                        }));
    }

    private void check(Fixture fixture, String file, TestCase test) throws Exception {
        Path source = FOLDER.resolve(file);
        int millis = fixture.verdict == TIME_LIMIT_EXCEEDED ? SHORT_MILLIS : LONG_MILLIS;
        JudgingRules rules = KnownRules.of("POJ", millis);
        Judged judged = judged(() -> judge(fixture, source, rules), test);
        assertEquals(fixture.verdict, judged.verdict, judged.detail);
        assertTrue(judged.detail.matches("(?s)" + fixture.detail), judged.detail);
    }

    private record Judged(Verdict verdict, String detail) {
    }

    /** What comes of a program; the test is skipped where its compiler is not installed. */
    private static Judged judged(Callable<LocalJudge> compiled, TestCase test) throws Exception {
        try (LocalJudge judge = compiled.call()) {
            CaseResult result = judge.judge(test);
            return new Judged(result.verdict(), result.detail());
        } catch (CompileErrorException e) {
            return new Judged(COMPILE_ERROR, e.getMessage());
        } catch (UsageException e) {
            Assumptions.assumeFalse(e.getMessage().endsWith("no folder of PATH has it."), e::getMessage);
            throw e;
        }
    }

    /**
     * Compiles as a user's program is compiled, but most of Java inside this JVM: each start of a compiler takes a
     * second.
     */
    private static LocalJudge judge(Fixture fixture, Path source, JudgingRules rules) throws IOException {
        Submission submission = Submission.ofFile(source);
        boolean compilesByItself = fixture.verdict == COMPILE_ERROR || fixture.name.equals("main-class-last");
        if (!submission.language().isJava() || compilesByItself) {
            return LocalJudge.compile(submission, rules);
        }
        JavaNames names = JavaNames.of(DataFiles.readDocument(source));
        Path named = Files.createTempDirectory(data, "java").resolve(names.file() + ".java");
        Files.copy(source, named);
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, named.toString()));
        return new LocalJudge(new ProcessRunner(), new Executable(submission.language(), named.getParent(),
                named.getFileName().toString(), names.main(), rules, ""));
    }
}

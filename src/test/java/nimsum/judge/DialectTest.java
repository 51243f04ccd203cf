package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimsum.problem.OnlineJudge;
import nimsum.problem.OnlineJudges;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How judges compile, in the order in which their ways are tried. */
class DialectTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"HDU | a.cpp | -std=gnu++17, -std=gnu++98",
            "POJ | A.java | 1.5 -target", "Nimsum | A.java | --release 17, 1.5 -target"})
    void theNewestIsTriedFirst(String judge, String file, String inOrder) {
        List<String> commands = dialects(judge, file, Optional.empty()).stream().map(Dialect::command)
                .filter(command -> !command.contains("-include")).toList();
        List<String> expected = List.of(inOrder.split(", "));
        assertEquals(expected.size(), commands.size(), commands::toString);
        for (int i = 0; i < expected.size(); i++) {
            assertTrue(commands.get(i).contains(expected.get(i) + " "), commands.get(i));
        }
    }

    /**
     * Luogu has Java 8 and 21, AtCoder 24. What a JDK does not know is tried with what it knows, and no verdict comes
     * of that.
     */
    @Test
    void aJudgeMayBeNewerThanThisJdk() {
        int jdk = Runtime.version().feature();
        List<Dialect> luogu = dialects("Luogu", "A.java", Optional.empty());
        assertTrue(luogu.get(jdk < 21 ? 0 : 1).shown("A.java")
                .matches("Compiled as at Luogu \\(http.*: javac --release 8 A.java"));
        for (Dialect dialect : luogu) {
            assertEquals(dialect.command().contains(" --release " + jdk + " ") && jdk < 21, dialect.isTooOld("any"));
        }
        if (jdk < 24) {
            Dialect atCoder = dialects("AtCoder", "A.java", Optional.empty()).get(0);
            assertEquals(
                    "Compiled as Java " + jdk + ", since this JDK does not know Java 24 of AtCoder: javac --release "
                            + jdk + " A.java",
                    atCoder.shown("A.java"));
            assertEquals("AtCoder compiles Java 24, and this JDK is of version " + jdk
                    + ": set JAVA_HOME to a JDK of version 24 or newer.", atCoder.tooOld().get());
        }
    }

    @Test
    void aCompilerMayBeOlderThanTheStandard() {
        String unknown = "g++: error: unrecognized command-line option '-std=c++23'";
        Dialect checker = dialects("Library Checker", "a.cpp", Optional.empty()).get(0);
        assertTrue(checker.isTooOld(unknown));
        assertFalse(checker.isTooOld("a.cpp:2:19: error: invalid use"));
        assertEquals(
                "Library Checker compiles with -std=c++23, which the compiler here does not know: install a newer one.",
                checker.tooOld().get());
        assertTrue(dialects("POJ", "a.cpp", Optional.of("C++99")).get(0).isTooOld(unknown));
        assertFalse(dialects("CSES", "a.cpp", Optional.empty()).get(0).isTooOld(unknown),
                "it does not promise so much");
    }

    @Test
    void aCommandCanBePasted() {
        assertEquals("g++ -std=c++20 -O2 -DONLINE_JUDGE -D__int64=__INT64_TYPE__ -o program 'my file.cpp'",
                command(dialects("POJ", "a.cpp", Optional.of("c++20")).get(0).shown("my file.cpp")));
        assertTrue(dialects("Nimsum", "a.c", Optional.empty()).get(0).shown("-x y.c").endsWith(" './-x y.c' -lm"));
        String old = command(dialects("POJ", "A.java", Optional.empty()).get(0).shown("A.java"));
        assertTrue(old.matches("java -jar \\S*/ecj-\\S*\\.jar -source 1\\.5 -target 1\\.5 A\\.java"), old);
    }

    private static String command(String shown) {
        return shown.replaceFirst("^Compiled.*?: ", "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"a.cpp | 20 | as gnu++23, not 20", "a.cpp | c17 | as gnu++23, not c17",
            "a.c | c++17 | as gnu2x, not c++17", "A.java | java17 | from 5 on, not java17",
            "A.java | 4 | from 5 on, not 4",
            "A.java | 999 | does not know Java 999: set JAVA_HOME", "a.py | 3 | not for Python",
            "a.kt | 2 | not for Kotlin"})
    void aStandardThatIsNoneIsWrongUsage(String file, String standard, String reason) {
        String message = assertThrows(UsageException.class, () -> dialects("POJ", file, Optional.of(standard)))
                .getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void everyJudgeDefinesOnlineJudge() {
        for (OnlineJudge judge : OnlineJudges.known().judges()) {
            for (String file : List.of("a.c", "a.cpp")) {
                dialects(judge.name(), file, Optional.empty()).forEach(dialect -> assertTrue(
                        dialect.command().contains(" -O2 -DONLINE_JUDGE "), judge + ": " + dialect.command()));
            }
        }
    }

    @Test
    void anotherStandardReplacesThatOfTheJudge() {
        List<Dialect> cpp = dialects("POJ", "a.cpp", Optional.of("c++20"));
        assertEquals(List.of("Compiled: g++ -std=c++20 -O2 -DONLINE_JUDGE -D__int64=__INT64_TYPE__ -o program a.cpp"),
                cpp.stream().map(dialect -> dialect.shown("a.cpp")).toList());
        assertEquals(List.of("Compiled: javac --release 11 A.java"),
                dialects("POJ", "A.java", Optional.of("11")).stream().map(one -> one.shown("A.java")).toList());
    }

    @Test
    void whatOnlyWindowsReadsIsPutRight() {
        String source = "void main () { printf(\"%I64d %I64u\", a, b); }";
        assertEquals("int main () { printf(\"%lld %llu\", a, b); }",
                dialects("POJ", "a.c", Optional.empty()).get(0).portable(source));
        assertEquals(source, dialects("Luogu", "a.c", Optional.empty()).get(0).portable(source));
        assertEquals(source, dialects("POJ", "A.java", Optional.empty()).get(0).portable(source));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"POJ | a.c | ''", "CSES | A.java | ''",
            "Library Checker | a.cpp | as at Library Checker (https://github.com/yosupo06/library-checker-judge/blob/30cbf1bd/langs/langs.toml)",
            "POJ | A.java | as at POJ (http://poj.org/page?id=1000)", "POJ | a.py | ''", "Nimsum | a.c | ''",
            "Nimsum | A.java | ''"})
    void theLineSaysWhoSaysSo(String judge, String file, String like) {
        assertEquals((" " + like).stripTrailing(), dialects(judge, file, Optional.empty()).get(0).like());
    }

    @Test
    void afterACompileErrorANewerStandardIsProposed() {
        assertEquals("\n--std gnu++23 tries a newer standard.", advice("POJ", "a.cpp", Optional.empty()));
        assertEquals("\n--std " + Runtime.version().feature() + " tries a newer Java.",
                advice("POJ", "A.java", Optional.empty()));
        assertEquals("", advice("CSES", "a.cpp", Optional.empty()));
        assertEquals("", advice("POJ", "a.cpp", Optional.of("c++98")));
        assertEquals("", advice("POJ", "a.py", Optional.empty()));
    }

    private static String advice(String judge, String file, Optional<String> standard) {
        return Dialect.advice(Language.ofFile(file), rules(judge, standard));
    }

    private static List<Dialect> dialects(String judge, String file, Optional<String> standard) {
        return Dialect.of(Language.ofFile(file), rules(judge, standard));
    }

    private static JudgingRules rules(String judge, Optional<String> standard) {
        return new JudgingRules(OnlineJudges.known().find(judge), new Limits(1000, Optional.empty(), 65536),
                Optional.empty(), standard);
    }
}

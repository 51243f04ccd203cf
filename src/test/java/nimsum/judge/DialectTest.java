package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How judges compile, in the order in which their ways are tried. */
class DialectTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"POJ | a.cpp | -std=gnu++98", "HDU | a.cpp | -std=gnu++17, -std=gnu++98",
            "AtCoder | a.cpp | -std=gnu++23, -std=gnu++20, -std=gnu++17",
            "CSES | a.cpp | -std=gnu++23, -std=gnu++20, -std=gnu++17", "POJ | a.c | -std=gnu99",
            "CSES | a.c | -std=gnu2x, -std=gnu17, -std=gnu89", "POJ | A.java | 1.5 -target",
            "AOJ | A.java | 1.6 -target",
            "Luogu | A.java | --release 17, --release 8", "Nimsum | A.java | --release 17, 1.5 -target"})
    void theNewestIsTriedFirst(String judge, String file, String inOrder) {
        List<String> commands = dialects(judge, file, Optional.empty()).stream().map(Dialect::command)
                .filter(command -> !command.contains("-include")).toList();
        List<String> expected = List.of(inOrder.split(", "));
        // Where a judge is newer than this JDK, its newest level is tried.
        assertEquals(expected.size(), commands.size(), commands::toString);
        for (int i = 0; i < expected.size(); i++) {
            String option = expected.get(i).equals("--release 17") && judge.equals("Luogu")
                    ? "--release " + Math.min(21, Runtime.version().feature())
                    : expected.get(i);
            assertTrue(commands.get(i).contains(option + " "), commands.get(i));
        }
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
        assertEquals(List.of("g++ -std=c++20 -O2 -DONLINE_JUDGE -D__int64=__INT64_TYPE__ -o program a.cpp"),
                cpp.stream().map(dialect -> dialect.shown("a.cpp")).toList());
        assertEquals(List.of("javac --release 11 A.java"),
                dialects("POJ", "A.java", Optional.of("11")).stream().map(one -> one.shown("A.java")).toList());
        assertThrows(UsageException.class, () -> dialects("POJ", "A.java", Optional.of("new")));
        assertThrows(UsageException.class, () -> dialects("POJ", "a.py", Optional.of("3")));
    }

    @Test
    void whatOnlyWindowsReadsIsPutRight() {
        String source = "void main () { printf(\"%I64d %I64u\", a, b); }";
        assertEquals("int main () { printf(\"%lld %llu\", a, b); }",
                dialects("POJ", "a.c", Optional.empty()).get(0).portable(source));
        assertEquals(source, dialects("Luogu", "a.c", Optional.empty()).get(0).portable(source));
        assertEquals(source, dialects("POJ", "A.java", Optional.empty()).get(0).portable(source));
    }

    @Test
    void theLineSaysWhoSaysSo() {
        assertEquals("Compiled as at POJ (unverified): gcc", line("POJ", "a.c", Optional.empty()));
        assertEquals("Compiled as at CSES (unverified): gcc", line("CSES", "a.c", Optional.empty()));
        assertEquals("Compiled as at POJ (http://poj.org/page?id=1000): gcc", line("POJ", "A.java", Optional.empty()));
        assertEquals("Compiled: gcc", line("POJ", "A.java", Optional.of("8")));
        assertEquals("Compiled: gcc", line("POJ", "a.py", Optional.empty()));
    }

    private static String line(String judge, String file, Optional<String> standard) {
        return rules(judge, standard).compiledBy(Language.ofFile(file), "gcc");
    }

    private static List<Dialect> dialects(String judge, String file, Optional<String> standard) {
        return Dialect.of(Language.ofFile(file), rules(judge, standard));
    }

    private static JudgingRules rules(String judge, Optional<String> standard) {
        return new JudgingRules(OnlineJudges.known().find(judge), new Limits(1000, Optional.empty(), 65536),
                Optional.empty(), standard);
    }
}

package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimsum.errors.UsageException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How judges compile, in the order in which their ways are tried. */
class LanguageLevelTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"HDU | a.cpp | -std=gnu++17, -std=gnu++98",
            "POJ | A.java | 1.6 -target", "Nimsum | A.java | --release 17, 1.5 -target"})
    void theNewestIsTriedFirst(String judge, String file, String inOrder) {
        List<String> commands = dialects(judge, file, null).stream()
                .filter(dialect -> !dialect.shown(file).contains(", with headers added: ")).map(LanguageLevel::command)
                .toList();
        List<String> expected = List.of(inOrder.split(", "));
        assertEquals(expected.size(), commands.size(), commands::toString);
        for (int i = 0; i < expected.size(); i++) {
            assertTrue(commands.get(i).contains(expected.get(i) + " "), commands.get(i));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "POJ | my file.cpp | c++20 | Compiled: g\\+\\+ -std=c\\+\\+20 -O2 -fwrapv -DONLINE_JUDGE -D__int64=__INT64_TYPE__ -o program 'my file.cpp'",
            "POJ | A.java | 11 | Compiled: javac --release 11 A\\.java",
            "HDU | A.java | | Compiled with the Java level of HDU \\(http://acm\\.hdu\\S*\\): java -jar \\S*/ecj-\\S*\\.jar -source 1\\.5 -target 1\\.5 A\\.java",
            "Library Checker | a.cpp | | Compiled with the options of Library Checker \\(https://github.com/\\S*\\): g\\+\\+ -std=c\\+\\+23 .* a\\.cpp",
            "Library Checker | a.c | | Compiled: gcc .*",
            "Nimsum | -x y.c | | Compiled: gcc -.* './-x y\\.c' -lm", "CSES | A.java | | Compiled: javac .*",
            "POJ | a.py | | Compiled: .*"})
    void theLineOfTheFirst(String judge, String file, String standard, String line) {
        String shown = dialects(judge, file, standard).get(0).shown(file);
        assertTrue(shown.matches(line), shown);
    }

    @Test
    void aJudgeMayBeNewerThanThisJdk() {
        int jdk = Runtime.version().feature();
        Assumptions.assumeTrue(jdk < 24, "this JDK has Java 24");
        LanguageLevel atCoder = dialects("AtCoder", "A.java", null).get(0);
        assertEquals("Compiled as Java " + jdk + ", since this JDK does not know Java 24 of AtCoder: javac --release "
                + jdk + " A.java", atCoder.shown("A.java"));
        assertEquals("AtCoder compiles Java 24, and this JDK knows Java " + jdk
                + " only. JAVA_HOME chooses another JDK.", atCoder.tooOld().get());
    }

    @Test
    void aCompilerMayBeOlderThanTheStandard() {
        String unknown = "g++: error: unrecognized command-line option '-std=c++23'";
        LanguageLevel checker = dialects("Library Checker", "a.cpp", null).get(0);
        assertTrue(checker.isTooOld(unknown));
        assertFalse(checker.isTooOld("a.cpp:2:19: error: invalid use"));
        assertEquals(
                "Library Checker compiles with -std=c++23, which the compiler here does not know: install a newer one.",
                checker.tooOld().get());
        assertTrue(dialects("POJ", "a.cpp", "C++99").get(0).isTooOld(unknown));
        assertFalse(dialects("CSES", "a.cpp", null).get(0).isTooOld(unknown), "it does not promise so much");
    }

    @Test
    void aLevelThatThisJdkDoesNotKnowIsWrongUsage() {
        String message = assertThrows(UsageException.class, () -> dialects("POJ", "A.java", "999")).getMessage();
        assertTrue(message.contains("does not know Java 999: set JAVA_HOME"), message);
    }

    @ParameterizedTest
    @CsvSource({"POJ, a.cpp,, gnu++23 tries a newer standard.", "POJ, A.java,, JDK tries a newer Java.",
            "CSES, a.cpp,,", "POJ, a.cpp, c++98,", "POJ, a.py,,"})
    void afterACompileErrorANewerStandardIsProposed(String judge, String file, String standard, String advice) {
        assertEquals(advice == null ? "" : "\n--std " + advice.replace("JDK", "" + Runtime.version().feature()),
                LanguageLevel.advice(ProgrammingLanguage.ofFile(file), KnownRules.of(judge, standard)));
    }

    private static List<LanguageLevel> dialects(String judge, String file, String standard) {
        return LanguageLevel.of(ProgrammingLanguage.ofFile(file), KnownRules.of(judge, standard));
    }
}

package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nimsum.problem.OnlineJudges;
import nimsum.problem.CheckoutException;
import nimsum.problem.YamlRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageTest {

    @Test
    void aLanguageIsFoundByTheEndOfTheName() {
        assertEquals("C++", Language.ofFile("a.b.cxx").name());
        assertEquals("C++", Language.ofFile("MAIN.CPP").name());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"compile: ruby, run: ruby, runtime-kb: 1 | runtime-kb", "run: ruby | compile",
            "compile: 7, run: ruby | compile", "compile: ruby, run: ruby, runtime-kib: -1 | runtime-kib"})
    void whatIsNoKeyOrNoValueIsRefused(String yaml, String key) {
        String message = assertThrows(CheckoutException.class, () -> ruby(yaml)).getMessage();
        assertTrue(message.contains("languages.yaml") && message.contains(key), message);
    }

    private static Language ruby(String yaml) {
        return YamlRecords.read("languages.yaml", "{name: Ruby, endings: [rb], " + yaml + "}", Language.class);
    }

    @Test
    void flagsOfTheJudgeAndTheMemoryAreGivenToTheJvm() {
        Language java = Language.ofFile("A.java");
        Executable program = new Executable(java, Path.of("folder"), "A.java", "A", Optional.empty(),
                OnlineJudges.known().find("Codeforces"), "");
        List<String> words = program.command(java.run(), 1000);
        assertTrue(
                words.containsAll(List.of("-Xmx1000k", "-Xss64M", "-DONLINE_JUDGE=true"))
                        && words.get(words.size() - 1).equals("A"),
                words::toString);
    }

    @Test
    void failureIsTheLastLineThatSaysOne() {
        assertEquals(Optional.of("ValueError: two"),
                Language.ofFile("a.py").failure("ValueError: one\n  at\nValueError: two\n"));
        assertEquals(Optional.of("stack overflow: RecursionError: too deep"),
                Language.ofFile("a.py").failure("RecursionError: too deep\n"));
        assertEquals(Optional.empty(), Language.ofFile("a.py").failure("nothing to say\n"));
        assertEquals(Optional.empty(), Language.ofFile("a.c").failure("ValueError: one\n"));
        Language silent = ruby("compile: ruby, run: ruby, stack-overflow: deep");
        assertEquals(Optional.of("stack overflow"), silent.failure("too deep"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"public class A { } | A | A",
            "class A { } class B { } | A | A", "class A { } public class B { } | B | B",
            "class A { } class Main { void main() { } } | A | Main",
            "public class A { } class B { static void main(String[] a) { } } | A | B",
            "class A { void main() { } } class Main { void main() { } } class C { void main() { } } | A | Main",
            "/* public class X */ interface I { String S = \"class Y\"; } record A(int x) { void main() { } } | I | A",
            "class A { void main( | A | A", "~~ | Main | Main"})
    void namesOfAJavaFile(String source, String file, String main) {
        assertEquals(new JavaNames(file, main, Optional.empty()), JavaNames.of(source));
    }

    @Test
    void packageOfAJavaFile() {
        assertEquals(Optional.of("a.b"), JavaNames.of("/* package x; */ package a.b; class C { }").packageName());
    }
}

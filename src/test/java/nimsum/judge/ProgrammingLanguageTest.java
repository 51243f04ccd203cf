package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgrammingLanguageTest {

    @Test
    void aLanguageIsFoundByTheEndOfTheName() {
        assertEquals("C++", ProgrammingLanguage.ofFile("a.b.cxx").name());
        assertEquals("C++", ProgrammingLanguage.ofFile("MAIN.CPP").name());
    }

    @Test
    void failureIsTheLastLineThatSaysOne() {
        assertEquals(Optional.of("ValueError: two"),
                ProgrammingLanguage.ofFile("a.py").failure("ValueError: one\n  at\nValueError: two\n"));
        assertEquals(Optional.of("stack overflow: RecursionError: too deep"),
                ProgrammingLanguage.ofFile("a.py").failure("RecursionError: too deep\n"));
        Optional<String> none = Optional.empty();
        assertEquals(none, ProgrammingLanguage.ofFile("a.py").failure("nothing to say\n"));
        assertEquals(none, ProgrammingLanguage.ofFile("a.c").failure("ValueError: one\n"));
        assertEquals(Optional.of("stack overflow"),
                new ProgrammingLanguage("", List.of(), "", none, Optional.empty(), "", Optional.empty(), none,
                        Optional.of("deep"),
                        none).failure("too deep"));
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
        assertEquals(new JavaNames(file, source.contains("public class " + file), main, source.contains("void main"),
                Optional.empty()), JavaNames.of(source));
    }

    @Test
    void packageOfAJavaFile() {
        assertEquals(Optional.of("a.b"), JavaNames.of("/* package x; */ package a.b; class C { }").packageName());
    }
}

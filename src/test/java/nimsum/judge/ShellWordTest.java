package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellWordTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"a/b.c | a/b.c", "my file.c | 'my file.c'",
            "it's.c | 'it'\\''s.c'", "-x.c | ./-x.c", "-x y.c | './-x y.c'"})
    void aFileIsOneWordAndNoOption(String name, String word) {
        assertEquals(word, ShellWord.file(name));
    }
}

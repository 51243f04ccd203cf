package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;

class EditedLinesTest {

    private static final String LEFT = "\033OD", UP = "\033OA", DELETE_BEFORE = "\177";

    @Test
    void keysEditTheLine() throws IOException {
        EditedLines lines = typed("13" + LEFT + "2\r" + UP + DELETE_BEFORE + "\r!! \\'\r");
        assertEquals(Optional.of("123"), lines.next("> "));
        assertEquals(Optional.of("12"), lines.next("> "));
        assertEquals(Optional.of("!! \\'"), lines.next("> "));
        assertEquals(Optional.empty(), lines.next("> "));
    }

    @Test
    void whereThereIsNoTerminalLinesArePlain() throws IOException {
        EditedLines lines = new EditedLines(() -> {
            throw new IllegalStateException("no terminal");
        }, prompt -> Optional.of("after " + prompt));
        assertEquals(Optional.of("after > "), lines.next("> "));
    }

    private static EditedLines typed(String keys) {
        return new EditedLines(
                () -> new ExternalTerminal("test", "xterm",
                        new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)), new ByteArrayOutputStream(),
                        StandardCharsets.UTF_8),
                prompt -> Optional.of("plain"));
    }
}

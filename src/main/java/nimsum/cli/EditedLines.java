package nimsum.cli;

import java.io.IOException;
import java.util.Optional;
import nimsum.play.Lines;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.TerminalBuilder;

/** Lines that are edited while they are typed in a terminal: arrow keys go back in a line, and to earlier ones. */
final class EditedLines implements Lines {

    private static final int INTERRUPTED = 130;

    private final LineReader reader;

    private EditedLines(LineReader reader) {
        this.reader = reader;
    }

    /** None where standard input and output are not both a terminal that can do this. */
    static Optional<Lines> ofTerminal() {
        try {
            return Optional.of(new EditedLines(
                    LineReaderBuilder.builder().terminal(TerminalBuilder.builder().system(true).dumb(false).build())
                            .option(Option.DISABLE_EVENT_EXPANSION, true).build()));
        } catch (IOException | IllegalStateException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException e) {
            return Optional.empty();
        } catch (UserInterruptException e) {
            // The terminal is in JLine's hands while a line is read, and no signal comes.
            System.exit(INTERRUPTED);
            throw e;
        }
    }
}

package nimsum.cli;

import java.io.IOException;
import java.util.Optional;
import nimsum.play.Lines;
import org.apache.commons.io.function.IOSupplier;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReader.Option;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;

/** Lines that are edited while they are typed in a terminal: arrow keys go back in a line, and to earlier ones. */
final class EditedLines implements Lines {

    private static final int INTERRUPTED = 130;

    private final IOSupplier<Terminal> terminal;
    private final Lines plain;
    private Optional<LineReader> reader;

    /**
     * @param terminal opens the terminal in which one types; throws an {@code IllegalStateException} if standard input
     * and output are not both a terminal that can edit
     * @param plain what is typed where the terminal can't be opened
     */
    EditedLines(IOSupplier<Terminal> terminal, Lines plain) {
        this.terminal = terminal;
        this.plain = plain;
    }

    static Terminal ofProcess() throws IOException {
        return TerminalBuilder.builder().system(true).dumb(false).systemOutput(SystemOutput.SysOut).build();
    }

    @Override
    public Optional<String> next(String prompt) throws IOException {
        if (reader == null) {
            // Only now, while the person reads what stands above: it takes a quarter of a second.
            reader = open();
        }
        return reader.isPresent() ? edited(reader.get(), prompt) : plain.next(prompt);
    }

    private Optional<LineReader> open() {
        try {
            return Optional.of(LineReaderBuilder.builder().terminal(terminal.get())
                    .option(Option.DISABLE_EVENT_EXPANSION, true).build());
        } catch (IOException | IllegalStateException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> edited(LineReader reader, String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException e) {
            return Optional.empty();
        } catch (UserInterruptException e) {
            // As the signal would, which the terminal does not send while it is JLine's.
            System.exit(INTERRUPTED);
            throw e;
        }
    }
}

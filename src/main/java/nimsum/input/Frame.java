package nimsum.input;

import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Frames the questions of a file, each of which ends in a newline. */
public enum Frame {
    /** A first line says how many questions follow. */
    COUNT(""),
    /** The questions go on to the end of the file. */
    END_OF_FILE(""),
    /** A line 0 follows the last question. */
    CLOSING_ZERO("0\n"),
    /** A line 0 0 follows the last question. */
    CLOSING_ZEROS("0 0\n"), ONE_QUESTION("");

    private final String lastLine;

    Frame(String lastLine) {
        this.lastLine = lastLine;
    }

    /** Returns the line that closes a file, or nothing. */
    public String lastLine() {
        return lastLine;
    }

    public String file(List<String> questions) {
        return framed(questions.size(), String.join("", questions));
    }

    /** Returns one file with the questions of several, whether or not its bounds allow that. */
    public String joined(List<String> files) {
        long questions = this == COUNT
                ? files.stream().mapToLong(file -> Long.parseLong(file.substring(0, file.indexOf('\n')))).sum()
                : files.size();
        return framed(questions, files.stream().map(this::questions).collect(Collectors.joining()));
    }

    /** Returns what a file asks, without the frame. */
    String questions(String file) {
        return this == COUNT
                ? file.substring(file.indexOf('\n') + 1)
                : file.substring(0, file.length() - lastLine.length());
    }

    private String framed(long count, String questions) {
        return this == COUNT ? count + "\n" + questions : questions + lastLine;
    }

    /**
     * Reads a whole file.
     *
     * @param count the name of the number of questions
     */
    void check(StrictText input, String count, Consumer<StrictText> question) {
        int left = this == COUNT ? input.count(count) : 1;
        while (left > 0) {
            question.accept(input);
            left = switch (this) {
                case COUNT -> left - 1;
                case END_OF_FILE -> input.atEnd() ? 0 : 1;
                case CLOSING_ZERO, CLOSING_ZEROS -> isClosed(input) ? 0 : 1;
                case ONE_QUESTION -> 0;
            };
        }
        input.end();
    }

    private boolean isClosed(StrictText input) {
        input.refuse("missing-zero", input.atEnd(), "the input ends without a line " + lastLine.strip());
        boolean closed = input.at('0');
        if (closed) {
            input.line(new Range(0, 0), Collections.nCopies(lastLine.length() / 2, "last-line").toArray(String[]::new));
        }
        return closed;
    }
}

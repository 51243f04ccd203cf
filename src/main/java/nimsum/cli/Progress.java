package nimsum.cli;

import java.util.Optional;
import java.util.stream.Collectors;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.apache.commons.text.WordUtils;

/**
 * A line on standard error that tells how far long work is; nothing at all where a person doesn't see it. The scripts
 * know how wide the terminal is, because Java can't tell before version 22, and set the system property
 * {@code nimsum.columns}.
 */
record Progress(Optional<ProgressBar> bar) implements AutoCloseable {

    /** Returns the columns of the terminal on which a person sees standard error; 0 if there is none. */
    static int columns() {
        return Integer.getInteger("nimsum.columns", 0);
    }

    /** Breaks lines at blanks where they are longer than those of the terminal. */
    static String wrapped(String text) {
        return columns() == 0
                ? text
                : text.lines().map(line -> WordUtils.wrap(line, columns(), "\n", false))
                        .collect(Collectors.joining("\n"));
    }

    /** Shows the line, at the first of these steps. */
    static Progress start(String task, long steps) {
        if (columns() == 0) {
            return new Progress(Optional.empty());
        }
        // The consumer that the library takes otherwise opens a terminal, and from then on Ctrl-C runs no shutdown hook.
        ProgressBarConsumer line = new DelegatingProgressBarConsumer(text -> System.err.print("\r" + text),
                columns() - 1);
        return new Progress(
                Optional.of(new ProgressBarBuilder().setTaskName(task).setInitialMax(steps).setConsumer(line)
                        .setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(100).clearDisplayOnFinish().build()));
    }

    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}

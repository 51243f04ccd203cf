package nimsum.cli;

import java.util.Optional;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A line on standard error that tells how far long work is; nothing at all where a person doesn't see it. The scripts
 * know whether one does, because Java can't tell before version 22, and set the system property
 * {@code nimsum.terminal}.
 */
final class Progress implements AutoCloseable {

    private static final int DEFAULT_COLUMNS = 80;

    private final Optional<ProgressBar> bar;

    private Progress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** Shows the line, at none of so many steps. */
    static Progress start(String task, long steps) {
        if (!Boolean.getBoolean("nimsum.terminal")) {
            return new Progress(Optional.empty());
        }
        int columns = Integer.getInteger("nimsum.columns", 0);
        // The consumer that the library takes otherwise opens a terminal, and from then on Ctrl-C runs no shutdown hook.
        ProgressBarConsumer line = new DelegatingProgressBarConsumer(text -> System.err.print("\r" + text),
                (columns > 0 ? columns : DEFAULT_COLUMNS) - 1);
        return new Progress(
                Optional.of(new ProgressBarBuilder().setTaskName(task).setInitialMax(steps).setConsumer(line)
                        .setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(100).clearDisplayOnFinish().build()));
    }

    /** One more step is done. */
    void step() {
        bar.ifPresent(ProgressBar::step);
    }

    /** Removes the line. */
    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}

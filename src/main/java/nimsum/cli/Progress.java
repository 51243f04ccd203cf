package nimsum.cli;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A line on standard error that tells how far long work is; nothing at all where a person doesn't see it. The scripts know
 * whether one does, because Java can't tell before version 22, and set the system property <code>nimsum.terminal</code>.
 */
final class Progress implements AutoCloseable {

    private final Optional<ProgressBar> bar;

    private Progress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** Shows the line, at none of so many steps. */
    static Progress start(String task, long steps) {
        return new Progress(!Boolean.getBoolean("nimsum.terminal")
                ? Optional.empty()
                : Optional.of(new ProgressBarBuilder().setTaskName(task).setInitialMax(steps)
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

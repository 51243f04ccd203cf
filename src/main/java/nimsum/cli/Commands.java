package nimsum.cli;

import java.io.IOError;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.concurrent.Callable;
import nimsum.judge.MissingToolException;
import nimsum.onlinejudge.OnlineJudges.UnknownJudgeException;
import nimsum.problem.Problem.NotAtJudgeException;
import nimsum.problem.Problems.UnknownProblemException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What the commands have in common: exit status 0 accepted or done, 1 rejected, differs or failed, 2 wrong usage; and one
 * clear message on standard error instead of a stack trace.
 */
final class Commands {

    private Commands() {
    }

    /** Runs a command, annotated for picocli, and ends the process with the status that it returns. */
    static void main(Callable<Integer> command, String[] args) {
        StandardOutput.install();
        Locale.setDefault(Locale.ROOT); // The same digits for everybody.
        int status;
        try {
            status = execute(command, args);
            System.out.flush();
        } catch (IOError e) {
            status = StandardOutput.failed(e);
        }
        System.exit(status);
    }

    /** Runs a command; its exit status. */
    static int execute(Callable<Integer> command, String... args) {
        return commandLine(command).execute(args);
    }

    /** A command that is ready to run; where it prints can be changed. */
    static CommandLine commandLine(Callable<Integer> command) {
        CommandLine commandLine = new CommandLine(command);
        commandLine.getCommandSpec().addOption(OptionSpec.builder("-h", "--help").usageHelp(true)
                .description("Show this help message and exit.").build());
        return commandLine.setExecutionExceptionHandler((failure, line, parsed) -> {
            line.getErr().println(message(failure));
            boolean usage = failure instanceof UnknownProblemException
                    || failure instanceof UnknownJudgeException || failure instanceof NotAtJudgeException
                    || failure instanceof MissingToolException || failure instanceof UsageException;
            return usage ? ExitCode.USAGE : ExitCode.SOFTWARE;
        });
    }

    /** What a person reads of a failure; of a file that could not be used, its name and the reason. */
    private static String message(Throwable failure) {
        if (failure instanceof UncheckedIOException) {
            return failure.getMessage() + ": " + message(failure.getCause());
        }
        if (failure instanceof AccessDeniedException denied) {
            return denied.getFile() + ": permission denied";
        }
        if (failure instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file";
        }
        return failure.getMessage() == null ? failure.toString() : failure.getMessage();
    }
}

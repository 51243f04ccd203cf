package nimsum.cli;

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
        System.exit(execute(command, args));
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
            line.getErr().println(failure.getMessage() == null ? failure.toString() : failure.getMessage());
            boolean usage = failure instanceof UnknownProblemException
                    || failure instanceof UnknownJudgeException || failure instanceof NotAtJudgeException
                    || failure instanceof MissingToolException || failure instanceof UsageException;
            return usage ? ExitCode.USAGE : ExitCode.SOFTWARE;
        });
    }
}

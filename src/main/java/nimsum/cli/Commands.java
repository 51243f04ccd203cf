package nimsum.cli;

import java.io.IOError;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nimsum.errors.CheckoutException;
import nimsum.errors.UsageException;
import nimsum.process.ProcessRunner;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * What the commands have in common: exit status 0 accepted or done, 1 rejected, differs or failed, 2 wrong usage; and
 * one clear message on standard error, or the stack trace of a mistake in a program.
 */
final class Commands {

    /**
     * Runs a command and ends the process with the status that it returns.
     *
     * @param args the name of its script, and the words that follow it
     */
    public static void main(String[] args) {
        StandardOutput.install();
        Locale.setDefault(Locale.ROOT); // The same digits for everybody.
        int status;
        try {
            status = run(args[0], Arrays.copyOfRange(args, 1, args.length));
            System.out.flush();
        } catch (IOError e) {
            status = StandardOutput.failed(e);
        }
        System.exit(status);
    }

    static int run(String name, String... args) {
        return execute(command(name), args);
    }

    static Callable<Integer> command(String name) {
        return switch (name) {
            case "bench" -> new BenchCommand();
            case "bundle" -> new BundleCommand();
            case "data" -> new DataCommand();
            case "export" -> new ExportCommand();
            case "judge" -> new JudgeCommand();
            case "hack" -> new HackCommand();
            case "new-problem" -> new NewProblemCommand();
            case "pictures" -> new PicturesCommand();
            case "play" -> new PlayCommand();
            case "show" -> new ShowCommand();
            case "stress" -> new StressCommand();
            default -> throw new IllegalArgumentException("no command " + name);
        };
    }

    static int execute(Callable<Integer> command, String... args) {
        CommandLine commandLine = new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.getCommandSpec().addOption(OptionSpec.builder("-h", "--help").usageHelp(true)
                .description("Show this help message and exit.").build());
        commandLine.setExpandAtFiles(false);
        // The error alone, and last: the whole help would scroll it away.
        commandLine.setParameterExceptionHandler((wrong, words) -> {
            PrintWriter err = wrong.getCommandLine().getErr();
            UnmatchedArgumentException.printSuggestions(wrong, err);
            err.println(wrong.getMessage() + " (see " + commandLine.getCommandName() + " --help)");
            return ExitCode.USAGE;
        });
        commandLine.setExecutionExceptionHandler((failure, line, parsed) -> {
            ProcessRunner.stopIfJvmEnds();
            message(failure).ifPresentOrElse(line.getErr()::println, () -> failure.printStackTrace(line.getErr()));
            return failure instanceof UsageException ? ExitCode.USAGE : ExitCode.SOFTWARE;
        });
        // As System.out, in UTF-8 whatever the locale.
        return commandLine.setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8)).execute(args);
    }

    /**
     * Returns what a person reads of a failure that speaks for itself; none of a mistake in a program, which is where
     * its trace says.
     */
    private static Optional<String> message(Exception failure) {
        if (failure instanceof UsageException || failure instanceof CheckoutException) {
            return Optional.of(failure.getMessage());
        }
        if (failure instanceof UncheckedIOException unchecked) {
            return Optional.of(failure.getMessage() + ": " + reason(unchecked.getCause()));
        }
        if (failure instanceof FileSystemException ofFile) {
            return Optional.of(ofFile.getFile() + ": " + reason(ofFile));
        }
        return failure instanceof IOException ? Optional.of(failure.getMessage()) : Optional.empty();
    }

    /** Returns why a file could not be used, without its name. */
    private static String reason(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return "no such file";
        }
        if (failure instanceof FileAlreadyExistsException taken) {
            return "there is already " + taken.getFile();
        }
        if (failure instanceof CharacterCodingException) {
            return "not text in UTF-8";
        }
        if (failure instanceof FileSystemException ofFile) {
            return ofFile.getReason() == null ? failure.toString() : ofFile.getReason();
        }
        return failure.getMessage();
    }
}

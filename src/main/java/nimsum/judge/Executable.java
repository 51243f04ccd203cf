package nimsum.judge;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;
import nimsum.problem.UsageException;
import nimsum.process.Command;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import nimsum.process.ToolPath;

/**
 * A program that has been compiled and can be run on any number of inputs.
 *
 * @param language
 *            what it is written in
 * @param folder
 *            where it was compiled
 * @param source
 *            the name of the source file there
 * @param main
 *            the class to run, in a language that has such
 * @param flags
 *            for the JVM
 */
record Executable(Language language, Path folder, String source, String main, List<String> flags) {

    private static final String USUAL_NAME = "Main";
    private static final RunLimits COMPILER_LIMITS = RunLimits.ofTool(60_000);

    /**
     * Compiles a program.
     *
     * @param flags
     *            for the JVM that is to run it
     * @throws CompileErrorException
     *             if that fails; with the compiler's message, in which the file has the name that its author knows
     * @throws UsageException
     *             if the compiler or the interpreter is not installed
     */
    static Executable compile(Submission submission, List<String> flags, ProcessRunner runner) {
        Language language = submission.language();
        Path folder = runner.folder().resolve("build");
        JavaNames names = language.isJava()
                ? JavaNames.of(new String(submission.source().getBytes(StandardCharsets.ISO_8859_1),
                        StandardCharsets.UTF_8))
                : new JavaNames(USUAL_NAME, USUAL_NAME, Optional.empty());
        names.packageName().ifPresent(name -> {
            throw new CompileErrorException("The file begins with \"package " + name
                    + ";\". Judges run the class without a package: leave that line out.");
        });
        Executable program = new Executable(language, folder, names.file() + "." + language.endings().get(0),
                names.main(), flags);
        DataFiles.write(folder.resolve(program.source), submission.source());
        program.command(language.run(), 1); // Is the interpreter there?
        Run run = runner.run(Command.of(program.command(language.compile(), 1)).in(folder), COMPILER_LIMITS);
        if (run.exceeded().isPresent()) {
            throw new CompileErrorException("The compiler was stopped: it exceeded its limit of "
                    + run.exceeded().get().toString().toLowerCase(Locale.ROOT).replace('_', ' ') + ".");
        }
        if (run.status() != 0) {
            throw new CompileErrorException(Excerpt
                    .lines(renamed(run.output() + run.errors(), program.source, submission.fileName())));
        }
        return program;
    }

    /** What a compiler says of a file, under another name of the file. */
    private static String renamed(String message, String from, String to) {
        return message.replaceAll("(?<![\\w./-])" + Pattern.quote(from) + "(?![\\w.])",
                Matcher.quoteReplacement(new String(to.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)));
    }

    /** Runs the program on one input. */
    Run run(Path input, int memoryKib, RunLimits limits, ProcessRunner runner) {
        return runner.run(Command.of(command(language.run(), memoryKib)).withInput(input), limits);
    }

    List<String> command(String template, int memoryKib) {
        List<String> command = new ArrayList<>();
        for (String part : template.split(" ")) {
            if (part.equals("{flags}")) {
                command.addAll(flags);
            } else {
                command.add(
                        part.replace("{source}", source).replace("{folder}", folder.toString()).replace("{main}", main)
                                .replace("{memory}", Integer.toString(memoryKib)));
            }
        }
        String program = command.get(0);
        command.set(0, program.contains("/") ? program : toolPath(program));
        return command;
    }

    private String toolPath(String program) {
        return ToolPath.find(program).orElseThrow(() -> new UsageException("A program in " + language.name()
                + " needs \"" + program + "\", and no folder of PATH has it.")).toString();
    }
}

package nimsum.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

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

    /**
     * Compiles a program.
     *
     * @param flags
     *            for the JVM that is to run it
     * @throws CompileErrorException
     *             if that fails; with the compiler's message
     * @throws MissingToolException
     *             if the compiler or the interpreter is not installed
     */
    static Executable compile(Submission submission, List<String> flags, Runner runner) {
        Language language = submission.language();
        Path folder = runner.folder().resolve("build");
        JavaNames names = language.runsClass()
                ? JavaNames.of(new String(submission.source(), StandardCharsets.UTF_8))
                : new JavaNames(USUAL_NAME, USUAL_NAME, Optional.empty());
        names.packageName().ifPresent(name -> {
            throw new CompileErrorException("The file begins with \"package " + name
                    + ";\". Judges run the class without a package: leave that line out.");
        });
        Executable program = new Executable(language, folder, names.file() + "." + language.extension(), names.main(),
                flags);
        try {
            Files.createDirectory(folder);
            Files.write(folder.resolve(program.source), submission.source());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        program.command(language.run(), 1); // Is the interpreter there?
        Run run = runner.run(program.command(language.compile(), 1), folder, Path.of("/dev/null"),
                RunLimits.ofCompiler());
        if (run.broken().isPresent()) {
            throw new CompileErrorException("The compiler was stopped: it broke its limit of "
                    + run.broken().get().toString().toLowerCase(Locale.ROOT).replace('_', ' ') + ".");
        }
        if (run.status() != 0) {
            throw new CompileErrorException(Excerpt.lines(run.output() + run.errors()));
        }
        return program;
    }

    /** Runs the program on one input. */
    Run run(Path input, int memoryKib, RunLimits limits, Runner runner) {
        return runner.run(command(language.run(), memoryKib), input, limits);
    }

    private List<String> command(List<String> parts, int memoryKib) {
        List<String> command = new ArrayList<>();
        for (String part : parts) {
            if (part.equals("{flags}")) {
                command.addAll(flags);
            } else {
                command.add(
                        part.replace("{source}", source).replace("{folder}", folder.toString()).replace("{main}", main)
                                .replace("{memory}", Integer.toString(memoryKib)));
            }
        }
        String program = command.get(0);
        command.set(0, program.contains("/") ? program : ToolPath.require(program, language).toString());
        return command;
    }
}

package nimsum.judge;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import nimsum.process.ToolPath;

/**
 * A program that has been compiled and can be run on any number of inputs.
 *
 * @param source the name of the source file there
 * @param fileName what its author calls that file
 * @param main the class to run, in a language that has such
 * @param compiled how it was compiled, in a line
 */
record Executable(ProgrammingLanguage language, Path folder, String source, String fileName, String main,
        JudgingRules rules, String compiled) {

    private static final String USUAL_NAME = "Main";
    private static final Pattern IMPORT_OF_OURS = Pattern.compile("(?m)^\\s*import\\s+(?:static\\s+)?nimsum\\.");
    private static final RunLimits COMPILER_LIMITS = RunLimits.ofTool(60_000);

    /**
     * Compiles a program in the first way of the judge's that takes it.
     *
     * @throws CompileErrorException if that fails; with the compiler's message, in which the file has the name that its
     * author knows
     * @throws UsageException if the compiler or the interpreter is not installed
     */
    static Executable compile(Submission submission, JudgingRules rules, ProcessRunner runner) {
        ProgrammingLanguage language = submission.language();
        Path folder = runner.folder().resolve("build");
        JavaNames names = language.isJava()
                ? submission.javaNames()
                : new JavaNames(USUAL_NAME, true, USUAL_NAME, true, Optional.empty());
        rules.check(submission, names);
        String source = names.file() + "." + language.suffixes().get(0);
        List<String> refusals = new ArrayList<>();
        Optional<String> tooOld = Optional.empty();
        for (LanguageLevel level : LanguageLevel.of(language, rules)) {
            String compiled = level.shown(submission.fileName());
            Executable program = new Executable(language, folder, source, submission.fileName(), names.main(), rules,
                    compiled);
            program.command(language.run()); // Is the interpreter there?
            DataFiles.write(folder.resolve(source), program.portable(submission));
            Optional<String> refusal = program.compile(level, runner);
            if (refusal.isEmpty() && !names.hasMain() && rules.entry().calls().isEmpty()) {
                throw new CompileErrorException("The file has no class with a method main.");
            }
            if (refusal.isEmpty()) {
                return program;
            }
            // With a compiler that is too old, its newest level tells most.
            refusals.add(level.isTooOld(refusal.get()) ? 0 : refusals.size(),
                    Excerpt.lines(renamed(refusal.get().replace(folder + File.separator, ""), source,
                            submission.fileName())) + "\n" + compiled);
            tooOld = tooOld.or(() -> level.tooOld().filter(reason -> level.isTooOld(refusal.get())));
        }
        // What an older compiler says of an option that it does not know says nothing of the program.
        Optional<String> first = refusals.stream().filter(text -> !LanguageLevel.isUnknownOption(text)).findFirst();
        if (tooOld.isPresent() && first.isEmpty()) {
            throw new UsageException(refusals.get(0) + "\n" + tooOld.get());
        }
        String advice = language.isJava() && IMPORT_OF_OURS.matcher(submission.source()).find()
                ? "\nNo judge has the package nimsum. Bundle the file first: scripts/bundle "
                        + ShellWord.file(submission.fileName()) + " >target/Main.java"
                : tooOld.map("\nIf the program is right: "::concat)
                        .orElseGet(() -> LanguageLevel.advice(language, rules));
        throw new CompileErrorException(first.orElse(refusals.get(0)) + advice);
    }

    /** Compiles at a level. Returns why the compiler refuses the program; empty if it does not. */
    private Optional<String> compile(LanguageLevel level, ProcessRunner runner) {
        Run run = runner.run(Invocation.of(command(level.command())).in(folder), COMPILER_LIMITS);
        if (run.exceeded().isPresent()) {
            return Optional.of("The compiler was stopped: it exceeded its limit of "
                    + run.exceeded().get().toString().toLowerCase(Locale.ROOT).replace('_', ' ') + ".");
        }
        return run.status() == 0
                ? level.oldLevel().flatMap(release -> OldLibrary.refusal(folder, release))
                : Optional.of(run.output() + run.errors());
    }

    /** Returns the source without what only the compilers of Windows take, and their C library reads. */
    private String portable(Submission submission) {
        String text = submission.source();
        if (language.isJava() && submission.text().contains("\ufffd")) {
            // Each byte of what is not UTF-8 becomes a character, which harms no comment.
            return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        }
        return rules.judge().oldDialect() && language.options().isPresent()
                ? text.replace("%I64", "%ll").replaceAll("\\bvoid(\\s+main\\s*\\()", "int$1")
                : text;
    }

    /** Returns a message with the name of a file replaced by the one that its author knows. */
    private static String renamed(String message, String from, String to) {
        return message.replaceAll("(?<![\\w./-])" + Pattern.quote(from) + "(?![\\w.])",
                Matcher.quoteReplacement(new String(to.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)));
    }

    Run run(Path input, RunLimits limits, ProcessRunner runner) {
        Run run = runner.run(Invocation.of(command(language.run())).withInput(input)
                .with(rules.judge().environment().orElse(Map.of())), limits);
        return new Run(run.exceeded(), run.status(), run.cpuMillis(), run.wallMillis(), run.peak(), run.output(),
                renamed(run.errors(), folder.resolve(source).toString(), fileName));
    }

    /** Returns the command that runs it, as its author reads it. */
    String shown() {
        return String.join(" ", words(language.run().replace("{folder}/{source}", ShellWord.file(fileName)), "."));
    }

    List<String> command(String template) {
        List<String> command = words(template, classes());
        String program = command.get(0);
        if (!program.contains("/")) {
            command.set(0, ToolPath.find(program).orElseThrow(() -> new UsageException("A program in "
                    + language.name() + " needs \"" + program + "\", and no folder of PATH has it.")).toString());
        }
        return command;
    }

    private List<String> words(String template, String classes) {
        int memoryKib = rules.limits().memoryKib();
        List<String> command = new ArrayList<>();
        for (String part : template.split(" ")) {
            switch (part) {
                case "{flags}" -> command.addAll(rules.judge().flags(memoryKib));
                case "{main}" -> command.addAll(rules.entry().calls()
                        .map(method -> List.of(LineCaller.class.getName(), method.className(), method.method()))
                        .orElse(List.of(main)));
                default -> command.add(part.replace("{source}", source).replace("{folder}", classes)
                        .replace("{ecj}", LanguageLevel.eclipseCompiler().toString())
                        .replace("{memory}", Integer.toString(rules.judge().heapKib(memoryKib))));
            }
        }
        return command;
    }

    /** Returns the class path. If the judge calls a method, it has the classes of the caller, too. */
    private String classes() {
        return folder + (rules.entry().calls().isPresent()
                ? File.pathSeparator + System.getProperty("java.class.path")
                : "");
    }
}

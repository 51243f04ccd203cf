package nimsum.judge;

import java.net.URI;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.errors.UsageException;
import nimsum.online.OnlineJudge;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * A way to compile a program, as a judge does or nearly so.
 *
 * @param command of the compiler, with placeholders for what differs from program to program
 * @param like how near it is to the judge, in words between "Compiled" and the command
 * @param oldLevel the Java level, where its class library is not one that the compiler knows
 * @param tooOld how the compiler here is older than the judge's or than the standard asked for, if it is
 */
record LanguageLevel(String command, String like, Optional<Integer> oldLevel, Optional<String> tooOld) {

    /** The lowest level that every JDK from 17 on compiles for, and the lowest one of any judge. */
    private static final int LOWEST_RELEASE = 8, LOWEST_LEVEL = 5;
    private static final int THIS_JDK = Runtime.version().feature();
    private static final Pattern STANDARD = Pattern.compile("-std=(\\S+)");
    /** The words with which GCC and Clang refuse an option. */
    private static final Pattern UNKNOWN_OPTION = Pattern.compile("error: (unrecognized|invalid value)");

    /**
     * Returns the ways that a judge has for a language, in the order in which to try them; never empty.
     *
     * @throws UsageException if another standard is asked for, and there is no such standard here
     */
    static List<LanguageLevel> of(ProgrammingLanguage language, JudgingRules rules) {
        if (language.compileOld().isPresent()) {
            return levels(language, rules);
        }
        OnlineJudge judge = rules.judge();
        List<String> options = judge.options().map(known -> known.get(language.name())).or(language::options)
                .orElse(List.of(""));
        String like = judge.options().isPresent() && judge.options().get().containsKey(language.name())
                ? judge.known("options", "options")
                : "";
        if (rules.standard().isPresent()) {
            String standard = standard(language, rules.standard().get());
            String line = STANDARD.matcher(options.get(0)).replaceFirst(Matcher.quoteReplacement("-std=" + standard));
            return List.of(new LanguageLevel(language.compile().replace("{options}", line), "", Optional.empty(),
                    Optional.of("The compiler here does not know the standard " + standard + ".")));
        }
        return options.stream()
                .map(line -> new LanguageLevel(language.compile().replace("{options}", line), like,
                        Optional.empty(), Optional.of(like).filter(said -> !said.isEmpty())
                                .map(said -> judge + " compiles with " + line.split(" ")[0]
                                        + ", which the compiler here does not know: install a newer one.")))
                .toList();
    }

    private static String standard(ProgrammingLanguage language, String asked) {
        if (language.options().isEmpty()) {
            throw new UsageException("--std is for Java, C++ and C, not for " + language.name() + ".");
        }
        String standard = asked.toLowerCase(Locale.ROOT);
        String plus = language.newest().contains("+") ? "\\+\\+" : "";
        if (!standard.matches("(c|gnu)" + plus + "\\d\\w*")) {
            throw new UsageException("--std of a program in " + language.name() + " has to be a standard, as "
                    + language.newest() + ", not " + asked + ".");
        }
        return standard;
    }

    /**
     * Returns the judge's levels that this JDK knows, the newest first. If the judge has a newer one, the level of this
     * JDK follows.
     */
    private static List<LanguageLevel> levels(ProgrammingLanguage language, JudgingRules rules) {
        if (rules.standard().isPresent()) {
            return List.of(atLevel(language, level(rules.standard().get()), "", Optional.empty()));
        }
        OnlineJudge judge = rules.judge();
        int newest = judge.java().get(judge.java().size() - 1);
        Stream<LanguageLevel> own = judge.java().stream().filter(level -> level <= THIS_JDK)
                .sorted(Comparator.reverseOrder())
                .map(level -> atLevel(language, level, judge.known("java", "Java level"), Optional.empty()));
        return newest <= THIS_JDK
                ? own.toList()
                : Stream.concat(own, Stream.of(atLevel(language, THIS_JDK,
                        " as Java " + THIS_JDK + ", since this JDK does not know Java " + newest + " of " + judge,
                        Optional.of(judge + " compiles Java " + newest + ", and this JDK knows Java " + THIS_JDK
                                + " only. JAVA_HOME chooses another JDK."))))
                        .toList();
    }

    private static int level(String asked) {
        int level = asked.matches("\\d{1,4}") ? Integer.parseInt(asked) : 0;
        if (level < LOWEST_LEVEL) {
            throw new UsageException("--std of a program in Java has to be a level, as 8, from " + LOWEST_LEVEL
                    + " on, not " + asked + ".");
        }
        if (level > THIS_JDK) {
            throw new UsageException("This JDK is of version " + THIS_JDK + " and does not know Java " + level
                    + ": set JAVA_HOME to a JDK of version " + level + " or newer.");
        }
        return level;
    }

    private static LanguageLevel atLevel(ProgrammingLanguage language, int level, String like,
            Optional<String> tooOld) {
        boolean old = level < LOWEST_RELEASE;
        String command = old ? language.compileOld().get() : language.compile();
        return new LanguageLevel(command.replace("{level}", Integer.toString(level)), like,
                old ? Optional.of(level) : Optional.empty(), tooOld);
    }

    /** Tells whether the compiler may have refused the program only because it is too old. */
    boolean isTooOld(String refusal) {
        return tooOld.isPresent() && (!command.contains("-std=") || isUnknownOption(refusal));
    }

    /** Tells whether the compiler refused the command and did not look at the program. */
    static boolean isUnknownOption(String refusal) {
        return UNKNOWN_OPTION.matcher(refusal).find();
    }

    /**
     * Returns how to go on with a program that the judge's standard does not take, in a line; empty if no newer one is
     * known here.
     */
    static String advice(ProgrammingLanguage language, JudgingRules rules) {
        if (rules.standard().isPresent() || language.compileOld().isEmpty() && language.options().isEmpty()) {
            return "";
        }
        String newest = language.isJava() ? Integer.toString(THIS_JDK) : language.newest();
        String first = of(language, rules).get(0).command;
        return first.contains("=" + newest + " ") || first.contains("--release " + newest + " ")
                ? ""
                : "\n--std " + newest + " tries a newer " + (language.isJava() ? "Java." : "standard.");
    }

    /** Returns the Eclipse compiler, which knows the levels that the JDK's compiler has forgotten. */
    static Path eclipseCompiler() {
        return Path.of(URI.create(BatchCompiler.class.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    /** Returns how the file of this name is compiled, in a line whose command can be pasted into a shell. */
    String shown(String fileName) {
        return "Compiled" + like + (command.contains(" -include ") ? ", with headers added" : "") + ": "
                + command.replaceAll("\\{folder}/|-J\\S+ |-X\\S+ |-nowarn |-proc:none |-encoding UTF-8 ", "")
                        .replace("{ecj}", ShellWord.file(JudgeReport.shown(eclipseCompiler())))
                        .replace("{source}", ShellWord.file(fileName));
    }
}

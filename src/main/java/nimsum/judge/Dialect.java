package nimsum.judge;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.UsageException;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * A way to compile a program as a judge does.
 *
 * @param command
 *            of the compiler, with placeholders for what differs from program to program
 * @param windows
 *            whether a source may be written for the compilers of Windows
 */
record Dialect(String command, boolean windows) {

    /** The lowest level that every JDK from 17 on compiles for. */
    private static final int LOWEST_RELEASE = 8;

    /**
     * The ways that a judge has for a language, in the order in which to try them; never empty.
     *
     * @throws UsageException
     *             if another standard is asked for, of a language that has none
     */
    static List<Dialect> of(Language language, JudgingRules rules) {
        if (language.compileOld().isPresent()) {
            return levels(rules).stream().map(level -> new Dialect(atLevel(language, level), false)).toList();
        }
        OnlineJudge judge = rules.judge();
        Optional<List<String>> known = judge.optionsOf(language.name());
        List<String> options = known.or(language::options).orElse(List.of(""));
        if (rules.standard().isPresent()) {
            if (language.options().isEmpty()) {
                throw new UsageException("--std is for Java, C++ and C, not for " + language.name() + ".");
            }
            String standard = Matcher.quoteReplacement("-std=" + rules.standard().get());
            options = List.of(options.get(0).replaceFirst("-std=\\S+", standard));
        }
        boolean windows = judge.windows() && language.options().isPresent();
        return options.stream().map(line -> new Dialect(language.compile().replace("{options}", line), windows))
                .toList();
    }

    /** The Java levels, the newest first; where a judge is newer than this JDK, the newest that there is. */
    private static List<Integer> levels(JudgingRules rules) {
        if (rules.standard().isPresent()) {
            try {
                return List.of(Integer.valueOf(rules.standard().get()));
            } catch (NumberFormatException e) {
                throw new UsageException("--std has to be a level of Java, as 8, not " + rules.standard().get() + ".");
            }
        }
        List<Integer> levels = new ArrayList<>(rules.judge().java());
        Collections.reverse(levels);
        return levels.stream().map(level -> Math.min(level, Runtime.version().feature())).distinct().toList();
    }

    private static String atLevel(Language language, int level) {
        String command = level < LOWEST_RELEASE ? language.compileOld().get() : language.compile();
        return command.replace("{level}", Integer.toString(level));
    }

    /** The Eclipse compiler, which knows the levels that the JDK's compiler has forgotten. */
    static String eclipseCompiler() {
        try {
            return Path.of(BatchCompiler.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The command as one reads it, of a file that its author knows by this name. */
    String shown(String fileName) {
        return command.replaceAll("\\{folder}/|-J\\S+ |-X\\S+ |-nowarn |-proc:none |-encoding UTF-8 ", "")
                .replace("{ecj}", "ecj.jar").replace("{source}", fileName);
    }

    /** A source, without what only the compilers of Windows take, and their C library reads. */
    String portable(String source) {
        return windows ? source.replace("%I64", "%ll").replaceAll("\\bvoid(\\s+main\\s*\\()", "int$1") : source;
    }
}

package nimsum.judge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import nimsum.errors.CheckoutException;
import nimsum.problem.Problems;
import org.codehaus.mojo.animal_sniffer.ClassListBuilder;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.codehaus.mojo.animal_sniffer.logging.Logger;
import org.codehaus.mojo.animal_sniffer.logging.PrintWriterLogger;

/**
 * The class libraries of Java 5 and 6. The compiler that knows these levels has only the library of this JDK, which is
 * larger.
 */
public final class OldLibrary {

    private static final Pattern MISSING = Pattern.compile("(?m)(?::(\\d+))?: Undefined reference: (.+)$");

    /**
     * Returns why the compiler of a Java level would refuse what has been compiled: it uses what the class library of
     * that level does not have. It costs about a second, however many class files there are.
     *
     * @param classes a folder with class files
     * @return a line for each use; none if there is no such use, or if nothing is known of the library of that level
     * @throws CheckoutException if the build has not fetched what is known of the library
     */
    public static Optional<String> refusal(Path classes, int level) {
        Path signatures = Problems.here().home().resolve("target/signatures");
        if (!Files.isDirectory(signatures)) {
            throw new CheckoutException(signatures + " is missing, which the build makes: remove target/builds.");
        }
        Path known = signatures.resolve("java1" + level + ".signature");
        if (!Files.exists(known)) {
            return Optional.empty();
        }
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        Logger logger = new PrintWriterLogger(new PrintStream(messages, true, StandardCharsets.UTF_8));
        try (InputStream in = Files.newInputStream(known)) {
            ClassListBuilder own = new ClassListBuilder(logger);
            own.process(classes.toFile());
            SignatureChecker checker = new SignatureChecker(in, own.getPackages(), logger);
            checker.setSourcePath(List.of());
            checker.process(classes.toFile());
            return checker.isSignatureBroken()
                    ? Optional.of("The class library of Java " + level + " does not have:"
                            + MISSING.matcher(messages.toString(StandardCharsets.UTF_8)).results().map(OldLibrary::use)
                                    .distinct()
                                    .reduce("", String::concat))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String use(MatchResult missing) {
        return "\n    " + missing.group(2) + (missing.group(1) == null ? "" : ", used in line " + missing.group(1));
    }
}

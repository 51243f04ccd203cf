package nimsum.harness.text;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.Problems;
import nimsum.theory.Chapter;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.opentest4j.TestAbortedException;

/**
 * Fails each test {@code theoremN()} or {@code exerciseN()} that does not hold its {@link Claims} against the text.
 * JUnit finds it by itself ({@code junit-platform.properties}); without it no call to {@code Claims} would pass.
 */
public final class TheoremExtension implements BeforeTestExecutionCallback, AfterTestExecutionCallback {

    private static final Pattern NAME = Pattern.compile("(theorem|exercise)(\\d+)|algorithm");

    @Override
    public void beforeTestExecution(ExtensionContext test) {
        passage(test).ifPresent(Claims::begin);
    }

    @Override
    public void afterTestExecution(ExtensionContext test) {
        if (name(test).isPresent()) {
            Claims claims = Claims.end();
            // An assumption that does not hold is no reason to have checked nothing.
            if (test.getExecutionException().stream().allMatch(TestAbortedException.class::isInstance)) {
                claims.assertComplete();
            }
        }
    }

    private static Optional<Passage> passage(ExtensionContext test) {
        return name(test).map(name -> {
            String document = document(test.getRequiredTestClass());
            if (name.group(1) == null) {
                return Algorithm.of(Problems.here().find(document));
            }
            Readme readme = Readme.of(document);
            String wanted = document + ", " + name.group(1) + " " + name.group(2);
            List<? extends Passage> passages = name.group(1).equals("theorem")
                    ? Theorem.all(document, readme)
                    : Exercise.all(document, readme);
            return passages.stream().filter(passage -> passage.toString().equals(wanted)).findFirst()
                    .orElseThrow(() -> new AssertionError("there is no " + wanted));
        });
    }

    private static Optional<Matcher> name(ExtensionContext test) {
        return test.getTestMethod().map(method -> NAME.matcher(method.getName())).filter(Matcher::matches);
    }

    /** That of the tests {@code <id>.ClaimsTest} of a problem, or of {@code theory.<Chapter>Test}. */
    private static String document(Class<?> tests) {
        return Chapter.all(Problems.here().home()).stream()
                .filter(chapter -> tests.getName().equals("theory." + chapter.className() + "Test"))
                .map(Chapter::toString).findFirst().orElse(tests.getPackageName());
    }
}

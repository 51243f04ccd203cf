package nimsum.harness.text;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
            if (name.equals(Passage.ALGORITHM)) {
                return Passage.algorithm(Problems.here().find(document));
            }
            Readme readme = Readme.of(document);
            return Stream.of(Passage.theorems(document, readme), Passage.exercises(document, readme))
                    .flatMap(List::stream).filter(passage -> passage.name().equals(name)).findFirst()
                    .orElseThrow(() -> new AssertionError("there is no " + name + " in " + document));
        });
    }

    private static Optional<String> name(ExtensionContext test) {
        return test.getTestMethod().map(Method::getName)
                .filter(name -> name.matches("(theorem|exercise)\\d+|" + Passage.ALGORITHM));
    }

    /** That of the tests {@code <id>.ClaimsTest} of a problem, or of {@code theory.<Chapter>Test}. */
    private static String document(Class<?> tests) {
        return Chapter.all(Problems.here().home()).stream()
                .filter(chapter -> tests.getName().equals("theory." + chapter.className() + "Test"))
                .map(Chapter::toString).findFirst().orElse(tests.getPackageName());
    }
}

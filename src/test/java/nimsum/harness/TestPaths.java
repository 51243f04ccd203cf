package nimsum.harness;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** What the tests of a plan are called. */
record TestPaths(TestPlan plan) {

    /**
     * The class of a test, and what the test and each group that it is in are called; nothing for what holds all
     * classes.
     */
    List<String> of(TestIdentifier test) {
        if (test.getSource().orElse(null) instanceof ClassSource source) {
            return List.of(source.getClassName());
        }
        List<String> path = new ArrayList<>(plan.getParent(test).map(this::of).orElse(List.of()));
        if (!path.isEmpty()) {
            path.add(test.getDisplayName());
        }
        return path;
    }
}

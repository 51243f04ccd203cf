package nimsum.bundle;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each bundle answers each of the largest inputs in a JVM of its own, as at a judge: within its time and memory. */
class BundlesIT {

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicNode> largestInputsInAFreshJvm() {
        return BundlesTest.largestInputs(folder);
    }
}

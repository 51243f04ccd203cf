package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That {@link Minimality}, which judges every bundle, sees what is not needed. */
class MinimalityTest {

    @Test
    @DisplayName("a member that a bundle does not need is caught, even where two need each other")
    void unneededIsCaught(@TempDir Path home) {
        Fixture fixture = new Fixture(home);
        fixture.util("Half", """
                public final class Half {
                    public static int of(int n) {
                        return n / 2;
                    }
                }
                """);
        String bundle = fixture.answers("import nimsum.util.Half;\n", "Half.of(8)").bundle();
        String more = bundle.replace("    public static int of(", """
                private static int ping(int n) {
                    return n == 0 ? 0 : pong(n - 1);
                }

                private static int pong(int n) {
                    return ping(n);
                }

                private int idle;

                public static int of(""");
        assertEquals(List.of(), Minimality.unneeded(bundle));
        assertEquals(List.of("ping(int)", "pong(int)", "idle"), Minimality.unneeded(more));
        assertEquals(List.of(), Minimality.removable(bundle));
        assertEquals(List.of("idle"), Minimality.removable(more));
    }

    @Test
    @DisplayName("no member of a real bundle can be deleted without the compiler noticing")
    void neededIsMissed() {
        Problem problem = Problems.here().find("poj2311");
        String bundle = Bundler.bundle(problem, OnlineJudges.known().find("POJ"));
        assertEquals(List.of(), Minimality.removable(bundle));
    }
}

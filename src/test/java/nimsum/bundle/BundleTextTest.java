package nimsum.bundle;

import static nimsum.bundle.Fixture.assertHolds;
import static nimsum.bundle.Fixture.assertLacks;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the text of a bundle reads: the order of its classes, its comments and its blank lines. */
class BundleTextTest {

    private Fixture fixture;

    @BeforeEach
    void setUp(@TempDir Path home) {
        fixture = new Fixture(home);
    }

    @Test
    @DisplayName("the whole text: header, imports, Main first, comments and blank lines as they were")
    void wholeText() {
        fixture.util("Counter",
                """
                        import java.util.ArrayList;
                        import java.util.Arrays;
                        import java.util.List;

                        /** Counts; see {@link #reset()} and {@link #count()}, {@link Arrays#fill} or {@link Other the other}. */
                        public final class Counter {

                            /** For nobody. */
                            public static final List<String> NAMES = new ArrayList<>();

                            private int count; // so far
                            private int unused; // never

                            /** Back to zero. */
                            public void reset() {
                                count = 0;
                            }

                            /* One more. */
                            public int count() {
                                return ++count; // here
                            }
                        }
                        """)
                .util("Other", "public final class Other {\n}\n");
        String bundle = fixture.answers("import nimsum.util.Counter;\n", "new Counter().count()").bundle();
        assertEquals("""
                /*
                 * The Game
                 * http://example.org/game
                 *
                 * For Test.
                 * With Counter of nimsum.util.
                 */

                public final class Main {

                    public static void main(String[] args) {
                        args[0] = "" + (new Counter().count());
                    }
                }

                /** Counts; see reset() and {@link #count()}, Arrays.fill or the other. */
                final class Counter {

                    private int count; // so far

                    /* One more. */
                    public int count() {
                        return ++count; // here
                    }
                }
                """, bundle);
    }

    @Test
    @DisplayName("comments: a class keeps those before it, a file's own comment goes")
    void comments() {
        fixture.source("problems", "game/Main.java", """
                // About the file.
                package game;

                // A note.

                /* Another. */
                // The third.
                public final class Main {

                    // Dropped with its method.
                    static void idle() {
                    }

                    /** Kept. */
                    // As this is.
                    public static void main(String[] args) {
                        args[0] = new Help().help(); // class Main {
                    }
                    // The end.
                }

                /* Before the helper. */
                class Help {
                    String help() {
                        return "help";
                    }
                }
                // About nothing.
                """);
        String bundle = fixture.bundle();
        assertHolds(bundle,
                "// A note.\n\n/* Another. */\n// The third.\npublic final class Main {\n\n    /** Kept. */\n",
                "    // The end.\n}\n\n/* Before the helper. */\nclass Help {\n");
        assertLacks(bundle, "About", "Dropped");
    }

    @Test
    @DisplayName("blank lines: the first member stands where the first one stood, and groups stay apart")
    void blankLines() {
        fixture.util("Spaced", """
                public final class Spaced {
                    private static int first;

                    public static int one() {
                        return 1;
                    }

                    private static int middle;
                    public static int two() {
                        return 2;
                    }
                }
                """);
        assertHolds(fixture.answers("import nimsum.util.Spaced;\n", "Spaced.one() + Spaced.two()").bundle(),
                "final class Spaced {\n    public static int one() {\n        return 1;\n    }\n\n    public static int two() {");
    }

    @Test
    @DisplayName("classes of the problem are taken along, and Main goes before what stands before it")
    void roomClasses() {
        fixture.problemSource("Main", """
                class First {
                    static int one() {
                        return Second.two() - 1;
                    }
                }

                public class Main {
                    public static void main(String[] args) {
                        args[0] = "" + First.one();
                    }
                }
                """).problemSource("Second", """
                public class Second {
                    public static int two() {
                        return 2;
                    }
                }
                """).problemSource("Third", "class Third {\n    broken\n");
        String bundle = Bundler.bundle(fixture.problem(), Fixture.JUDGE);
        assertTrue(bundle.indexOf("public class Main") < bundle.indexOf("\nclass First"));
        assertTrue(bundle.indexOf("\nclass First") < bundle.indexOf("\nclass Second"));
        assertLacks(bundle, "Third", "With");
    }
}

package nimsum.bundle;

import static nimsum.bundle.Fixture.assertHolds;
import static nimsum.bundle.Fixture.assertLacks;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the bundler keeps and what it cuts, on problems made for the purpose. {@link Fixture#bundle()} checks besides that each
 * bundle prints what its sources print, holds nothing that it does not need, and is stable.
 */
class BundlerTest {

    private Fixture fixture;

    @BeforeEach
    void setUp(@TempDir Path home) {
        fixture = new Fixture(home);
    }

    @Test
    @DisplayName("of several constructors and methods of one name, only those that are called")
    void overloads() {
        fixture.util("Value", """
                public class Value {
                    private final long value;

                    public Value(int value) {
                        this((long) value);
                    }

                    public Value(long value) {
                        this.value = value;
                    }

                    public Value(String text) {
                        this(text.length());
                    }

                    public String show(long factor) {
                        return "long " + factor * value;
                    }

                    public String show(String unit) {
                        return value + unit;
                    }
                }
                """);
        String bundle = fixture.answers("import nimsum.util.Value;\n", "new Value(3).show(2)").bundle();
        assertHolds(bundle, "Value(int value)", "Value(long value)", "show(long factor)");
        assertLacks(bundle, "Value(String text)", "show(String unit)");
    }

    @Test
    @DisplayName("initialisers run as before, with the fields that only they use")
    void initialisers() {
        fixture.util("Table", """
                public class Table {
                    private static final int SIZE = 5;
                    private static final int[] FACTORS = {3};
                    private static final int[] TABLE = new int[SIZE];
                    private static int calls;
                    private static final int NOISE = noise();
                    private static final Table PLAIN = new Table(Math.max(7, 8));

                    static {
                        for (int i = 0; i < SIZE; i++) {
                            TABLE[i] = FACTORS[0] * i;
                        }
                    }

                    private final int shift;
                    private int bonus;

                    {
                        bonus = 100;
                    }

                    public Table(int shift) {
                        this.shift = shift;
                    }

                    private static int noise() {
                        FACTORS[0]++;
                        return 1;
                    }

                    public int at(int i) {
                        return TABLE[i] + shift + bonus;
                    }

                    public static int calls() {
                        return calls;
                    }
                }
                """);
        String bundle = fixture.answers("import nimsum.util.Table;\n", "new Table(1).at(4)").bundle();
        assertHolds(bundle, "SIZE = 5", "FACTORS = {3}", "NOISE = noise()", "static {", "bonus = 100");
        assertLacks(bundle, "PLAIN", "calls");
    }

    @Test
    @DisplayName("a class of which only a constant is read is not initialised, and keeps no initialiser")
    void constants() {
        fixture.util("Limits", """
                public final class Limits {
                    public static final int MOST = 10, LEAST = 1, NONE[] = {}, SOME = MOST - LEAST; // all of them

                    static {
                        if (true) {
                            throw new IllegalStateException("never thrown");
                        }
                    }

                    private Limits() {
                    }
                }
                """);
        String bundle = fixture.answers("import nimsum.util.Limits;\n", "Limits.SOME").bundle();
        assertHolds(bundle, "    public static final int MOST = 10, LEAST = 1, SOME = MOST - LEAST; // all of them\n");
        assertLacks(bundle, "never thrown", "private Limits");
    }

    @Test
    @DisplayName("fields that share a declaration are cut one by one")
    void sharedDeclarations() {
        fixture.util("Many", """
                public final class Many {
                    public static final int LOSS = -1, DRAW = 0, WIN = 1;
                    public static final int[] A = {1, 2}, B = {3}, C = {4};
                    public static final int D[] = {5}, E = 6;
                    public static final int F = 1, G = 2;
                }
                """);
        String bundle = fixture.answers("import nimsum.util.Many;\n", "Many.WIN + Many.B[0] + Many.E").bundle();
        assertHolds(bundle, "int WIN = 1;", "int[] B = {3};", "int E = 6;");
        assertLacks(bundle, "LOSS", "DRAW", "A =", "C =", "D[]", "F =", "G =");
    }

    @Test
    @DisplayName("an interface keeps what is called through it, and its implementers likewise")
    void interfaces() {
        fixture.util("Game", """
                public interface Game {
                    int moves(int position);

                    String name();
                }
                """).util("Base", """
                public abstract class Base {
                    public int moves(int position) {
                        return position + extra();
                    }

                    protected abstract int extra();

                    public String name() {
                        return "base";
                    }
                }
                """).util("Nim", """
                public final class Nim extends Base implements Game {
                    @Override
                    protected int extra() {
                        return 1;
                    }

                    @Override
                    public String name() {
                        return "nim";
                    }
                }
                """);
        fixture.problemSource("Main", """
                import nimsum.util.Game;
                import nimsum.util.Nim;

                public final class Main {

                    private static int ask(Game game) {
                        return game.moves(4);
                    }

                    public static void main(String[] args) {
                        args[0] = "" + ask(new Nim()) + ask(new Game() {

                            private final int unused = 1;

                            public int moves(int position) {
                                return helper() - position;
                            }

                            private int helper() {
                                return 50;
                            }

                            public String name() {
                                return "anonymous";
                            }
                        });
                    }
                }
                """);
        String bundle = fixture.bundle();
        assertHolds(bundle, "int moves(int position);", "helper()", "extra()");
        assertLacks(bundle, "name()", "unused");
    }

    @Test
    @DisplayName("the one method of a lambda's interface, and a method that is only referred to")
    void lambdas() {
        fixture.util("Rule", """
                public interface Rule {
                    int apply(int n);

                    default Rule twice() {
                        return n -> apply(apply(n));
                    }
                }
                """).util("Rules", """
                import java.util.function.IntSupplier;

                public final class Rules {
                    private final int n;

                    public Rules(int n) {
                        this.n = n;
                    }

                    public static int half(int n) {
                        return n / 2;
                    }

                    public int third() {
                        return n / 3;
                    }

                    public static IntSupplier never() {
                        return () -> 1;
                    }
                }
                """);
        String bundle = fixture.answers("import java.util.function.*;\nimport nimsum.util.*;\n",
                "((Rule) Rules::half).hashCode() == 0 ? 1 : ((Function<Integer, Rules>) Rules::new).apply(9).third()")
                .bundle();
        assertHolds(bundle, "int apply(int n);", "half(", "third()", "Rules(int n)",
                "import java.util.function.Function;\n");
        assertLacks(bundle, "twice", "never", "IntSupplier", "*;");
    }

    @Test
    @DisplayName("methods that the class library calls stay; a class that is never made keeps a constructor if it has to")
    void libraryOverrides() {
        fixture.util("Key", """
                public final class Key implements Comparable<Key> {
                    private final int key;

                    public Key(int key) {
                        this.key = key;
                    }

                    public int compareTo(Key other) {
                        return key - other.key;
                    }

                    public boolean equals(Object other) {
                        return other instanceof Key && compareTo((Key) other) == 0;
                    }

                    public int hashCode() {
                        return key;
                    }

                    public String toString() {
                        return "key " + key;
                    }

                    public int key() {
                        return key;
                    }
                }
                """).util("Never", """
                public final class Never {
                    private final int size;

                    public Never(int size) {
                        this.size = size;
                    }

                    public int size() {
                        return size;
                    }
                }
                """);
        fixture.problemSource("Main", """
                import java.util.TreeSet;
                import nimsum.util.Key;
                import nimsum.util.Never;

                public final class Main {
                    static int size(Never never) {
                        return never == null ? 0 : never.size();
                    }

                    public static void main(String[] args) {
                        TreeSet<Key> keys = new TreeSet<>();
                        keys.add(new Key(2));
                        keys.add(new Key(1));
                        args[0] = keys + " " + size(null);
                    }
                }
                """);
        String bundle = fixture.bundle();
        assertHolds(bundle, "compareTo", "equals", "hashCode", "toString", "Never(int size)");
        assertLacks(bundle, "int key()");
    }

    @Test
    @DisplayName("nested, inner and local classes, and enums")
    void nestedClasses() {
        fixture.util("Outer", """
                public final class Outer {
                    private final int n;
                    public final class Inner {
                        public int value() {
                            return n + 1;
                        }

                        public int unused() {
                            return 0;
                        }
                    }
                    public static final class Nested {
                        public static int value() {
                            return 10;
                        }
                    }
                    public static final class Unused {
                    }
                    public enum Colour {
                        RED, BLUE { // the second
                            @Override
                            int weight() {
                                return 2;
                            }
                        };

                        public static final Colour BEST = BLUE;

                        int weight() {
                            return 1;
                        }

                        public int total() {
                            return weight() + ordinal();
                        }

                        public int idle() {
                            return 0;
                        }
                    }

                    public Outer(int n) {
                        this.n = n;
                    }
                }
                """);
        fixture.problemSource("Main", """
                import nimsum.util.Outer;
                import nimsum.util.Outer.Colour;
                import nimsum.util.Outer.Nested;

                public final class Main {
                    static int score(Colour colour) {
                        switch (colour) {
                        case RED:
                            return 3;
                        default:
                            return 4;
                        }
                    }

                    public static void main(String[] args) {
                        class Local {
                            int used() {
                                return 1;
                            }

                            int idle() {
                                return 2;
                            }
                        }
                        Outer outer = new Outer(5);
                        Outer.Inner inner = outer.new Inner();
                        args[0] = inner.value() + " " + Nested.value() + score(Colour.RED) + Colour.BLUE.total();
                        args[0] += new Local().used();
                    }
                }
                """);
        String bundle = fixture.bundle();
        assertHolds(bundle, "outer.new Inner()", "Outer.Nested.value() + score(Outer.Colour.RED)", "case RED:",
                "score(Outer.Colour colour)", "RED, BLUE { // the second", "};\n\n        int weight()");
        assertLacks(bundle, "unused", "Unused", "idle", "BEST");
    }

    @Test
    @DisplayName("generic classes and methods, bounded by classes of the sources")
    void generics() {
        fixture.util("Bound", "public interface Bound {\n    int bound();\n}\n").util("Box", """
                import java.util.Iterator;
                import java.util.List;
                import java.util.Map;

                public class Box<T extends Bound> implements Iterable<T> {
                    private final List<T> content;

                    public Box(List<T> content) {
                        this.content = content;
                    }

                    public Iterator<T> iterator() {
                        return content.iterator();
                    }

                    public static <A extends Bound, B> int sum(Iterable<A> all, Map<A, B> none) {
                        int sum = 0;
                        for (A one : all) {
                            sum += one.bound();
                        }
                        return sum;
                    }

                    public T first() {
                        return content.get(0);
                    }
                }
                """).util("Seven", """
                public class Seven implements Bound {
                    public int bound() {
                        return 7;
                    }
                }
                """);
        String bundle = fixture.answers("import java.util.*;\nimport nimsum.util.*;\n",
                "Box.sum(new Box<Seven>(Arrays.asList(new Seven(), new Seven())), new HashMap<Seven, String>())")
                .bundle();
        assertHolds(bundle, "import java.util.Arrays;\nimport java.util.HashMap;\nimport java.util.Iterator;\n"
                + "import java.util.List;\nimport java.util.Map;\n\npublic final class Main");
        assertLacks(bundle, "first()");
    }

    @Test
    @DisplayName("static imports: those of the sources become qualified names, those of the library stay")
    void staticImports() {
        fixture.util("Text", """
                import static java.lang.Math.max;
                import static java.lang.Math.min;

                public final class Text {
                    public static final String QUOTE = "class Main { // import nimsum.util.Text; /* ";

                    public static int clamp(int n) {
                        return max(n, 0);
                    }

                    public static int other(int n) {
                        return min(n, 0);
                    }
                }
                """);
        String bundle = fixture
                .answers("import static nimsum.util.Text.QUOTE;\nimport static nimsum.util.Text.clamp;\n",
                        "QUOTE + clamp(-1) + nimsum.util.Text.clamp(2)")
                .bundle();
        assertHolds(bundle, "import static java.lang.Math.max;\n",
                "(Text.QUOTE + Text.clamp(-1) + Text.clamp(2))",
                "\"class Main { // import nimsum.util.Text; /* \"");
        assertLacks(bundle, "Math.min", "other");
    }

    @Test
    @DisplayName("a record and an annotation are taken whole")
    void records() {
        fixture.problemSource("Main", """
                import java.util.Objects;

                public final class Main {
                    @interface Note {
                        String value() default "";
                    }

                    record Pair(int a, int b) {
                        Pair {
                            Objects.checkIndex(a, 10);
                        }
                    }

                    @Note("here")
                    public static void main(String[] args) {
                        args[0] = "" + new Pair(1, 2);
                    }
                }
                """);
        assertHolds(fixture.bundle(), "String value()", "checkIndex", "import java.util.Objects;");
    }

    @Test
    @DisplayName("TopCoder: the statement's class and method, no main")
    void calledMethod() {
        fixture.judges("""
                  - judge: Test
                    address: http://example.org/game
                    class: TheGame
                    method: winner
                """.stripTrailing()).util("Half", """
                public final class Half {
                    public static int of(int n) {
                        return n / 2;
                    }
                }
                """);
        fixture.problemSource("Main", """
                import nimsum.util.Half;

                /** The game. */
                public final class Main {

                    private final int n;

                    private Main(int n) {
                        this.n = n;
                    }

                    public static void main(String[] args) {
                        args[0] = winner(9);
                    }

                    /** Who wins. */
                    static String winner(int n) {
                        Main game = new Main(Half.of(n));
                        return game.n > 3 ? Main.name() : "no";
                    }

                    private static String name() {
                        return "yes";
                    }
                }
                """);
        String bundle = Bundler.bundle(fixture.problem(), Fixture.JUDGE);
        assertHolds(bundle, "/** The game. */\npublic final class TheGame {\n\n    private final int n;\n",
                "    private TheGame(int n) {", "    /** Who wins. */\n    public String winner(int n) {\n",
                "TheGame game = new TheGame(Half.of(n));", "TheGame.name()");
        assertLacks(bundle, "main", "Main");
        assertEquals(Fixture.body(bundle), Fixture.body(fixture.again(bundle, Fixture.JUDGE)));
    }
}

package nimsum.problem;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import nimsum.cases.Cases;
import nimsum.game.Coach;
import nimsum.game.Rules;

/**
 * One problem: where its things are. Nothing is read before it is asked for.
 *
 * @param home
 *            the folder of the checkout
 * @param id
 *            the name of its folders in <code>problems/</code> and <code>testdata/</code>, and of its package
 */
public record Problem(Path home, String id) {

    /** The folder of the solution and all that explains it. */
    public Path folder() {
        return home.resolve("problems").resolve(id);
    }

    /** The folder with the data of one kind. */
    public Path data(DataKind kind) {
        return home.resolve("testdata").resolve(id).resolve(kind.folder());
    }

    /** What <code>problem.yaml</code> says. */
    public ProblemFile file() {
        return ProblemFile.read(folder().resolve("problem.yaml"));
    }

    /** The solution, as a program that runs inside this JVM. */
    public Program main() {
        return Program.of(id + ".Main");
    }

    /** The rules played out literally, for small inputs only. */
    public Program bruteForce() {
        return Program.of(id + ".BruteForce");
    }

    /** The answer by another argument than the solution's, for every legal size. */
    public Program reference() {
        return Program.of(id + ".Reference");
    }

    /** What its inputs are. */
    public Cases cases() {
        return instance("Cases");
    }

    /** The rules of its game. */
    public <P> Rules<P> rules() {
        return instance("Rules");
    }

    /** The perfect player of its game; it takes the positions of the rules. */
    public <P> Coach<P> coach() {
        return instance("Coach");
    }

    @SuppressWarnings("unchecked")
    private <T> T instance(String name) {
        try {
            return (T) Class.forName(id + "." + name).getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(id + "." + name + " is not as it should be", e);
        }
    }

    /**
     * The pictures of the problem, drawn anew: file name and SVG text. A problem that has any has a class <code>Picture</code> with
     * <code>static Map&lt;String, String&gt; draw()</code>.
     */
    @SuppressWarnings("unchecked")
    public Map<String, String> pictures() {
        if (!Files.exists(folder().resolve("Picture.java"))) {
            return Map.of();
        }
        try {
            Method draw = Class.forName(id + ".Picture").getDeclaredMethod("draw");
            draw.setAccessible(true);
            return (Map<String, String>) draw.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(id + ".Picture has no static Map<String, String> draw(), or it failed", e);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}

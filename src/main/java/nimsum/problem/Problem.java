package nimsum.problem;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.errors.CheckoutException;
import nimsum.errors.NearestName;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.files.YamlRecords;
import nimsum.game.Rules;
import nimsum.game.solve.Search;
import nimsum.input.Cases;
import nimsum.input.Range;
import nimsum.online.InputFormat;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.online.OnlineJudge;

/**
 * One problem: where its files are, and what its programs are called. Nothing is read before it is asked for.
 *
 * @param id the name of its folders in {@code problems/} and {@code testdata/}, and of its package
 */
public record Problem(Path home, String id) {

    /** The file that makes a folder in {@code problems/} a problem. */
    public static final String FILE = "problem.yaml";

    /** Returns the folder of the solution and all that explains it. */
    public Path folder() {
        return home.resolve("problems").resolve(id);
    }

    public Path data() {
        return home.resolve("testdata").resolve(id);
    }

    /**
     * Returns the folder for what is made of this problem: under {@code target/}, or in the system's temporary folder
     * where the checkout can't be written to.
     *
     * @param what the name of the folder of all problems above it
     */
    public Path made(String what) {
        Path target = home.resolve("target");
        boolean writable = Files.isWritable(Files.exists(target) ? target : home);
        Path root = writable
                ? target
                : Path.of(System.getProperty("java.io.tmpdir"), "nimsum-" + System.getProperty("user.name"));
        return root.resolve(what).resolve(id);
    }

    /**
     * Reads {@code problem.yaml}.
     *
     * @throws CheckoutException at a key that is missing, unknown or of the wrong kind
     */
    public ProblemFile file() {
        Path file = folder().resolve(FILE);
        return YamlRecords.read(file.toString(), DataFiles.readDocument(file), ProblemFile.class);
    }

    /**
     * Returns what {@code problem.yaml} says of the judge that is meant by a name or its beginning, in upper or lower
     * case.
     *
     * @throws UsageException if there is no such judge or the judge does not have the problem. The message names those
     * that have it
     */
    public JudgeEntry at(String name) {
        ProblemFile file = file();
        List<String> own = file.judges().stream().map(entry -> entry.judge().name()).toList();
        OnlineJudge judge = OnlineJudge.find(NearestName.meant(name, own).orElse(name),
                "\nThe judges of " + id + " are: " + file.judgeNames() + ".\nAll");
        return file.judges().stream().filter(entry -> entry.judge().equals(judge)).findFirst()
                .orElseThrow(() -> new UsageException(
                        id + " is not at " + judge + ".\nIts judges are: " + file.judgeNames() + "."));
    }

    /** Returns the classes that are handed to judges, by their simple names: Main, and those for other forms. */
    public List<String> submitted() {
        return Stream.concat(Stream.of("Main"), file().judges().stream()
                .map(JudgeEntry::solution)).distinct().toList();
    }

    public Limits limits(JudgeEntry entry) {
        return entry.form().flatMap(InputFormat::limits).orElse(file().limits());
    }

    public Program main() {
        return Program.of(id + ".Main");
    }

    /** Returns the solution that reads and prints as a judge wants; Main where the judge calls a method. */
    public Program solution(JudgeEntry entry) {
        Program ours = Program.of(id + "." + entry.form().flatMap(InputFormat::solution).orElse("Main"));
        return entry.words().isEmpty() ? ours : ours.withLines(entry::inWords);
    }

    /** Returns the rules played out, for small inputs only. Where only the winner is asked for, that needs no class. */
    public Program bruteForce() {
        String name = id + ".BruteForce";
        return file().answer().map(answer -> new Program(name,
                (in, out) -> Search.answer(rules(), in, out, answer.win(), answer.loss())))
                .orElseGet(() -> Program.of(name));
    }

    /** Returns the answer by another argument than the solution's, for every legal size. */
    public Program reference() {
        return Program.of(id + ".Reference");
    }

    public Cases cases() {
        return cases(file().bounds());
    }

    public Cases cases(Map<String, Range> bounds) {
        return instance("Cases", Cases.class).withBounds(bounds);
    }

    /** Tells whether it asks of a game: who has deleted both rules and coach says that there is nothing to play. */
    public boolean hasGame() {
        return has("Rules.java") || has("Coach.java");
    }

    /** Tells whether its game can be played: it has rules and a coach. */
    public boolean isPlayable() {
        return has("Rules.java") && has("Coach.java");
    }

    private boolean has(String file) {
        return Files.exists(folder().resolve(file));
    }

    @SuppressWarnings("unchecked")
    public <P> Rules<P> rules() {
        return instance("Rules", Rules.class);
    }

    /** Returns the perfect player of its game; it takes the positions of the rules. */
    @SuppressWarnings("unchecked")
    public <P> Coach<P> coach() {
        return instance("Coach", Coach.class);
    }

    /** Returns the pictures as SVG by file name. The class {@code Picture} draws them. Without it there are none. */
    public Map<String, String> pictures() {
        return has("Picture.java") ? draw(id + ".Picture") : Map.of();
    }

    /**
     * Returns the pictures that a class with {@code static Map<String, String> draw()} draws.
     *
     * @return SVG text by file name
     * @throws IllegalStateException if there is no such class or method, or it fails
     */
    @SuppressWarnings("unchecked")
    public static Map<String, String> draw(String className) {
        try {
            Method draw = Class.forName(className).getDeclaredMethod("draw");
            draw.setAccessible(true);
            return (Map<String, String>) draw.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(className + " has no static Map<String, String> draw(), or it failed", e);
        }
    }

    /** Returns an object of a class of the problem, which the tools know by its name alone. */
    private <T> T instance(String name, Class<T> type) {
        try {
            return type.cast(Class.forName(id + "." + name).getConstructor().newInstance());
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the constructor of " + id + "." + name + " failed", e.getCause());
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new IllegalStateException(id + "." + name + " should be a public class that extends or implements "
                    + type.getName() + ", with a public constructor that takes nothing", e);
        }
    }

    @Override
    public String toString() {
        return id;
    }
}

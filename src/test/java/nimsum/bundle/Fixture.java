package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.Problem;

/** A checkout of one problem, <code>game</code>, and a <code>nimsum.util</code>, made for one test. */
final class Fixture {

    static final OnlineJudge JUDGE = judge(OptionalInt.empty());

    private final Path home;
    private final Map<String, String> sources = new LinkedHashMap<>();

    Fixture(Path home) {
        this.home = home;
        write("problems/game/problem.yaml", yaml("  - judge: Test\n    address: http://example.org/game"));
    }

    static void assertHolds(String bundle, String... texts) {
        Stream.of(texts).forEach(text -> assertTrue(bundle.contains(text), () -> "no \"" + text + "\" in\n" + bundle));
    }

    static void assertLacks(String bundle, String... texts) {
        Stream.of(texts).forEach(text -> assertFalse(bundle.contains(text), () -> "\"" + text + "\" in\n" + bundle));
    }

    static OnlineJudge judge(OptionalInt sourceBytes) {
        return new OnlineJudge("Test", List.of(17), OnlineJudge.Entry.MAIN, sourceBytes, List.of(), true);
    }

    private static String yaml(String judges) {
        return "title: The Game\nsource: ours\njudges:\n" + judges + """

                limits:
                  time-ms: 1000
                  memory-kib: 65536
                bounds: {}
                facts:
                  statement: ours
                  limits: ours
                  bounds: ours
                  sample: ours
                """;
    }

    /** Names the judges of the problem anew. */
    Fixture judges(String judges) {
        write("problems/game/problem.yaml", yaml(judges));
        return this;
    }

    /** Adds a source of the problem; without its package line. */
    Fixture problemSource(String name, String text) {
        return source("problems", "game/" + name + ".java", "package game;\n\n" + text);
    }

    /** A Main that answers with one expression. */
    Fixture answers(String imports, String expression) {
        return problemSource("Main", imports + """

                public final class Main {

                    public static void main(String[] args) {
                        args[0] = "" + (%s);
                    }
                }
                """.formatted(expression));
    }

    /** Adds a source of <code>nimsum.util</code>; without its package line. */
    Fixture util(String name, String text) {
        return source("src/main/java", "nimsum/util/" + name + ".java", "package nimsum.util;\n\n" + text);
    }

    /** Adds a source of any package. */
    Fixture source(String root, String file, String text) {
        sources.put(file, text);
        write(root + "/" + file, text);
        return this;
    }

    Problem problem() {
        return new Problem(home, "game");
    }

    /**
     * The bundle, which has to be stable, free of what it does not need, and to answer as the sources do.
     */
    String bundle() {
        String bundle = Bundler.bundle(problem(), JUDGE);
        try {
            String expected = InMemory.run(InMemory.compile(sources), "game.Main");
            String answer = InMemory.run(InMemory.compile(Map.of("Main.java", bundle)), "Main");
            if (!answer.equals(expected)) {
                throw new AssertionError("answers " + answer + " and not " + expected + "\n" + bundle);
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(bundle, e);
        }
        if (!Minimality.unneeded(bundle).isEmpty()) {
            throw new AssertionError("holds what it does not need: " + Minimality.unneeded(bundle) + "\n" + bundle);
        }
        if (!body(again(bundle, JUDGE)).equals(body(bundle))) {
            throw new AssertionError("changes when it is bundled again: " + again(bundle, JUDGE));
        }
        return bundle;
    }

    /** The bundle of a bundle. */
    String again(String bundle, OnlineJudge judge) {
        return Bundler.bundle(write("Bundle.java", bundle), problem(), judge);
    }

    /** A bundle without its header. */
    static String body(String bundle) {
        return bundle.substring(bundle.indexOf("*/\n") + 3);
    }

    private Path write(String file, String text) {
        try {
            Path path = home.resolve(file);
            Files.createDirectories(path.getParent());
            return Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package nimsum.bundle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.problem.OnlineJudge;
import nimsum.problem.Problem;

/** A checkout of one problem, {@code game}, and a {@code nimsum.util}, made for one test. */
public final class Checkout {

    static final OnlineJudge JUDGE = judge(Optional.empty());

    private final Path home;

    public Checkout(Path home) {
        this.home = home;
        judges("  - judge: Test\n    address: http://example.org/game");
    }

    static OnlineJudge judge(Optional<Integer> sourceBytes) {
        return new OnlineJudge("Test", Optional.empty(), List.of(17), Optional.empty(), false,
                OnlineJudge.EntryPoint.MAIN, sourceBytes, List.of(), Optional.empty(), Optional.empty(),
                OnlineJudge.WhiteSpace.COUNTS, Map.of());
    }

    /** Writes {@code problem.yaml} with these judges. */
    public Checkout judges(String judges) {
        write("problems/game/problem.yaml", "title: The Game\nsource: ours\njudges:\n" + judges + """

                limits:
                  time-ms: 1000
                  memory-kib: 65536
                bounds: {}
                facts:
                  statement: ours
                  limits: ours
                  bounds: ours
                  sample: ours
                """);
        return this;
    }

    /** Adds a source, by its package and its name: {@code game/Main.java}. */
    public Checkout source(String file, String text) {
        write((file.startsWith("nimsum/") ? "src/main/java/" : "problems/") + file, text);
        return this;
    }

    public Problem problem() {
        return new Problem(home, "game");
    }

    String bundle() {
        return Bundler.bundle(problem(), JUDGE);
    }

    /** A bundle without its header. */
    static String body(String bundle) {
        return bundle.substring(bundle.indexOf("*/\n\n") + 4);
    }

    private void write(String file, String text) {
        try {
            Path path = home.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

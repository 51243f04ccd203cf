package nimsum.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a program leaves behind that its user may not change. A JVM of its own runs it, because root may change
 * everything: here it does without these rights.
 */
class TidyingIT {

    private static final RunLimits LIMITS = RunLimits.ofTool(60_000);

    @TempDir
    private Path temporary;

    /** Runs a script in a runner, which it closes. */
    public static void main(String[] args) {
        try (ProcessRunner runner = new ProcessRunner()) {
            System.out.print(runner.run(Invocation.of(List.of("sh", "-c", args[0])), LIMITS).status());
        }
    }

    @Test
    void aFolderThatNobodyMayEnterIsDeletedAndWhatALinkLeadsToIsNot(@TempDir Path linked) throws IOException {
        Path kept = Files.createFile(linked.resolve("kept"));
        Run run = run("mkdir a a/b; touch a/b/c; ln -s '" + linked + "' a/d; chmod 0 a/b; chmod 0 a .");
        assertEquals("0", run.output());
        assertEquals("", run.errors());
        assertEquals(0, temporary.toFile().list().length);
        assertTrue(Files.exists(kept));
    }

    @Test
    void ofAFolderThatStaysItsNameIsTold() {
        Assumptions.assumeTrue(isRoot(), "only root can give a folder away");
        Run run = run("mkdir a; touch a/b; chown 1 a");
        assertEquals("0", run.output());
        assertEquals(temporary.resolve(temporary.toFile().list()[0])
                + " cannot be deleted, because of what a program left in it: delete it by hand.\n", run.errors());
    }

    private Run run(String script) {
        List<String> words = new ArrayList<>();
        if (isRoot()) {
            words.addAll(List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"));
        }
        words.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Djava.io.tmpdir=" + temporary, "-cp",
                System.getProperty("java.class.path"), TidyingIT.class.getName(), script));
        try (ProcessRunner runner = new ProcessRunner()) {
            Assumptions.assumeTrue(!isRoot() || runner.run(Invocation.of(List.of("sh", "-c",
                    String.join(" ", words.subList(0, 2)) + " true")), LIMITS).succeeded(), "no setpriv");
            return runner.run(Invocation.of(words), LIMITS);
        }
    }

    private boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }
}

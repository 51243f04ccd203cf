package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.files.DataFiles;
import nimsum.process.ToolPath;
import org.apache.commons.io.FileUtils;

/**
 * The scripts in a checkout of two problems, with a Maven and a Java that only pretend: the one "compiles" a source by
 * copying it, the other prints the class of the problem.
 */
record SmallCheckout(Path folder) {

    private static final List<String> TOOLS = List.of("cat", "cmp", "cp", "date", "env", "find", "flock", "grep", "ln",
            "mkdir", "mv",
            "printf", "readlink", "rm", "rmdir", "sh", "sort", "stty");

    static SmallCheckout in(Path folder) throws IOException {
        SmallCheckout checkout = new SmallCheckout(folder);
        FileUtils.copyDirectory(Path.of("scripts").toFile(), checkout.home().resolve("scripts").toFile());
        checkout.write("problems/game/Main.java", "first");
        checkout.write("problems/other/Main.java", "another problem");
        checkout.write("src/main/resources/judges.yaml", "judges");
        checkout.write("pom.xml", "a build");
        for (String name : TOOLS) {
            checkout.program(name, "exec " + ToolPath.find(name).orElseThrow() + " \"$@\"");
        }
        checkout.program("java", """
                words="$*"
                case $words in
                --list-modules) echo jdk.compiler@17.0.1; exit ;;
                esac
                [ -d tools ] || { echo "not where it was called"; exit 1; }
                [ ! -e running ] || . ./running
                echo "$words" >words
                classes=${words##*-cp }
                exec cat "${classes%%:*}/game/Main.class\"""");
        checkout.program("mvn", """
                echo built >>../built
                mkdir target/compiling || { echo "two builds at once"; exit 1; }
                words="$*"
                classes=${words##*-Dclasses=}
                classes=${classes%% -D*}
                for source in problems/*/Main.java; do
                    class=${source#problems/}
                    mkdir -p "$classes/${class%/*}"
                    cp "$source" "$classes/${class%.java}.class"
                    ! grep -q broken "$source" || { echo "[ERROR] $PWD/$source:[1,1] <identifier> expected"; status=1; }
                done
                [ ! -e ../meanwhile ] || . ../meanwhile
                rmdir target/compiling
                exit $status""");
        return checkout;
    }

    Path home() {
        return folder.resolve("it's a \"checkout\"");
    }

    Path tools() {
        return folder.resolve("tools");
    }

    Path script() {
        return home().resolve("scripts/run");
    }

    void write(String name, String text) {
        DataFiles.writeDocument(home().resolve(name), text);
    }

    /** Has the compiler run some commands before it ends. */
    void meanwhile(String commands) {
        DataFiles.writeDocument(folder.resolve("meanwhile"), commands);
    }

    /** Has the next program that is started run some commands before it looks for its class. */
    void whileItRuns(String commands) {
        DataFiles.writeDocument(folder.resolve("running"), "rm running\n" + commands);
    }

    void program(String name, String text) {
        Path file = tools().resolve(name);
        DataFiles.writeDocument(file, "#!/bin/sh\n" + text + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    /** Returns how often Maven ran since this was last asked. */
    int builds() throws IOException {
        Path file = folder.resolve("built");
        int builds = Files.exists(file) ? Files.readAllLines(file).size() : 0;
        Files.deleteIfExists(file);
        return builds;
    }

    /** Returns the folder of the newest build. */
    Path build() {
        Path builds = home().resolve("target/builds");
        return builds.resolve(DataFiles.read(builds.resolve("current")).strip());
    }

    Script run(Path script, Map<String, String> environment) {
        Map<String, String> all = new HashMap<>(Map.of("JAVA_HOME", "", "PATH", tools().toString()));
        all.putAll(environment);
        return Script.runCommand(List.of(script.toString(), "game"), all, folder);
    }
}

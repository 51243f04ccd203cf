package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.process.ToolPath;
import org.apache.commons.io.FileUtils;

/**
 * The scripts in a checkout of two problems and a tool, with a Maven and a Java that only pretend: the one makes a
 * library, the other "compiles" a source by copying it, and prints the class of the problem. Both note what they build.
 *
 * @param folder what the checkout stands in
 */
record SmallCheckout(Path folder) {

    private static final List<String> TOOLS = List.of("cat", "cksum", "cmp", "cp", "date", "env", "find", "flock",
            "grep", "mkdir", "mv", "paste", "printf", "readlink", "rm", "rmdir", "sed", "sh", "sort", "uniq");

    static SmallCheckout in(Path folder) throws IOException {
        SmallCheckout checkout = new SmallCheckout(folder);
        FileUtils.copyDirectory(Path.of("scripts").toFile(), checkout.home().resolve("scripts").toFile());
        checkout.write("problems/game/Main.java", "first");
        checkout.write("problems/other/Main.java", "another problem");
        checkout.write("src/main/java/Tool.java", "a tool");
        checkout.write("src/main/resources/judges.yaml", "judges");
        checkout.write("pom.xml", "a build");
        for (String name : TOOLS) {
            checkout.program(name, "exec " + ToolPath.find(name).orElseThrow() + " \"$@\"");
        }
        checkout.program("java", """
                words="$*"
                case $words in
                --list-modules) echo jdk.compiler@17.0.1; exit ;;
                *-cp*nimsum.cli*)
                    [ -d tools ] || { echo "not where it was called"; exit 1; }
                    [ ! -e running ] || . ./running
                    classes=${words##*-cp }
                    exec cat "${classes%%:*}/game/Main.class" ;;
                esac
                made=${words##* -d }
                made=${made%% *}
                mkdir target/compiling || { echo "two builds at once"; exit 1; }
                sed 's/"//g' "${words##*@}" | sort >../sources
                paste -s -d ' ' ../sources >>../built
                while read -r source; do
                    class=${source#problems/}
                    class=$made/${class#src/main/java/}
                    mkdir -p "${class%/*}"
                    cp "$source" "${class%.java}.class"
                    ! grep -q broken "$source" || { echo "$source:1: error: <identifier> expected"; status=1; }
                done <../sources
                [ ! -e ../meanwhile ] || . ../meanwhile
                rmdir target/compiling
                exit $status""");
        checkout.program("mvn", """
                echo libraries >>../built
                words="$*"
                mkdir -p "${words##*-DoutputDirectory=}" && echo library >"${words##*-DoutputDirectory=}/a.jar\"""");
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

    /** Writes a file of the checkout that is older than anything that was built. */
    void write(String name, String text) throws IOException {
        Path file = home().resolve(name);
        DataFiles.writeDocument(file, text);
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
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

    /** What was built since this was last asked: the libraries, and what each run of the compiler was to compile. */
    List<String> built() throws IOException {
        Path file = folder.resolve("built");
        List<String> built = Files.exists(file) ? Files.readAllLines(file) : List.of();
        Files.deleteIfExists(file);
        return built;
    }

    /** What scripts run. */
    Path build() {
        Path builds = home().resolve("target/builds");
        return builds.resolve(DataFiles.read(builds.resolve("current")).strip());
    }

    /** What scripts run, without the resource. */
    List<String> classes() throws IOException {
        Path classes = build().resolve("classes");
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString()).filter(name -> name.endsWith(".class"))
                    .sorted().toList();
        }
    }

    Script run(Path script, Map<String, String> environment) {
        Map<String, String> all = new HashMap<>(Map.of("JAVA_HOME", "", "PATH", tools().toString()));
        all.putAll(environment);
        return Script.runCommand(List.of(script.toString(), "game"), all, folder);
    }
}

package nimsum.judge;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds compilers and interpreters: first beside the running JVM, then in the folders of <code>PATH</code>. */
final class ToolPath {

    private ToolPath() {
    }

    /** Where a program is; none if it is nowhere. */
    static Optional<Path> find(String program) {
        Stream<Path> folders = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty()).map(Path::of);
        return Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin")), folders)
                .map(folder -> folder.resolve(program)).filter(Files::isExecutable).findFirst();
    }

    /**
     * Where a program is.
     *
     * @throws MissingToolException
     *             if it is nowhere
     */
    static Path require(String program, Language language) {
        return find(program).orElseThrow(() -> new MissingToolException(
                "A program in " + language.name() + " needs \"" + program + "\", and no folder of PATH has it."));
    }
}

package nimsum.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds compilers and interpreters: first next to the running JVM, then in the folders of {@code PATH}. */
public final class ToolPath {

    /** Returns the place of a program, or nothing if it is in no folder of the path. */
    public static Optional<Path> find(String program) {
        Stream<Path> folders = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty()).map(Path::of);
        return Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin")), folders)
                .map(folder -> folder.resolve(program))
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file)).findFirst();
    }
}

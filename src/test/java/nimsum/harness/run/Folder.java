package nimsum.harness.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What is in a folder, in an order that no file system changes. */
public final class Folder {

    /** The files, by name; none if there is no such folder. */
    public static List<Path> files(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rule that an invalid input breaks: what stands before the first dot of its name. */
    public static String rule(Path file) {
        return file.getFileName().toString().replaceFirst("\\..*$", "");
    }
}

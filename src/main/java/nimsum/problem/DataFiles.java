package nimsum.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.FileUtils;

/** Reads and writes data files as text in which each character is one byte (ISO 8859-1). */
public final class DataFiles {

    private DataFiles() {
    }

    /** The whole file. */
    public static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** Makes the file hold this text, with the folders above it; whether it changed. */
    public static boolean write(Path file, String text) {
        if (Files.exists(file) && read(file).equals(text)) {
            return false;
        }
        try {
            FileUtils.writeStringToFile(file.toFile(), text, StandardCharsets.ISO_8859_1);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}

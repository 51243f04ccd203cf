package nimsum.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import nimsum.errors.UsageException;

/**
 * Reads and writes whole files. Data is text in which each character is one byte (ISO 8859-1), so that any bytes
 * survive; documents are UTF-8. A failure is an {@code UncheckedIOException} that names the file.
 */
public final class DataFiles {

    public static String read(Path file) {
        return read(file, StandardCharsets.ISO_8859_1);
    }

    /**
     * Reads a data file that a person has named.
     *
     * @throws UsageException if there is no such file
     */
    public static String readNamed(Path file) {
        if (!Files.exists(file) || Files.isDirectory(file)) {
            throw new UsageException(Files.isDirectory(file)
                    ? "\"" + file + "\" is a folder, not a file."
                    : "There is no file " + file + ".");
        }
        return read(file);
    }

    /** Reads a document: a README, a source, a picture. */
    public static String readDocument(Path file) {
        return read(file, StandardCharsets.UTF_8);
    }

    /** Makes a data file hold this text, with the folders above it. Returns whether it changed. */
    public static boolean write(Path file, String text) {
        return write(file, text, StandardCharsets.ISO_8859_1);
    }

    /** Makes a document hold this text, with the folders above it. Returns whether it changed. */
    public static boolean writeDocument(Path file, String text) {
        return write(file, text, StandardCharsets.UTF_8);
    }

    public static List<String> names(Path folder) {
        String[] names = folder.toFile().list();
        if (names == null) {
            throw new UncheckedIOException("cannot list " + folder, new NoSuchFileException(folder.toString()));
        }
        Arrays.sort(names);
        return List.of(names);
    }

    /** Returns the sorted names with this ending in a folder, without it; none if there is no such folder. */
    public static List<String> stems(Path folder, String ending) {
        List<String> files = Files.isDirectory(folder) ? names(folder) : List.of();
        return files.stream().filter(name -> name.endsWith(ending))
                .map(name -> name.substring(0, name.length() - ending.length())).sorted().toList();
    }

    /** Returns a file's name without its ending. */
    public static String stem(Path file) {
        return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    }

    /** Returns the SHA-256 of a text of bytes, in hexadecimal. */
    public static String sha256(String text) {
        try {
            return HexFormat.of().formatHex(
                    MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.ISO_8859_1)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public static boolean delete(Path file) {
        try {
            return Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete " + file, e);
        }
    }

    private static String read(Path file, Charset charset) {
        try {
            return Files.readString(file, charset);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static boolean write(Path file, String text, Charset charset) {
        if (Files.exists(file) && read(file, charset).equals(text)) {
            return false;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            // Who reads at the same time sees the old file or the new one, never half of it.
            Path whole = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
            try {
                Files.writeString(whole, text, charset);
                Files.move(whole, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(whole);
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}

package nimsum.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes a package as a zip. The same files give the same bytes at any time. */
public final class Archive {

    /** Writes what stands in a folder. DOMjudge finds a submission of several files only by an entry of its folder. */
    public static void write(Path folder, Path archive) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> paths = walk.skip(1).sorted().toList();
            try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
                for (Path path : paths) {
                    ZipEntry entry = new ZipEntry(folder.relativize(path) + (Files.isDirectory(path) ? "/" : ""));
                    // Of the first minute of 1980 Java would add the time zone.
                    entry.setTimeLocal(LocalDateTime.of(1980, 1, 2, 0, 0));
                    zip.putNextEntry(entry);
                    if (!entry.isDirectory()) {
                        Files.copy(path, zip);
                    }
                }
            }
            Files.write(archive, withPermissions(bytes.toByteArray(), paths));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + archive, e);
        }
    }

    /** Sets the system to Unix and the permissions in the directory at the end, which {@code java.util.zip} can't. */
    private static byte[] withPermissions(byte[] zip, List<Path> paths) {
        ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int entry = bytes.getInt(zip.length - 6);
        for (Path path : paths) {
            int mode = Files.isDirectory(path) ? 040755 : Files.isExecutable(path) ? 0100755 : 0100644;
            bytes.put(entry + 5, (byte) 3).putInt(entry + 38, mode << 16);
            entry += 46 + bytes.getShort(entry + 28) + bytes.getShort(entry + 30) + bytes.getShort(entry + 32);
        }
        return zip;
    }
}

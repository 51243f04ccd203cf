package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** {@code scripts/export} of a problem of which a mistake passes the package's rules. */
@Isolated
class ExportCommandIT {

    @Test
    void replacesAPackageByForceAndWritesTheSameTwice(@TempDir Path folder) throws IOException {
        Path other = folder.resolve("hdu2149/notes.txt");
        DataFiles.write(other, "mine");
        assertEquals(new Script(0, "",
                "hdu2149: without BlankAtTheEnd, because no case refutes it by a wrong answer or a runtime error.\n"
                        + "1 package in " + folder + "\n"),
                export(folder));
        assertFalse(Files.exists(other));
        Path archive = folder.resolve("hdu2149.zip");
        Path first = Files.copy(archive, folder.resolve("first.zip"));
        export(folder);
        assertEquals(-1, Files.mismatch(first, archive));
    }

    private static Script export(Path folder) {
        return Script.inCheckout(Problems.here().home(), new ExportCommand(), "hdu2149", "--output",
                folder.toString(), "--force");
    }
}

package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void replacesAPackageByForce(@TempDir Path folder) {
        Path other = folder.resolve("hdu2149/notes.txt");
        DataFiles.write(other, "mine");
        assertEquals(new Script(0, "",
                "hdu2149: without BlankAtTheEnd, because no case refutes it by a wrong answer or a runtime error.\n"
                        + "1 package in " + folder + "\n"),
                Script.inCheckout(Problems.here().home(), new ExportCommand(), "hdu2149", "--output",
                        folder.toString(), "--force"));
        assertFalse(Files.exists(other));
        assertTrue(Files.exists(folder.resolve("hdu2149.zip")));
    }
}

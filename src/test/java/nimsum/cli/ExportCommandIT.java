package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/export} overwrites nothing unasked. */
class ExportCommandIT {

    private static final String ID = "hdu2149";

    @TempDir
    private Path folder;

    private Script export(String... options) {
        List<String> words = new ArrayList<>(List.of(ID, "--output", folder.toString()));
        words.addAll(List.of(options));
        return Script.inCheckout(Problems.here().home(), new ExportCommand(), words.toArray(String[]::new));
    }

    @Test
    void replacesAPackageOnlyByForce() {
        Path other = folder.resolve(ID).resolve("notes.txt");
        DataFiles.write(other, "mine");
        Script refused = new Script(2, "",
                other.getParent() + " is there already. Name another folder, or replace it by --force.\n");
        assertEquals(refused, export());
        assertTrue(Files.exists(other));
        assertEquals(new Script(0, "",
                ID + ": without BlankAtTheEnd, which passes all cases.\n1 package in " + folder + "\n"),
                export("--force"));
        assertFalse(Files.exists(other));
        assertTrue(Files.exists(folder.resolve(ID + ".zip")));
        assertEquals(refused, export());
    }
}

package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormulasIT {

    /** The kept formula is changed by hand, so that the test sees whether it was taken or converted again. */
    @Test
    void whatAnotherProgramConvertedIsConvertedAgain(@TempDir Path work) {
        Path file = work.resolve("formulas.json");
        String converted = converted(file);
        String kept = DataFiles.readDocument(file).replace("x\\u003c", "y\\u003c");
        DataFiles.writeDocument(file, kept);
        assertEquals(converted.replace(">x<", ">y<"), converted(file));
        for (String maker : List.of(Formulas.digest(Formulas.KATEX), Formulas.digest(Formulas.CODE))) {
            DataFiles.writeDocument(file, kept.replace(maker, "0".repeat(maker.length())));
            assertEquals(converted, converted(file));
        }
    }

    private static String converted(Path file) {
        try (Formulas formulas = new Formulas(file)) {
            return formulas.mathMl("x", false);
        }
    }
}

package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import nimsum.theory.StudyMap;
import nimsum.theory.StudyOrder;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Where a test says that {@code scripts/pictures} draws a picture again, it does. */
@Isolated
class PicturesCommandTest extends ProblemCopy {

    @Test
    void allThatIsDrawnIsDrawnAgainByteForByte() throws IOException {
        Path original = Problems.here().home();
        FileUtils.copyDirectory(original.resolve("theory").toFile(), home.resolve("theory").toFile());
        for (Path file : List.of(StudyOrder.document(home), StudyOrder.folder(home).resolve(StudyMap.FILE))) {
            FileUtils.copyFile(original.resolve(home.relativize(file)).toFile(), file.toFile());
        }
        Map<Path, String> drawn = FileUtils.listFiles(home.toFile(), new String[]{"svg"}, true).stream()
                .map(File::toPath).collect(Collectors.toMap(picture -> picture, DataFiles::read));
        drawn.keySet().forEach(picture -> DataFiles.writeDocument(picture, "spoilt\n"));
        for (String pictures : List.of("theory", "fixture")) {
            assertEquals(0, Script.inCheckout(home, new PicturesCommand(), pictures).status());
        }
        drawn.forEach((picture, svg) -> assertTrue(svg.equals(DataFiles.read(picture)), picture + " differs"));
    }
}

package nimsum.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.cases.StrictText;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.SecretData;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The data of our own: secret cases come out of Cases and Reference again, and Cases refuses each invalid input. */
class SecretDataTest {

    @TestFactory
    Stream<DynamicNode> secretDataIsWhatCasesNames() {
        return Rooms.each(problem -> Stream.concat(
                Stream.of(dynamicTest("names",
                        () -> assertEquals(new TreeSet<>(problem.cases().named().keySet()),
                                new TreeSet<>(
                                        files(problem, DataKind.SECRET).stream().map(SecretDataTest::stem).toList())))),
                problem.cases().named().entrySet().stream().map(named -> dynamicTest(named.getKey(),
                        () -> SecretData.check(problem, named.getKey(), named.getValue().get())))));
    }

    @TestFactory
    Stream<DynamicNode> invalidInputsAreRefused() {
        return Rooms.each(problem -> {
            List<Path> files = files(problem, DataKind.INVALID);
            assertFalse(files.isEmpty(), problem + " has no invalid inputs");
            return files.stream().map(file -> dynamicTest(stem(file), () -> {
                StrictText input = new StrictText(DataFiles.read(file));
                InvalidInput refusal = assertThrows(InvalidInput.class, () -> problem.cases().check(input));
                assertEquals(stem(file).replaceFirst("\\..*", ""), refusal.rule(), refusal.getMessage());
            }));
        });
    }

    private static List<Path> files(Problem problem, DataKind kind) {
        Path folder = problem.data(kind);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file's name without its ending. */
    private static String stem(Path file) {
        return file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    }
}

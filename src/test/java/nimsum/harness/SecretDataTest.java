package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.cases.StrictText;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.SecretData;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The data of our own: secret cases come out of Cases and Reference again, and Cases refuses each invalid input. */
class SecretDataTest {

    @TestFactory
    Stream<DynamicNode> secretDataIsWhatCasesNames() {
        return SelectedProblems.each(problem -> Stream.concat(
                Stream.of(dynamicTest("names",
                        () -> assertEquals(new TreeSet<>(problem.cases().named().keySet()),
                                new TreeSet<>(
                                        Folder.files(problem.data(DataKind.SECRET)).stream().map(Folder::stem)
                                                .toList())))),
                problem.cases().named().entrySet().stream().map(named -> dynamicTest(named.getKey(),
                        () -> SecretData.check(problem, named.getKey(), named.getValue().get())))));
    }

    @TestFactory
    Stream<DynamicNode> invalidInputsAreRefused() {
        return SelectedProblems.each(problem -> {
            List<Path> files = Folder.files(problem.data(DataKind.INVALID));
            assertFalse(files.isEmpty(), problem + " has no invalid inputs");
            return files.stream().map(file -> dynamicTest(Folder.stem(file), () -> {
                StrictText input = new StrictText(DataFiles.read(file));
                InvalidInput refusal = assertThrows(InvalidInput.class, () -> problem.cases().check(input));
                assertEquals(Folder.rule(file), refusal.rule(), refusal.getMessage());
            }));
        });
    }
}

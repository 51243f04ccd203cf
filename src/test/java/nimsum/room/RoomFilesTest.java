package nimsum.room;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The files of each room agree with one another. */
class RoomFilesTest {

    @TestFactory
    Stream<DynamicNode> files() {
        return Rooms.each(problem -> Stream.of(dynamicTest("has samples", () -> RoomFiles.samples(problem)),
                dynamicTest("problem.yaml has the right keys", problem::file),
                dynamicTest("files end in a newline", () -> RoomFiles.checkFinalNewlines(problem)),
                dynamicTest("Cases accepts every case", () -> RoomFiles.checkValidity(problem)),
                dynamicTest("bounds and limits agree", () -> RoomFiles.checkBounds(problem)),
                dynamicTest("README shows the samples", () -> RoomFiles.checkReadmeSamples(problem))));
    }
}

package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import nimsum.author.Unfinished;
import nimsum.harness.run.SelectedProblems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Nothing is left that {@code scripts/new-problem ID --left} lists. Its remarks on the style of a text fail no test.
 */
class UnfinishedTest {

    @TestFactory
    Stream<DynamicNode> nothingIsLeftToWrite() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("nothing is left to write",
                () -> assertEquals(List.of(), Unfinished.left(problem),
                        () -> "scripts/new-problem " + problem + " --left lists it, too"))));
    }
}

package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RowsTest {

    @Test
    void everyRowOnceInOrder() {
        assertEquals(List.of("[0, 0]", "[0, 1]", "[0, 2]", "[1, 0]", "[1, 1]", "[1, 2]", "[2, 0]", "[2, 1]", "[2, 2]"),
                Rows.all(2, 2).map(Arrays::toString).toList());
        assertEquals(List.of("[]"), Rows.all(0, 5).map(Arrays::toString).toList());
    }

    @Test
    void theCountsBecomeOne() {
        List<String> inputs = List.of("1\n2 5\n", "1\n1\n");
        assertEquals(Optional.of("2\n2 5\n1\n"), Rows.joined(inputs, 2));
        assertEquals(Optional.empty(), Rows.joined(inputs, 1));
    }
}

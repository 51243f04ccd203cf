package nimsum.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnswersTest {

    /** Of five moves with the change 1, two go with the component a, and b brings three. */
    @Test
    void whatGoesIsTakenOffAndWhatComesIsAdded() {
        Answers<String> answers = new Answers<>(IntStream.of(1, 1, 2, 1, 1, 1),
                (component, change) -> component.equals("a") ? 2 : 3);
        assertEquals(5 - 2 + 3, answers.after(1, List.of("a"), List.of("b")));
    }
}

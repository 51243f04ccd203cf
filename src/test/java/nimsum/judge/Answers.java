package nimsum.judge;

import static org.junit.jupiter.api.Assertions.fail;

public final class Answers {

    /**
     * Asserts that an output has the bytes of the answer. A failure says where they first differ, as both may be large.
     */
    public static void assertSame(String answer, String output, Object who) {
        if (!answer.equals(output)) {
            fail(who + ", " + Difference.ofTokens(answer, output).or(() -> Difference.ofBytes(answer, output))
                    .map(Difference::toString).orElse("the ends of lines differ"));
        }
    }
}

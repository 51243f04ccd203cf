package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.problem.Program;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs inside this JVM, one for each way to be right or wrong. */
class JudgeTest {

    /** Prints its input, fails at 0, and waits at 9. */
    static final class Echo {

        static void solve(FastReader in, FastWriter out) throws InterruptedException {
            int number = in.nextInt();
            if (number == 0) {
                throw new IllegalStateException("nothing");
            }
            if (number == 9) {
                Thread.sleep(60_000);
            }
            out.println(number);
            out.flush();
        }
    }

    @ParameterizedTest
    @CsvSource({"1, Accepted", "2, Wrong Answer", "0, Runtime Error", "9, Time Limit Exceeded"})
    void verdicts(String input, String verdict) {
        int millis = input.equals("9") ? 10 : 10_000;
        assertEquals(verdict, Judge.judge(Program.of(Echo.class.getName()), KnownRules.of("POJ", millis), input, "1\n")
                .verdict().toString());
    }
}

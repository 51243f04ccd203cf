package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import nimsum.errors.CheckoutException;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramTest {

    /** Prints its first number, and then does what the second one says. */
    static final class Thrower {

        static void solve(FastReader in, FastWriter out) throws Exception {
            out.println(in.nextInt());
            switch (in.nextInt()) {
                case 1 -> throw new ArithmeticException("unchecked");
                case 2 -> throw new StackOverflowError("error");
                case 3 -> throw new InterruptedException("checked");
                default -> {
                }
            }
        }
    }

    private static final Program PROGRAM = Program.of(Thrower.class);

    @Test
    void whatIsThrown() {
        assertEquals("unchecked", assertThrows(ArithmeticException.class, () -> PROGRAM.run("7 1")).getMessage());
        assertEquals("error", assertThrows(StackOverflowError.class, () -> PROGRAM.run("7 2")).getMessage());
        assertEquals("checked",
                assertThrows(IllegalStateException.class, () -> PROGRAM.run("7 3")).getCause().getMessage());
    }

    @Test
    void whatIsNoProgram() {
        assertEquals("there is no class nothing.Main",
                assertThrows(CheckoutException.class, () -> Program.of("nothing.Main")).getMessage());
        assertEquals("java.lang.String has no static void solve(FastReader, FastWriter)",
                assertThrows(CheckoutException.class, () -> Program.of(String.class)).getMessage());
    }

    @Test
    void aConstructorThatFailsIsNotCalledPrivate(@TempDir Path home) {
        IllegalStateException failure = assertThrows(IllegalStateException.class,
                () -> new Problem(home, "nimsum.problem.failing").rules());
        assertEquals("the constructor of nimsum.problem.failing.Rules failed", failure.getMessage());
        assertEquals("no table", failure.getCause().getMessage());
    }
}

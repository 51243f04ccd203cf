package nimsum.harness.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import nimsum.problem.Program;
import org.apache.commons.io.IOUtils;

/** A {@code main} for programs that have only {@code solve}, to run them in a JVM of their own. */
final class ProgramRunner {

    public static void main(String[] args) throws IOException {
        System.out.print(Program.of(args[0]).run(IOUtils.toString(System.in, StandardCharsets.ISO_8859_1)));
    }
}

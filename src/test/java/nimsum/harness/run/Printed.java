package nimsum.harness.run;

import java.io.StringWriter;

/** Returns lines with a line feed between them, on every system. */
public final class Printed extends StringWriter {

    @Override
    public String toString() {
        return super.toString().replace(System.lineSeparator(), "\n");
    }
}

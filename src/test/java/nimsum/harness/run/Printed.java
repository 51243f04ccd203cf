package nimsum.harness.run;

import java.io.StringWriter;

/** What is printed, with a line feed between lines on every system. */
public final class Printed extends StringWriter {

    @Override
    public String toString() {
        return super.toString().replace(System.lineSeparator(), "\n");
    }
}

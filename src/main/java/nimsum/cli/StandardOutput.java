package nimsum.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOError;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Standard output that tells when it can't be written, because a disk is full or nobody reads it any more.
 * {@code System.out} keeps such failures to itself, and a command would end as if all were well. An {@code IOError}
 * passes through it, and through a command, up to its {@code main}.
 */
final class StandardOutput extends FileOutputStream {

    private static final int BUFFER_BYTES = 1 << 13;

    private StandardOutput() {
        super(FileDescriptor.out);
    }

    /** Makes {@code System.out} throw an {@code IOError} where it can't be written, and write UTF-8 everywhere. */
    static void install() {
        System.setOut(new PrintStream(new BufferedOutputStream(new StandardOutput(), BUFFER_BYTES), true,
                StandardCharsets.UTF_8));
    }

    /**
     * Says on standard error why the output could not be written, unless its reader has just heard enough; the exit
     * status.
     */
    static int failed(IOError failure) {
        String reason = failure.getCause().getMessage();
        if (!"Broken pipe".equals(reason)) {
            System.err.println("Standard output can't be written: " + reason);
        }
        return 1;
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            super.write(bytes, from, length);
        } catch (IOException e) {
            throw new IOError(e);
        }
    }
}

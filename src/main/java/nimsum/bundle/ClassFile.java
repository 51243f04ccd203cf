package nimsum.bundle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * What a class file says, with its texts (the names and signatures of all that it uses, and its strings) written
 * another way: chapter 4 of the Java Virtual Machine Specification.
 *
 * @param bytes all of it
 * @param texts those that stand in it
 * @param isOpen whether it is a class that another one may extend
 */
record ClassFile(byte[] bytes, SortedSet<String> texts, boolean isOpen) {

    private static final int UTF8 = 1, LONG = 5, DOUBLE = 6;
    /** By the tag of a constant, how many bytes follow. */
    private static final int[] LENGTHS = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};
    private static final int FINAL = 0x10, INTERFACE = 0x200;
    private static final int MAGIC_AND_VERSION = 8;

    static ClassFile read(byte[] file, UnaryOperator<String> rename) {
        SortedSet<String> texts = new TreeSet<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
                DataOutputStream out = new DataOutputStream(bytes)) {
            out.write(in.readNBytes(MAGIC_AND_VERSION));
            int constants = in.readUnsignedShort();
            out.writeShort(constants);
            for (int i = 1; i < constants; i++) {
                int tag = in.readUnsignedByte();
                out.writeByte(tag);
                if (tag == UTF8) {
                    String text = rename.apply(in.readUTF());
                    texts.add(text);
                    out.writeUTF(text);
                } else {
                    out.write(in.readNBytes(LENGTHS[tag]));
                    i += tag == LONG || tag == DOUBLE ? 1 : 0; // They count for two.
                }
            }
            int access = in.readUnsignedShort();
            out.writeShort(access);
            out.write(in.readAllBytes());
            return new ClassFile(bytes.toByteArray(), texts, (access & (FINAL | INTERFACE)) == 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether they say the same. */
    boolean isSame(ClassFile other) {
        return Arrays.equals(bytes, other.bytes);
    }
}

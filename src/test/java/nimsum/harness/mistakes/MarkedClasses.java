package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import nimsum.cases.Computed;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The compiled classes of a solution, in which the tests see and change numbers on their way: a class, the classes of
 * its package that it calls, and those of {@code nimsum.util}.
 */
public final class MarkedClasses extends ClassLoader {

    /** What the tests make of marked numbers. */
    public interface Change {

        /** What a number becomes at the place for which it is marked. */
        long at(int place, long number);
    }

    /** Each loader has a class of this name of its own, through which its marked numbers go. */
    public static final class Marks {

        private static final MarkedClasses LOADER = (MarkedClasses) Marks.class.getClassLoader();

        public static int number(int number, int place) {
            return (int) LOADER.change(place, number);
        }

        public static long number(long number, int place) {
            return LOADER.change(place, number);
        }
    }

    private static final String MARKS = Type.getInternalName(Marks.class);
    private static final String READER = Type.getInternalName(FastReader.class);
    /** The tests hand these to a solution. */
    private static final Set<String> SHARED = Set.of(READER, Type.getInternalName(FastWriter.class),
            Type.getInternalName(InputException.class));

    private final String main;
    private final Map<String, ClassNode> classes = new HashMap<>();
    /** By what {@link Computed} calls it. */
    private final Map<String, List<NumberSpot>> spots = new TreeMap<>();
    private final List<NumberSpot> reads = new ArrayList<>();
    private Change change;
    private Thread running;

    /**
     * @param main the name of the class
     */
    MarkedClasses(String main) {
        super(MarkedClasses.class.getClassLoader());
        this.main = main;
        read(MARKS);
        add(main.replace('.', '/'), packageOf(main.replace('.', '/')));
    }

    private ClassNode read(String path) {
        ClassNode type = new ClassNode();
        try (InputStream file = getResourceAsStream(path + ".class")) {
            new ClassReader(file).accept(type, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        classes.put(path, type);
        return type;
    }

    private void add(String path, String mainPackage) {
        ClassNode type = read(path);
        for (MethodNode method : type.methods) {
            for (NumberSpot spot : NumberSpot.of(type, method)) {
                spots.computeIfAbsent(spot.name(), name -> new ArrayList<>()).add(spot);
                if (spot.at() instanceof MethodInsnNode call && call.owner.equals(READER)
                        && !call.desc.startsWith("()")) {
                    reads.add(spot);
                }
            }
            for (AbstractInsnNode code : method.instructions.toArray()) {
                if (code instanceof MethodInsnNode call && !classes.containsKey(call.owner)
                        && !SHARED.contains(call.owner)
                        && Set.of(mainPackage, packageOf(READER)).contains(packageOf(call.owner))) {
                    add(call.owner, mainPackage);
                }
            }
        }
    }

    private static String packageOf(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /**
     * Marks a number at each spot where the solution has it.
     *
     * @throws AssertionError if the solution does not have it
     */
    void mark(Computed number, int place) {
        List<NumberSpot> marked = spots.getOrDefault(number.where(), List.of());
        assertFalse(marked.isEmpty(), () -> main + " has no " + number.where() + ", where Cases.computed() looks for "
                + number.name() + ". It has " + String.join(", ", spots.keySet()));
        marked.forEach(spot -> spot.mark(place, MARKS));
    }

    /**
     * Marks each number that the solution reads within bounds, and takes the bounds away.
     *
     * @param first the first one's place
     * @return how many there are
     */
    int markReads(int first) {
        for (NumberSpot read : reads) {
            MethodInsnNode call = (MethodInsnNode) read.at();
            InsnList code = read.method().instructions;
            for (Type bound : Type.getArgumentTypes(call.desc)) {
                code.insertBefore(call, new InsnNode(bound == Type.LONG_TYPE ? Opcodes.POP2 : Opcodes.POP));
            }
            call.desc = Type.getMethodDescriptor(Type.getReturnType(call.desc));
            read.mark(first++, MARKS);
        }
        return reads.size();
    }

    /** Has the solution go on where it complains of its input. */
    void silence() {
        for (ClassNode type : classes.values()) {
            for (MethodNode method : type.methods) {
                for (AbstractInsnNode code : method.instructions.toArray()) {
                    if (code.getOpcode() == Opcodes.ATHROW && code.getPrevious() instanceof MethodInsnNode call
                            && call.owner.equals(READER)) {
                        method.instructions.set(code, new InsnNode(Opcodes.POP));
                    }
                }
            }
        }
    }

    /** Has the runs of this thread change numbers so. A run of another thread, which has not ended, ends. */
    void use(Change other) {
        running = Thread.currentThread();
        change = other;
    }

    /** For {@link Marks} only. */
    public long change(int place, long number) {
        if (Thread.currentThread() != running) {
            throw new IllegalStateException("another run has begun");
        }
        return change.at(place, number);
    }

    /** The marked class of this name, or else the one that all know. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        ClassNode type = classes.get(name.replace('.', '/'));
        if (type == null) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            type.accept(writer);
            byte[] bytes = writer.toByteArray();
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}

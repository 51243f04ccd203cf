package nimsum.harness.mistakes;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * The compiled classes of a problem and of {@code nimsum.util}, in which the tests see and change numbers on their way.
 * The bounds of the numbers that are read are taken away, since a program that keeps a number in a narrow type does not
 * complain.
 */
public final class MarkedClasses extends ClassLoader {

    /** What the tests make of marked numbers. */
    interface Change {

        /** What a number becomes at the place for which it is marked. */
        long at(int place, long number);
    }

    private record Use(Thread thread, Change change) {
    }

    private static final Set<Integer> STORES = Set.of(Opcodes.IASTORE, Opcodes.LASTORE, Opcodes.PUTFIELD,
            Opcodes.PUTSTATIC);
    /** The uses, by the numbers of their class loaders. A variable for each thread would take a third of the time. */
    private static final List<Use> USES = new CopyOnWriteArrayList<>();
    private static final String READER = Type.getInternalName(FastReader.class);
    /** The tests hand these to a solution. */
    private static final Set<Class<?>> SHARED = Set.of(FastReader.class, FastWriter.class, InputException.class);

    private final String packages;
    private final Map<String, Integer> computed;
    private final Set<String> found = new TreeSet<>();
    private final int index;
    private int places;

    /**
     * @param problem its id
     * @param computed the places of computed numbers from 0, by what {@link nimsum.cases.Computed} calls them. Those of
     * the numbers that are read come next
     */
    MarkedClasses(String problem, Map<String, Integer> computed) {
        super(MarkedClasses.class.getClassLoader());
        packages = "(" + problem + "|nimsum\\.util)\\.\\w+(\\$.*)?";
        this.computed = computed;
        places = computed.size();
        synchronized (USES) {
            index = USES.size();
            USES.add(null);
        }
    }

    /** Has the runs of this thread change numbers so. A run on another thread, which exceeded its time, ends. */
    void use(Change change) {
        USES.set(index, new Use(Thread.currentThread(), change));
    }

    /** For the marked classes only. */
    public static int number(int number, int place, int index) {
        return (int) number((long) number, place, index);
    }

    /** For the marked classes only. */
    public static long number(long number, int place, int index) {
        Use use = USES.get(index);
        if (Thread.currentThread() != use.thread) {
            throw new IllegalStateException("this run has exceeded its time");
        }
        return use.change.at(place, number);
    }

    /** How many places the classes have that were loaded until now. */
    int places() {
        return places;
    }

    /** What the numbers are called in the classes that were loaded until now. */
    Set<String> found() {
        return found;
    }

    /** The marked class of this name, or else the one that all know. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.matches(packages) || SHARED.stream().anyMatch(type -> type.getName().equals(name))) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            ClassNode type = new ClassNode();
            new ClassReader(name).accept(type, 0);
            for (MethodNode method : type.methods) {
                new Marked(type, method).mark();
            }
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            type.accept(writer);
            return defineClass(name, writer.toByteArray(), 0, writer.toByteArray().length);
        } catch (IOException | AnalyzerException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /**
     * A method, in which each number goes through {@link #number}: behind the instruction that reads a variable, calls
     * a method or multiplies, and before the one that stores in a field or an array.
     */
    private final class Marked {

        private final MethodNode method;
        private final String className;
        private final AbstractInsnNode[] codes;
        private final Frame<SourceValue>[] frames;

        Marked(ClassNode type, MethodNode method) throws AnalyzerException {
            this.method = method;
            className = simple(type.name);
            codes = method.instructions.toArray();
            frames = new Analyzer<>(new Origins()).analyze(type.name, method);
        }

        void mark() {
            String[] names = new String[codes.length];
            for (int i = 0; i < codes.length; i++) {
                names[i] = type(codes[i]).getSort() == Type.VOID ? "" : name(i);
            }
            for (int i = 0; i < codes.length; i++) {
                silence(codes[i]);
                if (!names[i].isEmpty()) {
                    found.add(names[i]);
                    if (computed.containsKey(names[i])) {
                        mark(codes[i], computed.get(names[i]));
                    }
                    if (codes[i] instanceof MethodInsnNode call && call.owner.equals(READER)
                            && !call.desc.startsWith("()")) {
                        takeBoundsAway(call);
                        mark(call, places++);
                    }
                }
            }
        }

        private void mark(AbstractInsnNode code, int place) {
            InsnList marking = new InsnList();
            marking.add(new LdcInsnNode(place));
            marking.add(new LdcInsnNode(index));
            marking.add(new MethodInsnNode(Opcodes.INVOKESTATIC, Type.getInternalName(MarkedClasses.class), "number",
                    Type.getMethodDescriptor(type(code), type(code), Type.INT_TYPE, Type.INT_TYPE)));
            if (STORES.contains(code.getOpcode())) {
                method.instructions.insertBefore(code, marking);
            } else {
                method.instructions.insert(code, marking);
            }
        }

        private void takeBoundsAway(MethodInsnNode call) {
            for (Type bound : Type.getArgumentTypes(call.desc)) {
                method.instructions.insertBefore(call,
                        new InsnNode(bound == Type.LONG_TYPE ? Opcodes.POP2 : Opcodes.POP));
            }
            call.desc = Type.getMethodDescriptor(Type.getReturnType(call.desc));
        }

        /** Has the method go on where it complains of its input, unless it ends there. */
        private void silence(AbstractInsnNode code) {
            AbstractInsnNode next = code.getNext();
            while (next != null && next.getOpcode() < 0) {
                next = next.getNext();
            }
            if (next != null && code.getOpcode() == Opcodes.ATHROW && code.getPrevious() instanceof MethodInsnNode call
                    && call.owner.equals(READER)) {
                method.instructions.set(code, new InsnNode(Opcodes.POP));
            }
        }

        /** The type of the number that passes an instruction: {@code int}, {@code long}, or {@code void} for none. */
        private static Type type(AbstractInsnNode code) {
            Type type = switch (code.getOpcode()) {
                case Opcodes.ILOAD, Opcodes.IASTORE -> Type.INT_TYPE;
                case Opcodes.LLOAD, Opcodes.LASTORE, Opcodes.LMUL -> Type.LONG_TYPE;
                case Opcodes.PUTFIELD, Opcodes.PUTSTATIC -> Type.getType(((FieldInsnNode) code).desc);
                default -> code instanceof MethodInsnNode call ? Type.getReturnType(call.desc) : Type.VOID_TYPE;
            };
            return type == Type.INT_TYPE || type == Type.LONG_TYPE ? type : Type.VOID_TYPE;
        }

        /** What {@link nimsum.cases.Computed} calls what an instruction reads or stores; empty for what has no name. */
        private String name(int at) {
            AbstractInsnNode code = codes[at];
            return switch (code.getOpcode()) {
                case Opcodes.ILOAD, Opcodes.LLOAD, Opcodes.ALOAD -> variable(((VarInsnNode) code).var, at);
                case Opcodes.AALOAD -> array(at, 2);
                case Opcodes.IASTORE, Opcodes.LASTORE -> array(at, 3) + "[]";
                case Opcodes.LMUL -> className + " *";
                default -> code instanceof FieldInsnNode field
                        ? simple(field.owner) + "." + field.name
                        : code instanceof MethodInsnNode call ? simple(call.owner) + "." + call.name + "()" : "";
            };
        }

        private String variable(int index, int at) {
            return method.localVariables.stream()
                    .filter(variable -> variable.index == index && method.instructions.indexOf(variable.start) <= at
                            && at < method.instructions.indexOf(variable.end))
                    .map(variable -> className + "." + variable.name).findFirst().orElse("");
        }

        /** The name of the array that an instruction takes from this depth of the stack. */
        private String array(int at, int depth) {
            Frame<SourceValue> frame = frames[at];
            AbstractInsnNode origin = frame.getStack(frame.getStackSize() - depth).insns.iterator().next();
            return name(method.instructions.indexOf(origin));
        }

        /** Returns the simple name, for example {@code Value} for {@code gerald08/Main$Value}. */
        private static String simple(String path) {
            return path.substring(1 + Math.max(path.lastIndexOf('/'), path.lastIndexOf('$')));
        }
    }

    /** Tells from which instruction a value comes, for which a copy on the stack is the same value. */
    private static final class Origins extends SourceInterpreter {

        Origins() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode code, SourceValue value) {
            return code.getOpcode() == Opcodes.ALOAD ? super.copyOperation(code, value) : value;
        }
    }
}

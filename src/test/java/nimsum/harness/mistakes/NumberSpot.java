package nimsum.harness.mistakes;

import static org.objectweb.asm.Opcodes.AALOAD;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ALOAD;
import static org.objectweb.asm.Opcodes.ASM9;
import static org.objectweb.asm.Opcodes.GETFIELD;
import static org.objectweb.asm.Opcodes.GETSTATIC;
import static org.objectweb.asm.Opcodes.IASTORE;
import static org.objectweb.asm.Opcodes.IINC;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKEINTERFACE;
import static org.objectweb.asm.Opcodes.INVOKESPECIAL;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.ISTORE;
import static org.objectweb.asm.Opcodes.LASTORE;
import static org.objectweb.asm.Opcodes.LMUL;
import static org.objectweb.asm.Opcodes.LSTORE;
import static org.objectweb.asm.Opcodes.PUTFIELD;
import static org.objectweb.asm.Opcodes.PUTSTATIC;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * A spot in compiled code where a number comes up: it is assigned, stored in an array, multiplied or returned.
 *
 * @param name as in {@link nimsum.cases.Computed}
 * @param method the code
 * @param at the instruction, or the label at which the method begins, for a parameter
 * @param type {@code int} or {@code long}
 * @param variable where the variable is that has the number behind the instruction, or NONE
 */
record NumberSpot(String name, MethodNode method, AbstractInsnNode at, Type type, int variable) {

    private static final int NONE = -1;

    /** All spots of a method. */
    static List<NumberSpot> of(ClassNode type, MethodNode method) {
        return new Finder(type, method).find();
    }

    /** Has the number go through {@code number(number, place)} of a class. */
    void mark(int place, String marking) {
        InsnList code = new InsnList();
        code.add(new LdcInsnNode(place));
        code.add(new MethodInsnNode(INVOKESTATIC, marking, "number",
                Type.getMethodDescriptor(type, type, Type.INT_TYPE)));
        if (variable != NONE) {
            code.insert(new VarInsnNode(type.getOpcode(ILOAD), variable));
            code.add(new VarInsnNode(type.getOpcode(ISTORE), variable));
        }
        if (at instanceof LabelNode || at instanceof FieldInsnNode || at.getOpcode() == type.getOpcode(IASTORE)) {
            method.instructions.insertBefore(at, code);
        } else {
            method.instructions.insert(at, code);
        }
    }

    /** Looks for the spots of one method. */
    private static final class Finder {

        private final String className;
        private final MethodNode method;
        private final List<NumberSpot> spots = new ArrayList<>();
        private final Frame<SourceValue>[] frames;

        Finder(ClassNode type, MethodNode method) {
            className = simple(type.name);
            this.method = method;
            try {
                frames = new Analyzer<>(new Origins()).analyze(type.name, method);
            } catch (AnalyzerException e) {
                throw new IllegalStateException(e);
            }
        }

        List<NumberSpot> find() {
            int parameter = (method.access & ACC_STATIC) == 0 ? 1 : 0;
            for (Type type : Type.getArgumentTypes(method.desc)) {
                addVariable(parameter, method.instructions.getFirst());
                parameter += type.getSize();
            }
            for (AbstractInsnNode code : method.instructions) {
                switch (code.getOpcode()) {
                    case INVOKESTATIC, INVOKEVIRTUAL, INVOKESPECIAL, INVOKEINTERFACE -> addCall((MethodInsnNode) code);
                    case LMUL -> add(className + " *", code, Type.LONG_TYPE, NONE);
                    case ISTORE, LSTORE -> addVariable(((VarInsnNode) code).var, code);
                    case IINC -> addVariable(((IincInsnNode) code).var, code);
                    case PUTFIELD, PUTSTATIC -> add(name((FieldInsnNode) code), code,
                            Type.getType(((FieldInsnNode) code).desc), NONE);
                    case IASTORE -> add(arrayName(code, 3) + "[]", code, Type.INT_TYPE, NONE);
                    case LASTORE -> add(arrayName(code, 3) + "[]", code, Type.LONG_TYPE, NONE);
                    default -> {
                    }
                }
            }
            return spots;
        }

        private void addCall(MethodInsnNode call) {
            add(simple(call.owner) + "." + call.name + "()", call, Type.getReturnType(call.desc), NONE);
        }

        private void addVariable(int index, AbstractInsnNode code) {
            variable(index, code).ifPresent(
                    variable -> add(className + "." + variable.name, code, Type.getType(variable.desc), index));
        }

        private void add(String spot, AbstractInsnNode code, Type type, int variable) {
            if (type == Type.INT_TYPE || type == Type.LONG_TYPE) {
                spots.add(new NumberSpot(spot, method, code, type, variable));
            }
        }

        /** The variable that a place in a frame holds behind an instruction; it may have its first value from that. */
        private Optional<LocalVariableNode> variable(int index, AbstractInsnNode code) {
            int at = method.instructions.indexOf(code);
            return method.localVariables.stream().filter(variable -> variable.index == index
                    && method.instructions.indexOf(variable.start) <= at + 1
                    && at < method.instructions.indexOf(variable.end)).findFirst();
        }

        /** The variable or field of an array which an instruction takes from this depth of the stack, or "". */
        private String arrayName(AbstractInsnNode code, int depth) {
            Frame<SourceValue> frame = frames[method.instructions.indexOf(code)];
            AbstractInsnNode origin = frame.getStack(frame.getStackSize() - depth).insns.iterator().next();
            return switch (origin.getOpcode()) {
                case ALOAD -> variable(((VarInsnNode) origin).var, origin)
                        .map(variable -> className + "." + variable.name).orElse("");
                case GETFIELD, GETSTATIC -> name((FieldInsnNode) origin);
                case AALOAD -> arrayName(origin, 2);
                default -> "";
            };
        }

        private static String name(FieldInsnNode field) {
            return simple(field.owner) + "." + field.name;
        }

        /** As in {@code Value} for {@code gerald08/Main$Value}. */
        private static String simple(String path) {
            return path.substring(1 + Math.max(path.lastIndexOf('/'), path.lastIndexOf('$')));
        }
    }

    /** Tells from which instruction a value comes, for which a copy on the stack is the same value. */
    private static final class Origins extends SourceInterpreter {

        Origins() {
            super(ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode code, SourceValue value) {
            return code.getOpcode() == ALOAD ? super.copyOperation(code, value) : value;
        }
    }
}

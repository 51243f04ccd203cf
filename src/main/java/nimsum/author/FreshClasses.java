package nimsum.author;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * The classes of a problem's mistakes. They can be loaded anew, so that no run sees what an earlier one left in a
 * static field.
 */
final class FreshClasses {

    private final Problem problem;
    private final Path folder;
    /** Class files by the names of their classes, read once. */
    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    /**
     * @param folder has the classes that the class path of this JVM lacks
     */
    FreshClasses(Problem problem, Path folder) {
        this.problem = problem;
        this.folder = folder;
    }

    /** Loads a program of which nothing has run yet. */
    Program load(String className) {
        try {
            return Program.of(new Loader().loadClass(className));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Returns a program of which nothing has run yet. This is the same program if its classes have no static fields
     * except constants, and otherwise the program is loaded anew.
     */
    Program fresh(Program program) {
        Class<?> type = program.solve().getDeclaringClass();
        return ((Loader) type.getClassLoader()).classes.stream()
                .flatMap(loaded -> Stream.of(loaded.getDeclaredFields())).anyMatch(FreshClasses::keepsSomething)
                        ? load(type.getName())
                        : program;
    }

    private static boolean keepsSomething(Field field) {
        boolean isConstant = Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class || field.isEnumConstant());
        return Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !isConstant;
    }

    private byte[] read(String name) {
        String file = name.replace('.', '/') + ".class";
        Path own = folder.resolve(file);
        try (InputStream bytes = Files.exists(own)
                ? Files.newInputStream(own)
                : getClass().getClassLoader().getResourceAsStream(file)) {
            return bytes == null ? new byte[0] : bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final class Loader extends ClassLoader {

        private final Queue<Class<?>> classes = new ConcurrentLinkedQueue<>();

        Loader() {
            super(FreshClasses.class.getClassLoader());
        }

        /** Loads only mistakes anew, because the solution keeps nothing from one run to the next. */
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(problem + ".wrong.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = files.computeIfAbsent(name, FreshClasses.this::read);
            if (bytes.length == 0) {
                throw new ClassNotFoundException(name);
            }
            Class<?> type = defineClass(name, bytes, 0, bytes.length);
            classes.add(type);
            return type;
        }
    }
}

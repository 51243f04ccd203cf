package nimsum.bundle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import nimsum.compile.SourceText;

/** Compiles sources to class files in memory, and runs them in this JVM. */
final class InMemory {

    private InMemory() {
    }

    /**
     * Compiles with the compiler of this JDK.
     *
     * @param sources
     *            text by file, as in <code>nimsum/util/Mex.java</code>
     * @return the class files by the names of their classes
     * @throws AssertionError
     *             with the compiler's messages if it does not compile
     */
    static Map<String, byte[]> compile(Map<String, String> sources, String... options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        Output output = new Output(compiler.getStandardFileManager(messages, null, StandardCharsets.US_ASCII));
        List<SourceText> units = sources.entrySet().stream().map(e -> new SourceText(e.getKey(), e.getValue()))
                .toList();
        List<String> all = new ArrayList<>(List.of("-proc:none", "-Xlint:-options", "-cp", ""));
        all.addAll(List.of(options));
        if (!compiler.getTask(null, output, messages, all, null, units).call()) {
            throw new AssertionError("does not compile " + List.of(options) + ": " + messages.getDiagnostics());
        }
        Map<String, byte[]> classes = new HashMap<>();
        output.classes.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    /** Loads class files in a class loader of their own. */
    static Class<?> load(Map<String, byte[]> classes, String name) throws ClassNotFoundException {
        return new ClassLoader(ClassLoader.getPlatformClassLoader()) {

            @Override
            protected Class<?> findClass(String wanted) throws ClassNotFoundException {
                byte[] bytes = classes.get(wanted);
                if (bytes == null) {
                    throw new ClassNotFoundException(wanted);
                }
                return defineClass(wanted, bytes, 0, bytes.length);
            }
        }.loadClass(name);
    }

    /**
     * What the <code>main</code> of a class leaves in its first argument: standard output belongs to all tests together.
     */
    static String run(Map<String, byte[]> classes, String name) throws ReflectiveOperationException {
        String[] answer = {"no answer"};
        load(classes, name).getMethod("main", String[].class).invoke(null, (Object) answer);
        return answer[0];
    }

    private static final class Output extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

        private Output(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
                FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className + ".class"), kind) {

                @Override
                public OutputStream openOutputStream() throws IOException {
                    return classes.computeIfAbsent(className, name -> new ByteArrayOutputStream());
                }
            };
        }
    }
}

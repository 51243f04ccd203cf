package nimsum.author;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.data.Mistake;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import org.apache.commons.io.FileUtils;

/**
 * Compiles the mistakes of a problem. Each mistake has a package of its own, with a copy of {@code Main}, of the
 * classes that {@code Main} shares with a judge's form, and of the source that is changed. The package has the name of
 * the mistake and imports the public classes of the problem and of {@code nimsum.util}. Source and class files stand in
 * {@code target/wrong/ID/}, so that people can look at them and processes can run them, in a folder that is named by a
 * digest of all that they are made of: what was compiled once is there the next time.
 */
final class PatchedMains {

    /** Of a digest, so many as tell all versions apart. */
    private static final int DIGITS = 16;

    private final Problem problem;
    private final Path folder;

    /**
     * Applies and compiles all mistakes at once, if that was not done before.
     *
     * @throws CheckoutException if a change does not fit or does not compile
     */
    PatchedMains(Problem problem, List<Mistake> mistakes) {
        this.problem = problem;
        this.folder = problem.made("wrong").resolve(digest(problem));
        if (Files.exists(folder)) {
            return;
        }
        List<Patch> patches = mistakes.stream().map(Patch::of).toList();
        try {
            FileUtils.forceMkdir(folder.getParent().toFile());
            deleteOld(folder.getParent());
            Path made = Files.createTempDirectory(folder.getParent(), "new");
            try {
                make(made, patches);
                Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
            } catch (FileSystemException e) {
                // Another process was quicker.
                if (!Files.exists(folder)) {
                    throw e;
                }
            } finally {
                FileUtils.deleteQuietly(made.toFile());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes what earlier sources made, unless it is so young that another process may still run it. */
    private static void deleteOld(Path folder) throws IOException {
        Instant yesterday = Instant.now().minus(Duration.ofDays(1));
        for (String name : DataFiles.names(folder)) {
            File made = folder.resolve(name).toFile();
            if (FileUtils.isFileOlder(made, yesterday)) {
                FileUtils.deleteQuietly(made);
            }
        }
    }

    private static String digest(Problem problem) {
        Path util = problem.home().resolve("src/main/java/nimsum/util");
        return DataFiles.sha256(Runtime.version() + Stream.of(problem.folder(), problem.folder().resolve("wrong"), util)
                .filter(Files::isDirectory)
                .flatMap(folder -> DataFiles.names(folder).stream().filter(file -> file.matches(".*\\.(java|diff)"))
                        .map(file -> file + "\n" + DataFiles.read(folder.resolve(file))))
                .collect(Collectors.joining())).substring(0, DIGITS);
    }

    private void make(Path made, List<Patch> patches) {
        List<Path> sources = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        for (Patch patch : patches) {
            try {
                sources.addAll(write(problem, made, patch));
            } catch (CheckoutException e) {
                complaints.add(e.getMessage());
            }
        }
        if (!complaints.isEmpty()) {
            throw new CheckoutException(String.join("\n", complaints));
        }
        compile(made, sources);
    }

    /** Writes the sources of a mistake below a folder, and returns them. */
    static List<Path> write(Problem problem, Path made, Patch patch) {
        Set<String> names = new LinkedHashSet<>(List.of(patch.mistake().source()));
        problem.submitted().forEach(name -> names.add(name + ".java"));
        List<Path> sources = new ArrayList<>();
        for (String name : names) {
            String text = DataFiles.readDocument(problem.folder().resolve(name));
            Path source = made.resolve(Path.of(problem.id(), "wrong", patch.mistake().name()))
                    .resolve(Path.of(name).getFileName());
            DataFiles.writeDocument(source, (name.equals(patch.mistake().source()) ? patch.apply(text) : text)
                    .replaceFirst("(?m)^package .*;",
                            "package " + packageOf(problem, patch.mistake()) + ";\nimport " + problem.id()
                                    + ".*;\nimport nimsum.util.*;")
                    .replace("import nimsum.util." + DataFiles.stem(Path.of(patch.mistake().source())) + ";\n", ""));
            sources.add(source);
        }
        return sources;
    }

    Path folder() {
        return folder;
    }

    /** Returns the name of the changed class if it is a program, and otherwise of the Main that uses it. */
    static String className(Problem problem, Mistake mistake) {
        boolean solves = DataFiles.readDocument(problem.folder().resolve(mistake.source()))
                .contains("static void solve(");
        return packageOf(problem, mistake) + "." + (solves ? DataFiles.stem(Path.of(mistake.source())) : "Main");
    }

    /** Loads a program of which nothing has run yet. */
    Program load(String className) {
        return Program.of(loadClass(className));
    }

    /** Returns the sources in the package of a mistake, as one text. */
    String sources(Program program) {
        Path own = folder.resolve(program.className().replaceFirst("\\.\\w+$", "").replace('.', '/'));
        return DataFiles.names(own).stream().filter(file -> file.endsWith(".java"))
                .map(file -> DataFiles.readDocument(own.resolve(file))).collect(Collectors.joining());
    }

    /** Tells whether a class in the package of a mistake has a static field that is not a constant. */
    boolean keepsState(Program program) {
        String name = program.className().replaceFirst("\\.\\w+$", "");
        return DataFiles.names(folder.resolve(name.replace('.', '/'))).stream()
                .filter(file -> file.endsWith(".class"))
                .map(file -> loadClass(name + "." + DataFiles.stem(Path.of(file))))
                .flatMap(type -> Stream.of(type.getDeclaredFields())).anyMatch(PatchedMains::keepsState);
    }

    private static boolean keepsState(Field field) {
        boolean isConstant = Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class || field.isEnumConstant());
        return Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !isConstant;
    }

    private Class<?> loadClass(String name) {
        try {
            URL[] compiled = FileUtils.toURLs(folder.toFile());
            return new URLClassLoader(compiled, PatchedMains.class.getClassLoader()).loadClass(name);
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String packageOf(Problem problem, Mistake mistake) {
        return problem.id() + ".wrong." + mistake.name();
    }

    private void compile(Path made, List<Path> sources) {
        if (sources.isEmpty()) {
            return;
        }
        // The mistakes use none of the libraries, which the compiler would list each time.
        String classes = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> !path.endsWith(".jar")).collect(Collectors.joining(File.pathSeparator));
        List<String> words = new ArrayList<>(
                List.of("-proc:none", "-nowarn", "-encoding", "UTF-8", "-cp", classes, "-d", made.toString()));
        sources.forEach(source -> words.add(source.toString()));
        StringWriter said = new StringWriter();
        PrintWriter messages = new PrintWriter(said);
        if (ToolProvider.findFirst("javac").orElseThrow().run(messages, messages, words.toArray(String[]::new)) != 0) {
            String first = said.toString().replaceFirst("(?s).*?(\\w+)/\\w+\\.java:\\d+: .*", "$1");
            throw new CheckoutException("problems/" + problem + "/wrong/" + first
                    + ".diff, applied, does not compile:\n" + said.toString().replace(made + "/", ""));
        }
    }
}

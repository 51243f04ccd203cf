package nimsum.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimsum.bundle.Compilation;
import nimsum.bundle.SourceText;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;

/**
 * The input validator of a package: {@code Cases} of the problem and the sources of all classes that it uses, in one
 * folder. The name of each file says its package, because two classes of different packages may have the same name.
 */
final class InputValidator {

    private static final String BUILD = """
            #!/bin/sh
            # Compiles the sources. A name such as nimsum.input.Range.java says the package, which is a folder to javac.
            set -e
            for file in *.java; do
                source=sources/$(printf '%s' "${file%.java}" | tr . /).java
                mkdir -p "$(dirname "$source")"
                cp "$file" "$source"
            done
            javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -nowarn -encoding UTF-8 -d classes -sourcepath sources sources/Validate.java
            """;

    private static final String RUN = """
            #!/bin/sh
            exec java -cp "$(dirname "$0")/classes" Validate
            """;

    private static final String VALIDATE = """
            import java.io.IOException;
            import java.nio.charset.StandardCharsets;
            import java.util.LinkedHashMap;
            import java.util.Map;
            import nimsum.errors.InvalidInput;
            import nimsum.input.Range;

            /** Checks the standard input byte for byte. Ends with status 42 if it is valid, and otherwise says why and ends with 43. */
            public final class Validate {

                public static void main(String[] args) throws IOException {
                    String refusal = refusal(new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1));
                    System.err.print(refusal);
                    System.exit(refusal.isEmpty() ? 42 : 43);
                }

                /** Returns a line that says why an input is not valid, or nothing if it is. */
                public static String refusal(String input) {
                    Map<String, Range> bounds = new LinkedHashMap<>();
            %s
                    try {
                        new %s.Cases().withBounds(bounds).check(input);
                        return "";
                    } catch (InvalidInput e) {
                        return e.getMessage() + "\\n";
                    }
                }
            }
            """;

    /** Returns the texts of the files by their names. The scripts among them are {@code build} and {@code run}. */
    static Map<String, String> files(Problem problem) {
        String bounds = problem.file().bounds().entrySet().stream()
                .map(bound -> "        bounds.put(\"%s\", Range.parse(\"%s\"));".formatted(bound.getKey(),
                        bound.getValue()))
                .collect(Collectors.joining("\n"));
        String validate = VALIDATE.formatted(bounds, problem);
        List<Path> roots = List.of(problem.home().resolve("problems"), problem.home().resolve("src/main/java"));
        Map<String, String> files = new TreeMap<>(Map.of("build", BUILD, "run", RUN, "Validate.java", validate));
        // There is no class path, so a class of a library would not compile.
        try (Compilation compilation = new Compilation(new SourceText("", validate), roots, "17")) {
            if (!compilation.errors.isEmpty()) {
                throw new IllegalStateException(compilation.errors);
            }
            compilation.classes().keySet().forEach(name -> roots.stream()
                    .map(root -> root.resolve(name.replace('.', '/') + ".java")).filter(Files::exists)
                    .forEach(source -> files.put(name + ".java", DataFiles.readDocument(source))));
        }
        return files;
    }
}

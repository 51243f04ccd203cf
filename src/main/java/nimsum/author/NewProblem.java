package nimsum.author;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;

/**
 * Makes the texts of a new problem's files, by their paths in the checkout: those of a small game, or a neighbour's.
 */
public final class NewProblem {

    private static final List<String> FILES = List.of("README.md", Problem.FILE, "Main.java", "Rules.java",
            "Reference.java", "Coach.java", "Cases.java");
    /** Matches a line that tells facts of one problem alone. */
    private static final Pattern FACT = Pattern
            .compile("(?m)^( *(?:- )?(?:[a-z-]*title|source|address|statement): ).*");

    /** Returns the folders in which the files of a problem are. */
    public static List<Path> folders(String id) {
        return Stream.of("problems", "testdata", "src/test/java", "src/site/java").map(place -> Path.of(place, id))
                .toList();
    }

    /** Makes a small game that compiles and can be played. */
    public static Map<Path, String> skeleton(Problem problem) throws IOException {
        Map<Path, String> files = new TreeMap<>();
        for (String name : FILES) {
            String template = name.endsWith(".java") ? name + ".txt" : name; // No compiler shall take it for a source.
            files.put(Path.of("problems", problem.id(), name), IOUtils
                    .resourceToString("/nimsum/new-problem/" + template, StandardCharsets.UTF_8)
                    .replace("@id@", problem.id()));
        }
        return files;
    }

    /**
     * Copies the files of a neighbour under a new name, and marks what is the neighbour's. Its samples and its secret
     * data are left out, and so is what is written in another language.
     */
    public static Map<Path, String> like(Problem problem, Problem other) {
        Map<Path, String> files = new TreeMap<>();
        for (Path folder : folders(other.id())) {
            Path from = other.home().resolve(folder);
            for (File file : Files.exists(from) ? FileUtils.listFiles(from.toFile(), null, true) : List.<File>of()) {
                Path path = from.relativize(file.toPath());
                if (!path.endsWith(Language.ZH.readme())
                        && (!folder.startsWith("testdata") || path.startsWith("invalid"))) {
                    files.put(folder.resolveSibling(problem.id()).resolve(path), marked(file.toPath(), problem, other));
                }
            }
        }
        return files;
    }

    private static String marked(Path file, Problem problem, Problem other) {
        String text = DataFiles.readDocument(file)
                .replaceAll("(?<![\\w./])" + other + "(?=;|\\.[A-Z*])"
                        + "|(?<=problems/|testdata/|java/|scripts/[a-z]{1,9} )" + other + "\\b", problem.id());
        String mark = "TODO: this is " + other + "'s.";
        return switch (file.getFileName().toString().replaceFirst(".*\\.", "")) {
            case "java" -> "// " + mark + "\n" + text;
            case "yaml" -> "# " + mark + "\n" + FACT.matcher(text).replaceAll("$1TODO");
            case "md" -> text.replaceFirst("\n## ", "\n" + mark + "\n\n## ");
            case "diff" -> "# " + mark + "\n" + text;
            default -> text;
        };
    }
}

package nimsum.mutation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;

/**
 * Holds the mutants that no test noticed against the committed list that explains each: a survivor that is not in the list
 * fails, and so does a line of the list whose mutant is noticed or gone. And a share of all mutants has to be noticed: where many
 * survive, explanations are no way out.
 *
 * <p>
 * A line of the list is <code>class.method | mutator | the line of code | why no test notices</code>. The code stands for
 * the line number, which every edit above would change; several mutants of one kind on one line have a line each.
 */
public final class Survivors {

    private static final Path LISTS = Path.of("src", "test", "mutation");
    private static final Path REPORTS = Path.of("target", "pit-reports");
    private static final String SEPARATOR = " | ";

    /**
     * Exit status 1 if list and report differ, or too few mutants are noticed.
     *
     * @param args
     *            whose mutants, as the list is called, with one of its reports if it is not about all; and the least share of
     *            them to be noticed, in per cent
     */
    public static void main(String[] args) {
        Path home = Problems.here().home();
        String what = Path.of(args[0]).getName(0).toString();
        int least = Integer.parseInt(args[1]);
        Path list = LISTS.resolve("survivors-of-" + what + ".txt");
        Path reports = home.resolve(REPORTS).resolve(args[0]);
        List<String[]> mutants = FileUtils.listFiles(reports.toFile(), new String[]{"csv"}, true).stream()
                .flatMap(report -> DataFiles.readDocument(report.toPath()).lines()).map(line -> line.split(",", -1))
                .toList();
        List<String> survivors = mutants.stream().filter(mutant -> mutant[5].matches("SURVIVED|NO_COVERAGE"))
                .map(mutant -> key(home, mutant)).sorted().toList();
        // A run for one problem says nothing of the others.
        Set<String> mutated = mutants.stream().map(mutant -> mutant[1]).collect(Collectors.toSet());
        List<String> explained = DataFiles.readDocument(home.resolve(list)).lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#")).map(line -> key(list, line))
                .filter(key -> mutated.contains(className(key))).toList();
        int noticed = mutants.size() - survivors.size();
        System.out.printf(Locale.ROOT, "mutants of %s: %d, noticed: %d (%.1f %%), explained: %d%n", what,
                mutants.size(), noticed, 100.0 * noticed / mutants.size(), explained.size());
        List<String> unexplained = without(survivors, explained);
        List<String> stale = without(explained, survivors);
        unexplained.forEach(key -> System.out.println("not explained: " + key));
        stale.forEach(key -> System.out.println("explained, but no survivor: " + key));
        boolean enough = 100 * noticed >= least * mutants.size();
        if (!enough) {
            System.out.println("too few are noticed: at least " + least + " % have to be");
        }
        System.exit(enough && unexplained.isEmpty() && stale.isEmpty() ? 0 : 1);
    }

    /** The part of a line of the list that names the mutant. */
    private static String key(Path list, String line) {
        int reason = line.lastIndexOf(SEPARATOR);
        if (reason < 0 || line.substring(reason + SEPARATOR.length()).isBlank()) {
            throw new IllegalArgumentException(list + ": not \"method | mutator | code | reason\": " + line);
        }
        return line.substring(0, reason);
    }

    private static String className(String key) {
        return key.substring(0, key.indexOf(SEPARATOR)).replaceFirst("\\.[^.]*$", "");
    }

    /** The same of a row of the report: file, class, mutator, method, line, status, test. */
    private static String key(Path home, String[] mutant) {
        String mutator = mutant[2].replaceFirst(".*\\.", "").replaceFirst("Mutator$", "");
        return String.join(SEPARATOR, mutant[1] + "." + mutant[3], mutator,
                code(home, mutant[1], Integer.parseInt(mutant[4])));
    }

    private static String code(Path home, String className, int line) {
        Path file = Path.of("", className.replaceFirst("\\$.*", "").split("\\."));
        Path source = Stream.of("problems", "src/main/java")
                .map(root -> home.resolve(root).resolve(file + ".java")).filter(Files::exists).findFirst()
                .orElseThrow(() -> new IllegalStateException("no source of " + className));
        return DataFiles.readDocument(source).lines().skip(line - 1L).findFirst().orElseThrow().strip();
    }

    /** What is left of a list after each item of another one took one away. */
    private static List<String> without(List<String> items, List<String> others) {
        List<String> left = new ArrayList<>(items);
        others.forEach(left::remove);
        return left;
    }
}

package nimsum.bundle;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problem.NotAtJudgeException;
import nimsum.problem.ProblemFile;
import nimsum.problem.ProblemFile.EntryPoint;
import nimsum.problem.ProblemFile.JudgeEntry;

/**
 * Makes of a solution the one self-contained source file that a judge takes.
 *
 * <p>
 * From the method that the judge calls it follows what is really used, by the syntax trees and symbols of the JDK's own
 * compiler, and takes from the solution, its problem and <code>nimsum.util</code> these members and no others, with their
 * comments and their formatting. Package and project imports go; <code>Main</code> is the first and only public class. The
 * result depends on the sources and on <code>problem.yaml</code> alone, and it is compiled once more before it is returned.
 *
 * <p>
 * Cost: two runs of the compiler, about a second in a fresh JVM.
 */
public final class Bundler {

    private static final String MAIN = "Main";
    private static final String UTIL = "nimsum.util";

    private Bundler() {
    }

    /**
     * The file that a person submits.
     *
     * @throws BundleException
     *             if the source can't be bundled honestly; the message says why
     * @throws NotAtJudgeException
     *             if the problem does not name the judge
     */
    public static String bundle(Problem problem, OnlineJudge judge) {
        return bundle(problem.folder().resolve("Main.java"), problem, judge);
    }

    /**
     * The file that a person submits, made from another source than the problem's <code>Main.java</code>: a bundle, for
     * instance, which changes in nothing but its header.
     *
     * @throws BundleException
     *             if the source can't be bundled honestly; the message says why
     * @throws NotAtJudgeException
     *             if the problem does not name the judge
     */
    public static String bundle(Path source, Problem problem, OnlineJudge judge) {
        ProblemFile file = problem.file();
        JudgeEntry entry = problem.at(judge.name());
        if (judge.entry() == OnlineJudge.Entry.STATEMENT && entry.entry().isEmpty()) {
            throw new BundleException(problem + ": " + judge + " needs the class and the method of the statement");
        }
        String name = source.getFileName().toString();
        List<Path> roots = Stream.of("problems", "src/main/java").map(problem.home()::resolve)
                .filter(Files::isDirectory)
                .toList();
        Sources sources = Sources.read(name, read(source), roots, Guard::checkImports);
        String className = entry.entry().map(EntryPoint::className).orElse(MAIN);
        ExecutableElement first = first(entryClass(sources, name, className), entry.entry());
        Assembly assembly = new Assembly(sources, first, className, entry.entry().isPresent());
        String body = assembly.text();
        return checked(header(file.title(), entry, assembly.taken(UTIL)) + body, judge);
    }

    private static String read(Path source) {
        return DataFiles.readDocument(source).replace("\r\n", "\n");
    }

    private static TypeElement entryClass(Sources sources, String file, String className) {
        List<TypeElement> types = sources.topLevelOfEntry();
        return Stream.of(className, MAIN)
                .flatMap(name -> types.stream().filter(type -> type.getSimpleName().contentEquals(name))).findFirst()
                .orElseThrow(() -> new BundleException(file + ": no class " + className));
    }

    private static ExecutableElement first(TypeElement type, Optional<EntryPoint> entry) {
        List<ExecutableElement> found = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> entry.isPresent()
                        ? method.getSimpleName().contentEquals(entry.get().method())
                        : isMain(method))
                .toList();
        if (found.size() != 1) {
            throw new BundleException(
                    type.getQualifiedName() + ": " + (found.isEmpty() ? "no" : "more than one") + " method "
                            + entry.map(EntryPoint::method).orElse("public static void main(String[] args)"));
        }
        return found.get(0);
    }

    private static boolean isMain(ExecutableElement method) {
        return method.getSimpleName().contentEquals("main") && method.getModifiers().contains(Modifier.STATIC)
                && method.getParameters().size() == 1
                && method.getParameters().get(0).asType().toString().equals("java.lang.String[]");
    }

    private static String header(String title, JudgeEntry entry, List<String> taken) {
        StringBuilder header = new StringBuilder("/*\n * ").append(title).append("\n * ").append(entry.address());
        header.append("\n *\n * For ").append(entry.judge()).append('.');
        if (!taken.isEmpty()) {
            header.append("\n * With ").append(String.join(", ", taken.subList(0, taken.size() - 1)))
                    .append(taken.size() > 1 ? " and " : "").append(taken.get(taken.size() - 1)).append(" of ")
                    .append(UTIL)
                    .append('.');
        }
        return header.append("\n */\n\n").toString();
    }

    private static String checked(String bundle, OnlineJudge judge) {
        for (int i = 0; i < bundle.length(); i++) {
            if (bundle.charAt(i) > 127) {
                long line = bundle.substring(0, i).lines().count();
                throw new BundleException("not ASCII: \"" + bundle.charAt(i) + "\" in line " + line + " of the bundle: "
                        + bundle.lines().toList().get((int) line - 1).strip());
            }
        }
        judge.sourceBytes().ifPresent(most -> {
            if (bundle.length() > most) {
                throw new BundleException(
                        "too long for " + judge + ": " + bundle.length() + " bytes, and it takes " + most);
            }
        });
        Sources.read("bundle", bundle, List.of(), unit -> {
        });
        return bundle;
    }
}

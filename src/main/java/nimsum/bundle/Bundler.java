package nimsum.bundle;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.Problem;
import nimsum.problem.Problem.NotAtJudgeException;
import nimsum.problem.ProblemFile;
import nimsum.problem.ProblemFile.EntryPoint;
import nimsum.problem.ProblemFile.JudgeEntry;

/**
 * Makes of a solution the one self-contained source file that a judge takes.
 *
 * <p>
 * From the entry class it follows which top-level classes of the problem and of <code>nimsum.util</code> are used, by the
 * syntax trees and symbols of the JDK's own compiler, and takes these whole, as they are written. Package, project imports and
 * unused imports go; the entry class is the first and only public class. The result depends on the sources and on
 * <code>problem.yaml</code> alone, and it is compiled again: each name in it means what it meant in the sources.
 *
 * <p>
 * Cost: two runs of the compiler, about a second in a fresh JVM.
 */
public final class Bundler {

    static final String UTIL = "nimsum.util";
    private static final String MAIN = "Main";
    private static final String MAIN_METHOD = "main";

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
        return bundle(problem, List.of(judge)).get(judge);
    }

    /** The same for several judges. Those that want the same class and method share the work. */
    public static Map<OnlineJudge, String> bundle(Problem problem, List<OnlineJudge> judges) {
        return bundle(problem.folder().resolve("Main.java"), problem, judges);
    }

    /** The files for several judges, made from another source than the problem's Main.java: a bundle, for instance. */
    static Map<OnlineJudge, String> bundle(Path source, Problem problem, List<OnlineJudge> judges) {
        ProblemFile file = problem.file();
        Map<EntryPoint, SingleFile> made = new HashMap<>();
        Map<OnlineJudge, String> bundles = new LinkedHashMap<>();
        for (OnlineJudge judge : judges) {
            JudgeEntry entry = problem.at(judge.name());
            if (judge.entry() == OnlineJudge.Entry.STATEMENT && entry.entry().isEmpty()) {
                throw new BundleException(problem + ": " + judge + " needs the class and the method of the statement");
            }
            SingleFile text = made.computeIfAbsent(
                    entry.entry().orElse(new EntryPoint(judge.className(), MAIN_METHOD)),
                    point -> singleFile(problem.home(), source, point));
            String bundle = header(problem, file.title(), entry, text.taken(UTIL)) + text.text();
            judge.sourceBytes().ifPresent(most -> {
                if (bundle.length() > most) {
                    throw new BundleException(problem + ": too long for " + judge + ": " + bundle.length()
                            + " bytes, and it takes " + most);
                }
            });
            bundles.put(judge, bundle);
        }
        return bundles;
    }

    private static SingleFile singleFile(Path home, Path source, EntryPoint point) {
        Sources sources = Sources.ofProject(home, source);
        AllowedUses.checkImports(sources);
        return new SingleFile(sources, first(sources, point), point.className(), !point.method().equals(MAIN_METHOD));
    }

    /** The method that the judge calls. */
    private static ExecutableElement first(Sources sources, EntryPoint point) {
        Element type = Stream.of(point.className(), MAIN).flatMap(name -> sources.classes().stream()
                .map(sources.trees::getElement).filter(found -> found.getSimpleName().contentEquals(name))).findFirst()
                .orElseThrow(() -> sources.refused(sources.entry, 0, "no class " + point.className()));
        List<ExecutableElement> found = ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .filter(method -> method.getSimpleName().contentEquals(point.method()))
                .filter(method -> !point.method().equals(MAIN_METHOD) || isMain(method)).toList();
        if (found.size() != 1) {
            throw sources.refused(sources.trees.getPath(type),
                    (found.isEmpty() ? "no" : "more than one") + " method " + (point.method().equals(MAIN_METHOD)
                            ? "public static void main(String[] args)"
                            : point.method()));
        }
        return found.get(0);
    }

    private static boolean isMain(ExecutableElement method) {
        return method.getModifiers().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC))
                && method.getReturnType().getKind() == TypeKind.VOID && method.getParameters().size() == 1
                && method.getParameters().get(0).asType().toString().equals("java.lang.String[]");
    }

    private static String header(Problem problem, String title, JudgeEntry entry, List<String> taken) {
        String with = String.join(", ", taken).replaceFirst(", (\\w+)$", " and $1");
        String header = title + "\n" + entry.address() + "\n\nFor " + entry.judge() + "."
                + (taken.isEmpty() ? "" : "\nWith " + with + " of " + UTIL + ".");
        if (!StandardCharsets.US_ASCII.newEncoder().canEncode(header) || header.contains("*/")
                || header.contains("\\u")) {
            throw new BundleException(problem + ": title and address can't stand in an ASCII comment:\n"
                    + title + "\n" + entry.address());
        }
        return header.lines().map(line -> (" * " + line).stripTrailing() + "\n")
                .collect(Collectors.joining("", "/*\n", " */\n\n"));
    }
}

package nimsum.bundle;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.bundle.SingleFile.Joined;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;

/**
 * Makes of a solution the one self-contained source file that a judge takes: a comment with the theorem, the class
 * {@code Main}, or the class that a statement asks for, and whole classes of the problem and of {@code nimsum.util}
 * behind it, the latter without comments, but with a line that says what each is. The result depends on the sources and
 * on {@code problem.yaml} alone.
 *
 * <p>
 * Cost: two runs of the compiler, about a second in a fresh JVM.
 */
public final class Bundler {

    static final String UTIL = "nimsum.util";
    private static final String MAIN = "Main";
    private static final Pattern PACKAGE = Pattern.compile("(?m)^(?:\u00ef\u00bb\u00bf)?package ([\\w.]+);");

    /**
     * The file that a person submits.
     *
     * @throws CheckoutException if the source can't be bundled honestly; the message says why
     */
    public static String bundle(Problem problem, JudgeEntry judge) {
        return bundle(problem, List.of(judge)).get(judge);
    }

    /** Does the same for several judges. Those that want the same class share the work. */
    public static Map<JudgeEntry, String> bundle(Problem problem, List<JudgeEntry> judges) {
        SingleFile solution = new SingleFile(problem.home(), List.of(problem.home().resolve("problems")),
                List.of(problem + ".", UTIL + "."), "8", false);
        Map<String, Joined> made = new HashMap<>();
        Map<JudgeEntry, String> bundles = new LinkedHashMap<>();
        for (JudgeEntry entry : judges) {
            OnlineJudge judge = entry.judge();
            if (judge.callsMethod() && entry.calls().isEmpty()) {
                throw new CheckoutException(
                        judge + " calls a method, but problem.yaml of " + problem + " does not name it.");
            }
            Joined joined = made.computeIfAbsent(problem + "." + entry.solution(), solution::join);
            String bundle = head(problem, entry, joined.theorem())
                    + shaped(inWords(problem, entry, joined.text()), judge);
            entry.sourceBytes().filter(most -> bundle.length() > most).ifPresent(most -> {
                throw new CheckoutException(
                        "The bundle of " + problem + " has " + bundle.length() + " bytes, and " + judge
                                + " takes at most " + most + ".");
            });
            bundles.put(entry, bundle);
        }
        return bundles;
    }

    /** Returns a solution with the words of a judge in place of ours. */
    private static String inWords(Problem problem, JudgeEntry entry, String text) {
        entry.words().keySet().stream().filter(word -> !text.contains('"' + word + '"')).forEach(word -> {
            throw new CheckoutException("problem.yaml of " + problem + " says what " + entry.judge() + " wants for \""
                    + word + "\", but the solution has no such text.");
        });
        return Pattern.compile("(?<=\")[^\"\n]*(?=\")").matcher(text)
                .replaceAll(word -> Matcher.quoteReplacement(entry.inWords(word.group())));
    }

    /**
     * A class of one's own, for a problem that is not in this repository, with all that it uses in one file: classes of
     * {@code nimsum.util}, and classes next to it.
     *
     * @param file its source, of Java 17 or older
     * @throws CheckoutException if the sources can't stand in one file; the message says which and why
     */
    public static String bundle(Path home, Path file) {
        Path source = file.toAbsolutePath().normalize();
        Matcher declared = PACKAGE.matcher(DataFiles.readNamed(file));
        String own = declared.find() ? declared.group(1) + "." : "";
        Path root = source.getParent();
        for (int i = 0; i < own.chars().filter(c -> c == '.').count() && root != null; i++) {
            root = root.getParent();
        }
        String name = source.getFileName().toString().replaceFirst("\\.java$", "");
        if (root == null || !source.equals(root.resolve((own + name).replace('.', '/') + ".java"))) {
            throw new CheckoutException(file + " is not in the folder of its package, " + declared.group(1) + ".");
        }
        return new SingleFile(home, List.of(root), List.of(own, UTIL + "."), "17", true).join(own + name).text();
    }

    /**
     * A program that no judge is handed, such as a mistake in a reference, with a class {@code Main} that runs it.
     *
     * @param folder has the classes that {@code problems/} lacks
     * @throws CheckoutException if the sources can't stand in one file; the message says which and why
     */
    public static String program(Problem problem, Path folder, String name) {
        String own = name.substring(0, name.lastIndexOf('.') + 1);
        String text = new SingleFile(problem.home(), List.of(folder, problem.home().resolve("problems")),
                List.of(own, problem + ".", UTIL + ".", "nimsum.game.", "nimsum.game.hackenbush.",
                        "nimsum.game.solve."),
                "17", true).join(name)
                .text();
        return name.equals(own + MAIN) ? text : text.replaceAll("(?m)^public ", "") + """

                public final class Main {
                    public static void main(String[] args) {
                        FastWriter out = new FastWriter(System.out);
                        try {
                            %s.solve(new FastReader(System.in), out);
                        } finally {
                            out.flush();
                        }
                    }
                }
                """.formatted(name.substring(own.length()));
    }

    /** Puts a class that calls Main first, where a judge runs another one. */
    private static String shaped(String text, OnlineJudge judge) {
        String className = judge.className();
        if (className.equals(MAIN)) {
            return text;
        }
        String caller = "public final class " + className + " {\n    public static void main(String[] args) {\n        "
                + MAIN + ".main(args);\n    }\n}\n\n";
        int imports = text.startsWith("import ") ? text.indexOf("\n\n") + 2 : 0;
        return text.substring(0, imports) + caller + text.substring(imports).replaceFirst("(?m)^public ", "");
    }

    private static String head(Problem problem, JudgeEntry entry, String theorem) {
        String head = problem.file().title() + "\n" + entry.address() + (theorem.isEmpty() ? "" : "\n\n" + theorem);
        if (!StandardCharsets.US_ASCII.newEncoder().canEncode(head) || head.contains("*/") || head.contains("\\u")) {
            throw new CheckoutException(
                    "Title, address and theorem of " + problem + " cannot stand in an ASCII comment:\n" + head);
        }
        return head.lines().map(line -> (" * " + line).stripTrailing() + "\n")
                .collect(Collectors.joining("", "/*\n", " */\n\n"));
    }
}

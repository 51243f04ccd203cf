package nimsum.bundle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.compile.MemoryCompiler;
import nimsum.compile.SourceText;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;

/**
 * The sources of a class and of all that it uses in one text without packages: the imports, that class, and behind it the
 * others, whole.
 *
 * @param text
 *            of the file
 * @param util
 *            the classes of <code>nimsum.util</code> in it, by their simple names
 */
record SingleFile(String text, List<String> util) {

    private static final String UTIL = Bundler.UTIL + ".";
    private static final Pattern FOREIGN = Pattern.compile("(javax|jdk|sun|com/sun|org)/.*");
    /** What tells names at run time, or loads classes by them. */
    private static final Pattern REFLECTION = Pattern.compile("java/lang/(reflect/|invoke/|Class(Loader|Value)?$"
            + "|Package|StackTraceElement).*|java/util/(ServiceLoader|ResourceBundle).*|java/io/Object.*Stream");
    private static final Pattern HEAD = Pattern.compile("(?s)(?:package [^;]*;\\s*)?((?:import [^;]*;\\s*)*)(.*)");
    /** A comment is the only one with a group; a quote inside another one does not count. */
    private static final Pattern COMMENT = Pattern
            .compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|(//[^\n]*|/\\*(?s:.*?)\\*/)");
    private static final Pattern HIDDEN = Pattern.compile("[^\\p{ASCII}]|\\\\u");
    /** The lowest level that every JDK takes; names of variables and numbers of lines may differ. */
    private static final String[] OPTIONS = {"--release", "8", "-g:none"};

    /**
     * @param entry
     *            the simple name of a class of the problem
     * @throws CheckoutException
     *             if the sources can't stand in one file, or a name would mean something else there
     */
    static SingleFile of(Problem problem, String entry) {
        Path problems = problem.home().resolve("problems");
        Path main = problem.home().resolve("src/main/java");
        String first = problem.id() + "." + entry;
        Map<String, byte[]> before = compile(source(problem.home(), problems, first), List.of(problems, main));
        before.forEach((name, file) -> checkUses(problem, name, file));
        List<String> names = new ArrayList<>(List.of(first));
        before.keySet().stream().filter(name -> !name.contains("$") && !name.equals(first)).sorted()
                .forEach(names::add);
        Map<String, String> sources = new LinkedHashMap<>();
        names.forEach(name -> sources.put(name,
                source(problem.home(), name.startsWith(UTIL) ? main : problems, name).getCharContent(true)));
        String text = joined(sources);
        Matcher hidden = HIDDEN.matcher(text);
        if (hidden.find()) {
            throw new CheckoutException(problem + ": not plain ASCII: " + line(text, hidden.start()));
        }
        checkMeaning(problem, before, compile(new SourceText("the bundle of " + problem, text), List.of()));
        int behindFirst = text.indexOf("\npublic ") + 1;
        return new SingleFile(text.substring(0, behindFirst + 1)
                + text.substring(behindFirst + 1).replaceAll("(?m)^public ", ""),
                names.stream().filter(name -> name.startsWith(UTIL))
                        .map(name -> name.substring(UTIL.length())).toList());
    }

    private static SourceText source(Path home, Path root, String name) {
        Path file = root.resolve(name.replace('.', '/') + ".java");
        return new SourceText(home.relativize(file).toString(), DataFiles.readDocument(file));
    }

    private static Map<String, byte[]> compile(SourceText source, List<Path> roots) {
        try {
            return MemoryCompiler.compile(List.of(source), roots, OPTIONS);
        } catch (IllegalStateException e) {
            throw new CheckoutException(e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new CheckoutException("does not compile: " + e.getMessage());
        }
    }

    /** Refuses foreign packages, and reflection, which may depend on the names of packages. */
    private static void checkUses(Problem problem, String name, byte[] file) {
        String only = "; a solution may use only java.* and " + Bundler.UTIL;
        if (!name.startsWith(problem.id() + ".") && !name.startsWith(UTIL)) {
            throw new CheckoutException(problem + ": uses " + name + only);
        }
        for (String text : ClassFile.read(file, UnaryOperator.identity()).texts()) {
            boolean reflects = REFLECTION.matcher(text).matches();
            if (reflects || FOREIGN.matcher(text).matches()) {
                throw new CheckoutException(name + " uses " + text.replace('/', '.')
                        + (reflects ? "; reflection may depend on names that a bundle changes" : only));
            }
        }
    }

    /** The imports of the library, the first class, and the others. */
    private static String joined(Map<String, String> sources) {
        SortedSet<String> imports = new TreeSet<>();
        List<String> bodies = new ArrayList<>();
        sources.forEach((name, source) -> {
            Matcher head = HEAD.matcher(source.replace("\r\n", "\n"));
            head.matches();
            head.group(1).lines().filter(line -> line.startsWith("import java.")).forEach(imports::add);
            bodies.add(name.startsWith(UTIL) ? withoutComments(head.group(2)) : head.group(2));
        });
        return imports.stream().map(line -> line + "\n").collect(Collectors.joining())
                + (imports.isEmpty() ? "" : "\n") + String.join("\n", bodies);
    }

    private static String withoutComments(String source) {
        return COMMENT.matcher(source).replaceAll(SingleFile::unlessComment).replaceAll("(?m)[ \t]+$", "")
                .replaceAll("\n{3,}", "\n\n").replaceAll("\\{\n\n", "{\n").strip() + "\n";
    }

    private static String unlessComment(MatchResult token) {
        return token.group(1) == null ? Matcher.quoteReplacement(token.group()) : "";
    }

    /**
     * Both have to compile to the same classes, but for the names of the packages: then each name means in the bundle what it
     * means in the sources. It might not, since what was private to a package becomes visible.
     */
    private static void checkMeaning(Problem problem, Map<String, byte[]> before, Map<String, byte[]> after) {
        UnaryOperator<String> rename = text -> text.replace(UTIL.replace('.', '/'), "").replace(problem.id() + "/", "");
        before.forEach((name, file) -> {
            byte[] bundled = after.get(rename.apply(name.replace('.', '/')));
            ClassFile old = ClassFile.read(file, rename);
            if (bundled == null || !old.isSame(ClassFile.read(bundled, UnaryOperator.identity()))) {
                SortedSet<String> texts = bundled == null
                        ? new TreeSet<>()
                        : new TreeSet<>(ClassFile.read(bundled, UnaryOperator.identity()).texts());
                texts.removeAll(old.texts());
                throw new CheckoutException(problem + ": a name in " + name + " means something else in one file"
                        + (texts.isEmpty() ? "" : "; there it uses " + String.join(", ", texts)));
            }
        });
    }

    private static String line(String text, int at) {
        return text.substring(text.lastIndexOf('\n', at) + 1).lines().findFirst().orElse("").strip();
    }
}

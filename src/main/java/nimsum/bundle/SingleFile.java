package nimsum.bundle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.compile.MemoryCompiler;
import nimsum.compile.SourceText;
import nimsum.compile.Uses;
import nimsum.compile.Uses.Use;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;

/**
 * The sources of a class and of all that it uses in one text without packages: the imports, that class, and behind it
 * the others, whole.
 *
 * @param text of the file
 * @param util the classes of {@code nimsum.util} in it, by their simple names
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
     * @param entry the simple name of a class of the problem
     * @throws CheckoutException if the sources can't stand in one file, or a name would mean something else there
     */
    static SingleFile of(Problem problem, String entry) {
        Path problems = problem.home().resolve("problems");
        Path main = problem.home().resolve("src/main/java");
        String first = problem.id() + "." + entry;
        Uses uses = new Uses();
        Map<String, byte[]> before = compile(source(problem.home(), problems, first), List.of(problems, main), uses);
        before.forEach((name, file) -> checkUses(problem, name, file, uses));
        List<String> names = new ArrayList<>(List.of(first));
        before.keySet().stream().filter(name -> !name.contains("$") && !name.equals(first)).sorted()
                .forEach(names::add);
        Map<String, SourceText> sources = new LinkedHashMap<>();
        names.forEach(name -> sources.put(name, source(problem.home(), name.startsWith(UTIL) ? main : problems, name)));
        String text = joined(sources);
        Matcher hidden = HIDDEN.matcher(text);
        if (hidden.find()) {
            String line = text.substring(text.lastIndexOf('\n', hidden.start()) + 1).lines().findFirst().orElse("");
            throw new CheckoutException(place(sources, line) + "not plain ASCII: " + line.strip());
        }
        Uses after = new Uses();
        checkMeaning(problem, before, compileBundle(sources, text, after), uses, after);
        int behindFirst = text.indexOf("\npublic ") + 1;
        return new SingleFile(text.substring(0, behindFirst + 1)
                + text.substring(behindFirst + 1).replaceAll("(?m)^public ", ""),
                names.stream().filter(name -> name.startsWith(UTIL))
                        .map(name -> name.substring(UTIL.length())).toList());
    }

    private static SourceText source(Path home, Path root, String name) {
        Path file = root.resolve(name.replace('.', '/') + ".java");
        return new SourceText(shown(home, file), DataFiles.readDocument(file));
    }

    private static Map<String, byte[]> compile(SourceText source, List<Path> roots, Uses uses) {
        try {
            return MemoryCompiler.compile(List.of(source), roots, uses, OPTIONS);
        } catch (IllegalStateException e) {
            throw new CheckoutException(e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new CheckoutException("does not compile: " + e.getMessage());
        }
    }

    private static Map<String, byte[]> compileBundle(Map<String, SourceText> sources, String text, Uses uses) {
        try {
            return MemoryCompiler.compile(List.of(new SourceText("", text)), List.of(), uses, OPTIONS);
        } catch (IllegalArgumentException e) {
            Matcher error = Pattern.compile(":(\\d+): (.*)").matcher(e.getMessage());
            error.find();
            String line = text.lines().skip(Long.parseLong(error.group(1)) - 1).findFirst().orElse("");
            throw new CheckoutException(place(sources, line) + "does not compile in one file: " + error.group(2));
        }
    }

    /**
     * Refuses foreign packages, reflection, which may depend on the names of packages, and classes of util to extend.
     */
    private static void checkUses(Problem problem, String name, byte[] bytes, Uses uses) {
        String only = "; a solution may use only java.* and " + Bundler.UTIL;
        if (!name.startsWith(problem.id() + ".") && !name.startsWith(UTIL)) {
            throw new CheckoutException(
                    place(problem, uses, use -> use.meaning().contains(name)) + "uses " + name + only);
        }
        ClassFile file = ClassFile.read(bytes, UnaryOperator.identity());
        if (name.startsWith(UTIL) && file.isOpen() && !name.matches(".*\\$\\d.*")) {
            throw new CheckoutException(place(problem, uses,
                    use -> isIn(use, name) && name.replace('$', '.').endsWith("." + use.name())) + name
                    + " is not final, and in one file a method of its heirs may override one that it does not in packages");
        }
        for (String text : file.texts()) {
            boolean reflects = REFLECTION.matcher(text).matches();
            if (reflects || FOREIGN.matcher(text).matches()) {
                String foreign = text.replace('/', '.');
                Pattern named = Pattern.compile("\\b" + Pattern.quote(foreign.replace('$', '.')) + "\\b");
                throw new CheckoutException(
                        place(problem, uses, use -> isIn(use, name) && named.matcher(use.meaning()).find())
                                + "uses " + foreign
                                + (reflects ? "; reflection may depend on names that a bundle changes" : only));
            }
        }
    }

    private static boolean isIn(Use use, String className) {
        return use.inClass().equals(className.replaceFirst("\\$.*", ""));
    }

    /** The file, the line and the name of the first use of some kind; nothing where the sources have none. */
    private static String place(Problem problem, Uses uses, Predicate<Use> kind) {
        return uses.found().stream().filter(kind).findFirst().map(
                use -> shown(problem.home(), problem.home().resolve(use.source().getName())) + ":" + use.line() + ": "
                        + use.name() + ": ")
                .orElse("");
    }

    private static String shown(Path home, Path file) {
        return home.relativize(file).toString().replace('\\', '/');
    }

    /** The file and the line of what stands in a line of the bundle, where comments of util are missing. */
    private static String place(Map<String, SourceText> sources, String line) {
        return sources.values().stream().flatMap(source -> {
            List<String> lines = source.getCharContent(true).lines().toList();
            return IntStream.range(0, lines.size()).filter(i -> lines.get(i).startsWith(line.stripTrailing()))
                    .mapToObj(i -> source.getName() + ":" + (i + 1) + ": ");
        }).findFirst().orElse("");
    }

    /** The imports of the library, the first class, and the others. */
    private static String joined(Map<String, SourceText> sources) {
        SortedSet<String> imports = new TreeSet<>();
        List<String> bodies = new ArrayList<>();
        sources.forEach((name, source) -> {
            Matcher head = HEAD.matcher(source.getCharContent(true).replace("\r\n", "\n"));
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
     * Both have to compile to the same classes, but for the names of the packages: then each name means in the bundle
     * what it means in the sources. It might not, since what was private to a package becomes visible.
     */
    private static void checkMeaning(Problem problem, Map<String, byte[]> before, Map<String, byte[]> after, Uses uses,
            Uses bundled) {
        UnaryOperator<String> rename = text -> text.replace(UTIL.replace('.', '/'), "").replace(problem.id() + "/", "");
        before.forEach((name, file) -> {
            byte[] inBundle = after.get(rename.apply(name.replace('.', '/')));
            ClassFile old = ClassFile.read(file, rename);
            if (inBundle == null || !old.isSame(ClassFile.read(inBundle, UnaryOperator.identity()))) {
                throw new CheckoutException(otherMeaning(problem, name, uses, bundled));
            }
        });
    }

    /** Says of the first name in a class that means something else in the bundle what it means there. */
    private static String otherMeaning(Problem problem, String name, Uses before, Uses after) {
        UnaryOperator<String> rename = text -> text
                .replaceAll("\\b(" + Pattern.quote(UTIL) + "|" + problem.id() + "\\.)", "");
        List<Use> old = before.found().stream().filter(use -> isIn(use, name)).toList();
        List<Use> bundled = after.found().stream().filter(use -> isIn(use, rename.apply(name))).toList();
        int differs = IntStream.range(0, Math.min(old.size(), bundled.size()))
                .filter(i -> !rename.apply(old.get(i).meaning()).equals(bundled.get(i).meaning())).findFirst()
                .orElse(0);
        return place(problem, before, old.get(differs)::equals) + "means " + bundled.get(differs).meaning()
                + " in one file, and " + old.get(differs).meaning() + " in packages";
    }
}

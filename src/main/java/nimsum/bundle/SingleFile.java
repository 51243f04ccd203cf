package nimsum.bundle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;

/**
 * The sources of a class and of all that it uses in one text without packages: the imports, that class, and behind it
 * the others, whole.
 *
 * @param home the folder of the checkout
 * @param root the folder of the class and of its neighbours, in the folders of their packages
 * @param own the package of the class with a dot behind it, or nothing
 * @param release the Java level
 */
record SingleFile(Path home, Path root, String own, String release) {

    private static final String UTIL = Bundler.UTIL + ".";
    private static final Pattern HEAD = Pattern.compile("(?s)(?:package [^;]*;\\s*)?((?:import [^;]*;\\s*)*)(.*)");
    private static final Pattern LIBRARY = Pattern.compile("import (static )?java\\..*");
    /** A comment is the only one with a group. A quote inside a comment does not count. */
    private static final Pattern COMMENT = Pattern
            .compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|(//[^\n]*|/\\*(?s:.*?)\\*/)");
    /** Stands in no source. */
    private static final String GONE = "\u0001";
    private static final Pattern CLASS_COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/\\s*public ");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+ ([^}]*)}");
    private static final Pattern FIRST_SENTENCE = Pattern.compile(".*?[.](?= |$)");
    private static final Pattern HIDDEN = Pattern.compile("[^\\p{ASCII}]|\\\\u");

    /**
     * @param entry the simple name of the class
     * @throws CheckoutException if the sources can't stand in one file; the message says which and why
     */
    String text(String entry) {
        String first = own + entry;
        Map<String, SourceText> sources = new LinkedHashMap<>();
        sources.put(first, source(first));
        compile(sources.get(first)).stream().filter(name -> !name.contains("$"))
                .forEach(name -> sources.computeIfAbsent(name, this::source));
        String text = joined(sources);
        Matcher hidden = HIDDEN.matcher(text);
        if (hidden.find()) {
            String line = text.substring(text.lastIndexOf('\n', hidden.start()) + 1).lines().findFirst().orElse("");
            throw new CheckoutException(place(sources, line) + "not plain ASCII: " + line.strip());
        }
        checkCompiles(sources, text);
        int behindFirst = text.indexOf("\npublic ") + 2;
        return text.substring(0, behindFirst) + text.substring(behindFirst).replaceAll("(?m)^public ", "");
    }

    private Path util() {
        return home.resolve("src/main/java");
    }

    private SourceText source(String name) {
        if (!name.startsWith(UTIL) && !name.substring(0, name.lastIndexOf('.') + 1).equals(own)) {
            throw new CheckoutException("uses " + name + "; a solution may use only java.* and " + Bundler.UTIL);
        }
        Path file = (name.startsWith(UTIL) ? util() : root).resolve(name.replace('.', '/') + ".java");
        Path shown = file.startsWith(home) ? home.relativize(file) : file;
        return new SourceText(shown.toString().replace('\\', '/'), DataFiles.readDocument(file));
    }

    /** The names of all classes that the source and what it uses have. */
    private List<String> compile(SourceText source) {
        try {
            return List.copyOf(MemoryCompiler.compile(List.of(source), List.of(root, util()), "--release", release)
                    .keySet());
        } catch (IllegalStateException e) {
            throw new CheckoutException(e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new CheckoutException("does not compile: " + e.getMessage());
        }
    }

    /** A name may stand for two classes in one file, and a class that was imported may be missing. */
    private void checkCompiles(Map<String, SourceText> sources, String text) {
        try {
            MemoryCompiler.compile(List.of(new SourceText("", text)), List.of(), "--release", release);
        } catch (IllegalArgumentException e) {
            Matcher error = Pattern.compile(":(\\d+): (.*)").matcher(e.getMessage());
            error.find();
            String line = text.lines().skip(Long.parseLong(error.group(1)) - 1).findFirst().orElse("");
            throw new CheckoutException(place(sources, line) + "does not compile in one file: " + error.group(2));
        }
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
            head.group(1).lines().filter(line -> LIBRARY.matcher(line).matches()).forEach(imports::add);
            bodies.add(name.startsWith(UTIL) ? "// " + name + origin(head.group(2)) : head.group(2));
        });
        return imports.stream().map(line -> line + "\n").collect(Collectors.joining())
                + (imports.isEmpty() ? "" : "\n") + String.join("\n", bodies);
    }

    /** What a class of util is, for the line before it, and the class without comments. */
    private static String origin(String source) {
        Matcher comment = CLASS_COMMENT.matcher(source);
        String said = comment.find() ? comment.group(1).replaceAll("\\s*\n\\s*\\*", "").strip() : "";
        Matcher sentence = FIRST_SENTENCE.matcher(TAG.matcher(said).replaceAll("$1"));
        return (sentence.find() ? ": " + sentence.group() : "") + "\n" + withoutComments(source);
    }

    /** A line that is only a comment goes with it. */
    private static String withoutComments(String source) {
        return COMMENT.matcher(source).replaceAll(SingleFile::unlessComment)
                .replaceAll("(?m)^[ \t]*" + GONE + "[ \t]*\n", "").replaceAll("[ \t]*" + GONE, "")
                .replaceAll("\n{3,}", "\n\n").replaceAll("\\{\n\n", "{\n").strip() + "\n";
    }

    private static String unlessComment(MatchResult token) {
        return token.group(1) == null ? Matcher.quoteReplacement(token.group()) : GONE;
    }
}

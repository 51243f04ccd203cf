package nimsum.bundle;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;

/**
 * The sources of a class and of all that it uses in one text without packages: the imports, that class, and behind it
 * the others, whole.
 *
 * @param roots where other sources than those of nimsum stand, in the folders of their packages
 * @param packages what may be used, each with a dot behind it, or nothing
 * @param escapes whether a Unicode escape takes the place of a character that is not ASCII; otherwise both are refused
 */
record SingleFile(Path home, List<Path> roots, List<String> packages, String release, boolean escapes) {

    private static final String NIMSUM = "nimsum.";
    private static final String GAP = "(?:\\s++|//[^\n]*|/\\*.*?\\*/)*+";
    /** Comments before an import go with it. */
    private static final Pattern HEAD = Pattern.compile(
            "(?s)(?:" + GAP + "package [^;]*;)?((?:" + GAP + "import [^;]*;)*)\\s*(.*)");
    private static final Pattern MEMBER = Pattern
            .compile("import (?:static )?(?!java\\.)[\\w.]+\\.([A-Z]\\w*)\\.(\\w+);");
    private static final Pattern LIBRARY = Pattern.compile("import (static )?java\\.[^;]*;");
    private static final Pattern PUBLIC = Pattern.compile("(?m)^public (?=.*\\b(?:class|interface|enum|record)\\b)");
    /** A comment is the only one with a group. A quote inside a comment does not count. */
    private static final Pattern COMMENT = Pattern
            .compile("\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'|(//[^\n]*|/\\*(?s:.*?)\\*/)");
    /** Stands in no source. */
    private static final String GONE = "\u0001";
    private static final Pattern CLASS_COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/\\s*public ");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+ ([^}]*)}");
    private static final Pattern FIRST_SENTENCE = Pattern.compile(".*?[.](?= |$)");
    private static final Pattern HIDDEN = Pattern.compile("[^\\p{ASCII}]|\\\\u");

    SingleFile {
        roots = Stream.concat(roots.stream(), Stream.of(home.resolve("src/main/java"))).toList();
    }

    /**
     * @param first the name of the class
     * @throws CheckoutException if the sources can't stand in one file; the message says which and why
     */
    String text(String first) {
        Map<String, SourceText> sources = new LinkedHashMap<>();
        sources.put(first, source(first)
                .orElseThrow(() -> new CheckoutException("There is no source of the class " + first + ".")));
        Set<String> used = compile(sources.get(first));
        // A mistake stands in a package of its own. Its classes take the places of the right ones.
        String own = first.substring(0, first.lastIndexOf('.') + 1);
        used.stream().filter(name -> name.startsWith(own) || name.startsWith(NIMSUM)
                || !used.contains(own + simple(name)))
                .forEach(name -> source(name).ifPresent(source -> sources.putIfAbsent(name, source)));
        String joined = joined(sources);
        String text = joined.chars().mapToObj(c -> escapes && c > 127 ? String.format("\\u%04x", c) : "" + (char) c)
                .collect(Collectors.joining());
        Matcher hidden = HIDDEN.matcher(text);
        if (!escapes && hidden.find()) {
            String line = text.substring(text.lastIndexOf('\n', hidden.start()) + 1).lines().findFirst().orElse("");
            String what = hidden.group().equals("\\u")
                    ? "This line has a Unicode escape, which can hide code from a reader: "
                    : "This line is not plain ASCII, and judges read other characters in different ways: ";
            throw new CheckoutException(place(sources, line) + what + line.strip());
        }
        checkCompiles(sources, text);
        return text;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Reads the file of a class. A class that is not public may stand in the file of another one. */
    private Optional<SourceText> source(String name) {
        if (!packages.contains(name.substring(0, name.lastIndexOf('.') + 1))) {
            throw new CheckoutException(
                    "The source uses " + name + ", but a solution may use only java.* and " + Bundler.UTIL + ".");
        }
        return roots.stream().map(root -> root.resolve(name.replace('.', '/') + ".java")).filter(Files::exists)
                .findFirst().map(file -> {
                    Path shown = file.startsWith(home) ? home.relativize(file) : file;
                    // Editors of Windows begin a file with a byte order mark, which javac refuses.
                    String text = DataFiles.readDocument(file).replaceFirst("^\ufeff", "");
                    return new SourceText(shown.toString().replace('\\', '/'), text);
                });
    }

    /** The names of all classes that the source and what it uses have. */
    private Set<String> compile(SourceText source) {
        try {
            return MemoryCompiler.compile(source, roots, release);
        } catch (IllegalArgumentException e) {
            throw new CheckoutException("The source does not compile.\n" + e.getMessage());
        }
    }

    /** A name may stand for two classes in one file, and a class that was imported may be missing. */
    private void checkCompiles(Map<String, SourceText> sources, String text) {
        try {
            MemoryCompiler.compile(new SourceText("", text), List.of(), release);
        } catch (IllegalArgumentException e) {
            Matcher error = Pattern.compile(":(\\d+): (.*(?:\n  .*)*)").matcher(e.getMessage());
            error.find();
            String line = text.lines().skip(Long.parseLong(error.group(1)) - 1).findFirst().orElse("");
            throw new CheckoutException(place(sources, line) + "This does not compile in one file: " + error.group(2));
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

    private static String joined(Map<String, SourceText> sources) {
        SortedSet<String> imports = new TreeSet<>();
        List<String> bodies = new ArrayList<>();
        sources.forEach((name, source) -> {
            Matcher head = HEAD.matcher(source.getCharContent(true).replace("\r\n", "\n"));
            head.matches();
            LIBRARY.matcher(head.group(1)).results().map(MatchResult::group).forEach(imports::add);
            String body = unqualified(name, head.group(1), head.group(2), sources.keySet());
            String whole = name.startsWith(NIMSUM) ? "// " + name + origin(body) : body;
            // Only the first class of the file may be public.
            bodies.add(bodies.isEmpty() ? whole : PUBLIC.matcher(whole).replaceAll(""));
        });
        return imports.stream().map(line -> line + "\n").collect(Collectors.joining())
                + (imports.isEmpty() ? "" : "\n") + String.join("\n", bodies);
    }

    /** A class with the names of others as they are without packages, where no member of another class is imported. */
    private static String unqualified(String name, String imports, String body, Set<String> all) {
        String text = body;
        for (MatchResult member : MEMBER.matcher(imports).results().toList()) {
            // A token of the pattern of comments is left as it is.
            text = Pattern.compile(COMMENT + "|(?<![\\w.])" + member.group(2) + "\\b").matcher(text)
                    .replaceAll(token -> Matcher.quoteReplacement(token.group().equals(member.group(2))
                            ? member.group(1) + "." + token.group()
                            : token.group()));
        }
        for (String other : all) {
            // A class of nimsum gives way to another one with its name.
            boolean gives = other.startsWith(NIMSUM) && all.stream()
                    .anyMatch(own -> !own.startsWith(NIMSUM) && simple(own).equals(simple(other)));
            String called = (gives ? "Nimsum" : "") + simple(other);
            text = text.replaceAll("\\b" + Pattern.quote(other) + "\\b", called);
            text = gives && name.startsWith(NIMSUM) ? text.replaceAll("\\b" + simple(other) + "\\b", called) : text;
        }
        return text;
    }

    /** What a class of nimsum is, for the line before it, and the class without comments. */
    private static String origin(String source) {
        Matcher comment = CLASS_COMMENT.matcher(source);
        String said = comment.find() ? comment.group(1).replaceAll("\\s*\n\\s*\\*", "").strip() : "";
        Matcher sentence = FIRST_SENTENCE.matcher(TAG.matcher(said).replaceAll("$1"));
        return (sentence.find() ? ": " + sentence.group() : "") + "\n" + withoutComments(source);
    }

    /** A line that is only a comment goes with it. */
    private static String withoutComments(String source) {
        return COMMENT.matcher(source)
                .replaceAll(token -> token.group(1) == null ? Matcher.quoteReplacement(token.group()) : GONE)
                .replaceAll("(?m)^[ \t]*" + GONE + "[ \t]*\n", "").replaceAll("[ \t]*" + GONE, "")
                .replaceAll("\n{3,}", "\n\n").replaceAll("\\{\n\n", "{\n").strip() + "\n";
    }
}

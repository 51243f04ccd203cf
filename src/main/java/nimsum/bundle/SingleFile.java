package nimsum.bundle;

import com.sun.source.tree.CompilationUnitTree;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.bundle.Meanings.Meaning;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;

/**
 * The sources of a class and of all that it uses in one text without packages: the imports, that class, and behind it
 * the others, whole.
 *
 * @param roots where other sources than those of nimsum stand, in the folders of their packages
 * @param packages what may be used, each with a dot behind it, or nothing; the first one is that of the class
 * @param isOwn whether the classes are somebody's own: their comments stay, and a Unicode escape takes the place of a
 * character that is not ASCII; otherwise both are refused
 */
record SingleFile(Path home, List<Path> roots, List<String> packages, String release, boolean isOwn) {

    private static final String NIMSUM = "nimsum.";
    private static final Pattern HIDDEN = Pattern.compile("[^\\p{ASCII}]|\\\\u");

    record Joined(String theorem, String text) {
    }

    SingleFile {
        roots = Stream.concat(roots.stream(), Stream.of(home.resolve("src/main/java"))).toList();
    }

    /**
     * @throws CheckoutException if the sources can't stand in one file; the message says which and why
     */
    Joined join(String first) {
        SourceText source = roots.stream().map(root -> root.resolve(first.replace('.', '/') + ".java"))
                .filter(Files::exists).findFirst()
                // Editors of Windows begin a file with a byte order mark, which javac refuses.
                .map(file -> new SourceText(file.toString(), DataFiles.readDocument(file).replaceFirst("^\ufeff", "")))
                .orElseThrow(() -> new CheckoutException("There is no source of the class " + first + "."));
        try (Compilation original = new Compilation(source, roots, release)) {
            if (!original.errors.isEmpty()) {
                throw refusal("The source does not compile.\n" + original.errors);
            }
            Map<String, String> names = names(original.classes().keySet());
            List<CompilationUnitTree> units = units(original.classes(), first);
            String text = joined(original, units, names);
            compare(original, units, names, text);
            String theorem = units.stream().filter(unit -> !isOfNimsum(unit)).map(original::comment)
                    .map(Comments::theorem).filter(found -> !found.isEmpty()).findFirst().orElse("");
            return new Joined(theorem, text);
        }
    }

    private CheckoutException refusal(String message) {
        return new CheckoutException(message.replace(home + File.separator, ""));
    }

    /** Returns what each class is called in the one file. A class of nimsum gives way to another one with its name. */
    private Map<String, String> names(Set<String> classes) {
        Map<String, String> names = new TreeMap<>();
        for (String name : classes) {
            if (!packages.contains(packageOf(name))) {
                throw new CheckoutException(
                        "The source uses " + name + ", but a solution may use only java.* and " + Bundler.UTIL + ".");
            }
            boolean givesWay = name.startsWith(NIMSUM) && classes.stream()
                    .anyMatch(other -> !other.startsWith(NIMSUM) && simple(other).equals(simple(name)));
            names.put(name, (givesWay ? "Nimsum" : "") + simple(name));
        }
        return names;
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('.') + 1);
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the files that come together, in their order: that of the class, those of its kind, those of nimsum. */
    private List<CompilationUnitTree> units(Map<String, CompilationUnitTree> classes, String first) {
        // A mistake stands in a package of its own. Its classes take the places of the right ones.
        return classes.keySet().stream()
                .filter(name -> name.startsWith(packages.get(0)) || name.startsWith(NIMSUM)
                        || !classes.containsKey(packages.get(0) + simple(name)))
                .sorted(Comparator.comparing((String name) -> !name.equals(first))
                        .thenComparing(name -> name.startsWith(NIMSUM)).thenComparing(Comparator.naturalOrder()))
                .map(classes::get).distinct().toList();
    }

    private String joined(Compilation original, List<CompilationUnitTree> units, Map<String, String> names) {
        Set<String> imports = new TreeSet<>();
        List<String> classes = new ArrayList<>();
        for (CompilationUnitTree unit : units) {
            if (!isOwn) {
                checkPlain(unit);
            }
            unit.getImports().stream().filter(tree -> packages.stream().noneMatch(known -> !known.isEmpty()
                    && tree.getQualifiedIdentifier().toString().startsWith(known)))
                    .forEach(tree -> imports.add(tree.toString().strip()));
            String code = new Part(original, unit, names).code(classes.isEmpty(), isOwn);
            classes.add((isOfNimsum(unit)
                    ? renamed(Comments.onlyCode(code), names)
                    : isOwn ? code : code.replaceAll("\n(\\s*\n){2,}", "\n\n")).strip());
        }
        String text = (String.join("\n", imports) + "\n\n" + String.join("\n\n", classes)).strip() + "\n";
        return text.chars().mapToObj(c -> c > 127 ? String.format("\\u%04x", c) : "" + (char) c)
                .collect(Collectors.joining());
    }

    /** Returns a source of nimsum in which the classes that give way declare their new names. */
    private static String renamed(String code, Map<String, String> names) {
        String renamed = code;
        for (Map.Entry<String, String> name : names.entrySet()) {
            renamed = renamed.replaceAll("\\b" + simple(name.getKey()) + "\\b", name.getValue());
        }
        return renamed;
    }

    private static boolean isOfNimsum(CompilationUnitTree unit) {
        return unit.getPackage() != null && unit.getPackageName().toString().startsWith(NIMSUM);
    }

    private void checkPlain(CompilationUnitTree unit) {
        Matcher hidden = HIDDEN.matcher(Compilation.text(unit.getSourceFile()));
        if (hidden.find()) {
            throw refusal(Compilation.about(unit.getSourceFile(), unit.getLineMap().getLineNumber(hidden.start()),
                    hidden.group().equals("\\u")
                            ? "This line has a Unicode escape, which can hide code from a reader"
                            : "This line is not plain ASCII, and judges read other characters in different ways"));
        }
    }

    /** Refuses one file in which a class sees what only another package could see, so that a name means that. */
    private void compare(Compilation original, List<CompilationUnitTree> units, Map<String, String> names,
            String text) {
        Pattern known = Pattern.compile(names.keySet().stream().map(Pattern::quote)
                .collect(Collectors.joining("|", "(?<![\\w.])(?:", ")(?!\\w)")));
        UnaryOperator<String> renamed = said -> known.matcher(said).replaceAll(name -> names.get(name.group()));
        try (Compilation bundled = new Compilation(new SourceText("bundle", text), List.of(), release)) {
            Iterator<Meaning> meanings = Meanings.of(bundled, bundled.classes().values().stream().distinct().toList())
                    .iterator();
            for (Meaning meaning : Meanings.of(original, units)) {
                String meant = renamed.apply(meaning.text());
                String means = meanings.hasNext() ? renamed.apply(meanings.next().text()) : "nothing";
                if (!means.equals(meant)) {
                    throw refusal(Compilation.about(meaning.file(), meaning.line(), "In one file this would mean "
                            + means + ", and here it means " + meant
                            + ". Give one of the two another name or other parameters"));
                }
            }
            if (!bundled.errors.isEmpty()) {
                throw refusal("The sources do not compile in one file.\n" + bundled.errors);
            }
        }
    }
}

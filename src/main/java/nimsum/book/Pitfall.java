package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.Sections.Section;
import nimsum.data.TestCase;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Language;

/**
 * What the section "Pitfalls" of a README says of a mistake: an input that refutes it, or the secret case that does. A
 * mistake that teaches something is an item of a list, which says the answers too. The others stand in one sentence
 * behind the list, each with its input alone.
 *
 * @param caseName the name of the secret case; empty if an input is given
 * @param input the whole input, or nothing
 * @param right the answer to it, or nothing, as in that sentence
 * @param wrong what the mistake answers; empty if it fails with an exception
 */
public record Pitfall(Optional<String> caseName, String input, String right, Optional<String> wrong) {

    /** A line of a README has no more characters where it can be broken. */
    private static final int WIDTH = 130;
    /** Between lines; a slash within a word, as in 1/2, is part of it. */
    private static final String SLASH = " ?(?:(?<!\\S)/|/(?!\\S)) ?";
    private static final Pattern ITEM = Pattern
            .compile("(?m)^- \\[([^\\]]*)\\]\\(wrong/([^)]*)\\)((?:.*\\n(?!\\n|- ))*.*)");
    private static final Pattern OTHER = Pattern
            .compile("\\[([^\\]]*)\\]\\(wrong/([^)]*)\\)(\\s+(?:the case\\s+)?`[^`]+`)");
    private static final Pattern BEGINNING = Pattern.compile("Refuted\\s+by");
    private static final Pattern REFUTED = Pattern.compile(("Refuted by (?:the case `([^`]+)`"
            + "|`([^`]+)`: `([^`]+)`, here (?:`([^`]+)`|an exception))\\.").replace(" ", "\\s+"));
    /**
     * An item of a Chinese text. It has a link, what the text tells of the mistake, if anything, and what refutes it.
     */
    private static final Pattern CHINESE = Pattern
            .compile("(\\[(\\w+)\\]\\(wrong/[^)]*\\))(?:(：.*?)反例：.*?。|（.*?）)");
    private static final Pattern INPUT = Pattern.compile("\\s+(?:the case\\s+`([^`]+)`|`([^`]+)`)");

    /**
     * What a README says of each mistake, by its name.
     *
     * @return the text of the item behind its link
     */
    public static Map<String, String> items(String readme) {
        return found(readme).collect(
                Collectors.toMap(item -> item.group(1), item -> item.group(3), (first, second) -> first + second));
    }

    public static List<String> links(String readme) {
        return found(readme).map(item -> "[" + item.group(1) + "](wrong/" + item.group(2) + ")").sorted().toList();
    }

    /** The mistakes of which a README does not say what refutes them. */
    public static List<String> unrefuted(String readme, List<Path> mistakes) {
        Map<String, String> items = items(readme);
        return mistakes.stream().map(mistake -> mistake.getFileName().toString())
                .filter(file -> parse(items.getOrDefault(DataFiles.stem(Path.of(file)), "")).isEmpty()).toList();
    }

    private static Stream<MatchResult> found(String readme) {
        return Sections.of("README.md", readme).find(PagePart.PITFALLS.heading(Language.EN)).map(Section::body).stream()
                .flatMap(text -> Stream.concat(ITEM.matcher(text).results(), OTHER.matcher(text).results()));
    }

    public static String link(Path mistake) {
        return "[" + DataFiles.stem(mistake) + "](wrong/" + mistake.getFileName() + ")";
    }

    /**
     * What the one sentence of an item says that begins with "Refuted by", or the input behind the link to another
     * mistake; none if it is not of the form.
     */
    public static Optional<Pitfall> parse(String item) {
        Matcher alone = INPUT.matcher(item);
        if (alone.matches()) {
            return Optional.of(new Pitfall(Optional.ofNullable(alone.group(1)), lines(alone.group(2)), "",
                    Optional.empty()));
        }
        Matcher refuted = REFUTED.matcher(item);
        if (!refuted.find() || BEGINNING.split(item, -1).length != 2) {
            return Optional.empty();
        }
        return Optional.of(new Pitfall(Optional.ofNullable(refuted.group(1)), lines(refuted.group(2)),
                lines(refuted.group(3)), Optional.ofNullable(refuted.group(4)).map(Pitfall::lines)));
    }

    /** The lines that code stands for; none if there is no code. */
    public static String lines(String code) {
        return code == null ? "" : code.replaceAll("\\s+", " ").replaceAll(SLASH, "\n") + "\n";
    }

    public static Pitfall ofCase(TestCase secret) {
        return new Pitfall(Optional.of(DataFiles.stem(secret.input())), "", "", Optional.empty());
    }

    /**
     * A README in which the item of a mistake says this: in place of what it says, or behind it if it names nothing
     * that refutes the mistake. Where there is no item, one is begun. A sentence of another form stays, since nobody
     * but its author knows what it means.
     *
     * @throws CheckoutException if it lacks the pitfalls
     */
    public String into(Readme readme, Path mistake) {
        Section pitfalls = readme.part(PagePart.PITFALLS);
        String text = pitfalls.body();
        Optional<MatchResult> item = found(readme.text())
                .filter(other -> other.group(1).equals(DataFiles.stem(mistake))).findFirst();
        String changed = item
                .map(one -> text.substring(0, one.start()) + intoItem(one.group()) + text.substring(one.end()))
                .orElseGet(() -> text + (ITEM.matcher(text).find() ? "\n" : "\n\n")
                        + intoItem("- " + link(mistake) + ": TODO: what it does."));
        return readme.sections().with(pitfalls, changed).text();
    }

    private String intoItem(String item) {
        Matcher other = OTHER.matcher(item);
        if (other.matches()) {
            return item.substring(0, other.start(3)) + " "
                    + caseName.map(name -> "the case `" + name + "`").orElseGet(() -> code(input));
        }
        if (BEGINNING.matcher(item).find()) {
            return parse(item).isPresent()
                    ? REFUTED.matcher(item).replaceFirst(Matcher.quoteReplacement(toString()))
                    : item;
        }
        int line = item.length() - item.lastIndexOf('\n');
        return item + (line + toString().length() > WIDTH ? "\n  " : " ") + this;
    }

    /**
     * A Chinese README in which each mistake is refuted as in the English one. Behind the link to a mistake stands what
     * refutes it in parentheses, or what the mistake does and then a sentence.
     *
     * @throws CheckoutException if the texts do not name the same mistakes
     */
    public static String inChinese(String chinese, String english) {
        Map<String, String> items = items(english);
        List<String> names = items.keySet().stream().sorted().toList();
        List<String> found = CHINESE.matcher(chinese).results().map(item -> item.group(2)).sorted().toList();
        if (!found.equals(names)) {
            throw new CheckoutException("README.zh.md refutes the mistakes " + found + ", README.md " + names);
        }
        return CHINESE.matcher(chinese).replaceAll(item -> Matcher.quoteReplacement(item.group(1)
                + parse(items.get(item.group(2))).map(pitfall -> pitfall.inChinese(item.group(3)))
                        .orElse(item.group().substring(item.group(1).length()))));
    }

    private String inChinese(String told) {
        String place = caseName.map(name -> "数据 `" + name + "`").orElseGet(() -> code(input));
        if (told == null) {
            return "（" + place + "）";
        }
        String answers = right.isEmpty()
                ? ""
                : " 应输出 " + code(right) + "，它却"
                        + wrong.map(answer -> "输出 " + code(answer)).orElse("抛出异常");
        return told + "反例：" + place + answers + "。";
    }

    /** The sentence, as it may stand in the README. */
    @Override
    public String toString() {
        return "Refuted by " + caseName.map(name -> "the case `" + name + "`").orElseGet(() -> code(input) + ": "
                + code(right) + ", here " + wrong.map(Pitfall::code).orElse("an exception")) + ".";
    }

    private static String code(String lines) {
        return "`" + lines.strip().replace("\n", " / ") + (lines.endsWith("\n\n") ? " /" : "") + "`";
    }
}

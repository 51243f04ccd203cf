package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.book.Chapter;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;

/**
 * The README of a problem, or a chapter of the theory, as the tests read it.
 *
 * @param title the heading of the first line
 * @param sections the text below each {@code ##} heading, in order
 */
public record Sections(String title, Map<String, String> sections) {

    private static final Pattern HEADING = Pattern.compile("(?m)^## (.*)$");

    public static Sections of(Problem problem) {
        return parse(DataFiles.readDocument(problem.folder().resolve("README.md")));
    }

    static Sections of(Chapter chapter) {
        return parse(DataFiles.readDocument(chapter.document()));
    }

    /**
     * Returns the document that a theorem is cited from.
     *
     * @param name a problem's id, or "theory/" and the name of a chapter
     */
    static Sections of(String name) {
        Problems problems = Problems.here();
        return Chapter.all(problems.home()).stream().filter(chapter -> chapter.toString().equals(name)).findFirst()
                .map(Sections::of).orElseGet(() -> of(problems.find(name)));
    }

    static Sections parse(String text) {
        Map<String, String> sections = new LinkedHashMap<>();
        Matcher heading = HEADING.matcher(text);
        int start = 0;
        String name = "";
        while (heading.find()) {
            sections.put(name, text.substring(start, heading.start()));
            name = heading.group(1);
            start = heading.end() + 1;
        }
        sections.put(name, text.substring(Math.min(start, text.length())));
        String intro = sections.remove("");
        return new Sections(intro == null ? "" : intro.lines().findFirst().orElse("").replaceFirst("^# ", ""),
                sections);
    }

    /** Returns the text below a heading. */
    public String section(String name) {
        String section = sections.get(name);
        if (section == null) {
            throw new AssertionError("the text has no section \"" + name + "\"");
        }
        return section;
    }

    /** Checks that the sections are these in this order, of which some may be missing. */
    void checkSections(List<String> names, Set<String> optional) {
        List<String> found = List.copyOf(sections.keySet());
        assertEquals(names.stream().filter(name -> found.contains(name) || !optional.contains(name)).toList(), found);
    }
}

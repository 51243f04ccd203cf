package nimsum.site;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.PagePart;
import nimsum.book.Sections;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/**
 * The page of a problem: its text, its solution where the text has come to it, each mistake at its pitfall, and what to
 * hand in.
 */
final class ProblemPage {

    private static final Pattern SECTION = Pattern.compile("(?s)(<h2 id=\"([^\"]*)\">.*?</h2>\\n)(.*?)(?=<h2|\\z)");
    private static final Pattern HEADING = Pattern.compile("<h3[^>]*>(.*?)</h3>");

    private final Problem problem;
    private final Markdown markdown;
    private final String path;

    ProblemPage(Problem problem, Markdown markdown) {
        this.problem = problem;
        this.markdown = markdown;
        this.path = Documents.page(Path.of("problems", problem.id(), "README.md")).orElseThrow();
    }

    Page page() {
        String text = DataFiles.readDocument(problem.folder().resolve("README.md"));
        String html = markdown.html(Path.of("problems", problem.id(), "README.md"), path,
                SubmitSection.repeated(problem).matcher(text).replaceAll(""));
        String body = SECTION.matcher(html).replaceAll(section -> Matcher
                .quoteReplacement(section.group(1) + section(section.group(2), section.group(3))));
        return new Page(path, problem.file().title(), TheoremLinks.tied(
                body.replaceFirst("play (it|the game)(,| with) <code>scripts/play \\w+</code>",
                        "<a href=\"#play\">play $1</a>")));
    }

    private String section(String id, String html) {
        return switch (part(id)) {
            case PLAY -> PlaySection.board(problem, "") + html + HuntSection.html(problem);
            case HINTS -> html + PlaySection.run(problem);
            case PROGRAM -> html + Page.folded("Main.java", " id=\"main\"",
                    Code.java(DataFiles.readDocument(problem.folder().resolve("Main.java"))));
            case PITFALLS -> new PitfallsSection(problem).html(html);
            case FURTHER -> further(html);
            case SUBMIT -> new SubmitSection(problem).html() + html;
            default -> html;
        };
    }

    private static PagePart part(String id) {
        return Stream.of(PagePart.values())
                .filter(part -> Sections.anchor(part.heading(Language.EN)).equals(id)).findFirst().orElseThrow();
    }

    private static String further(String html) {
        List<String> parts = HEADING.matcher(html).results().map(heading -> heading.group(1)).toList();
        return Page.folded(parts.isEmpty() ? "Read on" : String.join(" &middot; ", parts), "", html);
    }
}

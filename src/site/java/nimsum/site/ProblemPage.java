package nimsum.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.PagePart;
import nimsum.book.Pitfall;
import nimsum.book.Sections;
import nimsum.data.DataKind;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import org.apache.commons.text.StringEscapeUtils;

/**
 * The page of a problem: its text, its solution where the text has come to it, each mistake at its pitfall, and what to
 * hand in.
 */
final class ProblemPage {

    private static final Pattern SECTION = Pattern.compile("(?s)(<h2 id=\"([^\"]*)\">.*?</h2>\\n)(.*?)(?=<h2|\\z)");
    private static final Pattern HEADING = Pattern.compile("<h3[^>]*>(.*?)</h3>");
    private static final Pattern PITFALL = Pattern.compile("(?s)<li><a href=\"#(wrong-[^\"]*)\">(.*?)</a>(.*?)</li>");
    private static final Pattern NAMED = Pattern.compile("<a href=\"#(wrong-[^\"]*)\">(.*?)</a>");
    /** The input that refutes a mistake, or the secret case that does. */
    private static final Pattern INPUT = Pattern
            .compile("(?:Refuted\\s+by|</a>)\\s+(the\\s+case\\s+)?<code>([^<]*)</code>");
    private static final int LONGEST_INPUT = 2000;
    /** Why one makes a mistake, and the lines that change; before these may stand the file that they are in. */
    private static final Pattern CHANGE = Pattern.compile("(?s)(.*?)\\n\\n(?:--- (\\S+)\\n)?(.*)");

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
            case PLAY -> PlaySection.board(problem, "") + html;
            case HINTS -> html + PlaySection.run(problem);
            case PROGRAM -> html + Page.folded("Main.java", " id=\"main\"",
                    Code.java(DataFiles.readDocument(problem.folder().resolve("Main.java"))));
            case PITFALLS -> pitfalls(html);
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

    /** Puts each mistake below what is said of it, and the mistakes that are only named at the end. */
    private String pitfalls(String html) {
        String tried = INPUT.matcher(html)
                .replaceAll(input -> Matcher.quoteReplacement(input.group() + button(input)));
        String told = PITFALL.matcher(tried).replaceAll(pitfall -> Matcher.quoteReplacement(
                "<li id=\"" + pitfall.group(1) + "\"><strong>" + pitfall.group(2) + "</strong>" + pitfall.group(3)
                        + mistake(pitfall, "The change of ", "") + "</li>"));
        return told + NAMED.matcher(html).results().filter(named -> !told.contains("id=\"" + named.group(1) + "\""))
                .map(named -> mistake(named, named.group(2) + ", a change of ", " id=\"" + named.group(1) + "\""))
                .collect(Collectors.joining());
    }

    /** None for what is too long for a page. */
    private String button(MatchResult found) {
        String code = StringEscapeUtils.unescapeHtml4(found.group(2));
        if (found.group(1) == null) {
            return PlaySection.button(problem, Pitfall.lines(code));
        }
        Path secret = DataKind.SECRET.in(problem).resolve(code + ".in");
        String input = Files.exists(secret) ? DataFiles.read(secret) : "";
        return input.isEmpty() || input.length() > LONGEST_INPUT ? "" : PlaySection.button(problem, input);
    }

    private String mistake(MatchResult pitfall, String summary, String attributes) {
        Path wrong = problem.folder().resolve("wrong");
        String name = DataFiles.names(wrong).stream()
                .filter(file -> Documents.mistake(file).equals(pitfall.group(1))).findFirst().orElseThrow();
        Matcher change = CHANGE.matcher(DataFiles.readDocument(wrong.resolve(name)).strip());
        change.matches();
        String file = change.group(2) == null ? "Main.java" : change.group(2).replaceFirst(".*/", "");
        String reason = change.group(1).lines().collect(Collectors.joining(" "));
        return Page.folded(summary + file, " class=\"aside\"" + attributes,
                "<p>" + Page.escaped(reason) + "</p>\n" + Code.change(change.group(3)));
    }
}

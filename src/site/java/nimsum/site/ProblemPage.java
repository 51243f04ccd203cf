package nimsum.site;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;

/** The page of a problem: its text, its solution where the text has come to it, each mistake at its pitfall, and what to hand in. */
final class ProblemPage {

    private static final Pattern FURTHER = Pattern.compile("(?ms)^## Further$(.*?)(?=^## |\\z)");
    private static final Pattern SUBMIT = Pattern.compile("(?ms)^## Where to submit$(.*?)(?=^## |\\z)");
    private static final Pattern HEADING = Pattern.compile("<h3[^>]*>(.*?)</h3>");
    private static final Pattern PITFALL = Pattern.compile("(?s)<li><a href=\"#(wrong-[^\"]*)\">(.*?)</a>(.*?)</li>");
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
        Matcher further = FURTHER.matcher(text);
        String folded = further.find() ? further(html(further.group(1))) : "";
        String submit = SUBMIT.matcher(text).results().map(found -> found.group(1)).findFirst().orElseThrow();
        String rest = html(SUBMIT.matcher(further.replaceAll("FURTHER\n\n")).replaceAll("SUBMIT\n\n"));
        String body = pitfalls(rest)
                .replace("<h2 id=\"idea\">", PlaySection.html(problem) + "<h2 id=\"idea\">")
                .replaceFirst("(?s)(<h2 id=\"algorithm\">.*?)(?=<h2)", "$1" + Matcher.quoteReplacement(
                        Page.folded("Main.java", " id=\"main\"",
                                Code.java(DataFiles.readDocument(problem.folder().resolve("Main.java"))))))
                .replace("<p>FURTHER</p>\n", folded)
                .replace("<p>SUBMIT</p>\n", "<h2 id=\"where-to-submit\">Where to submit</h2>\n"
                        + new SubmitSection(problem).html()
                        + html(SubmitSection.repeated(problem).matcher(submit).replaceAll("")));
        return new Page(path, problem.file().title(),
                Theorems.tied(body, markdown.home().resolve("src/test/java/" + problem.id() + "/ClaimsTest.java")));
    }

    private String html(String part) {
        return markdown.html(Path.of("problems", problem.id(), "README.md"), path, part);
    }

    private static String further(String html) {
        List<String> parts = HEADING.matcher(html).results().map(heading -> heading.group(1)).toList();
        return "<h2 id=\"further\">Further</h2>\n"
                + Page.folded(parts.isEmpty() ? "Read on" : String.join(" &middot; ", parts), "", html);
    }

    /** With each mistake below what is said of it. */
    private String pitfalls(String html) {
        return PITFALL.matcher(html).replaceAll(pitfall -> Matcher.quoteReplacement(
                "<li id=\"" + pitfall.group(1) + "\"><strong>" + pitfall.group(2) + "</strong>" + pitfall.group(3)
                        + mistake(pitfall) + "</li>"));
    }

    private String mistake(MatchResult pitfall) {
        Path wrong = problem.folder().resolve("wrong");
        String name = DataFiles.names(wrong).stream()
                .filter(file -> Documents.mistake(file).equals(pitfall.group(1))).findFirst().orElseThrow();
        String source = DataFiles.readDocument(wrong.resolve(name));
        if (name.endsWith(".java")) {
            return Page.folded("The program", " class=\"aside\"", Code.java(source));
        }
        Matcher change = CHANGE.matcher(source.strip());
        change.matches();
        String file = change.group(2) == null ? "Main.java" : change.group(2).replaceFirst(".*/", "");
        String reason = change.group(1).lines().collect(Collectors.joining(" "));
        return Page.folded("The change of " + file, " class=\"aside\"",
                "<p>" + Page.escaped(reason) + "</p>\n" + Code.change(change.group(3)));
    }
}

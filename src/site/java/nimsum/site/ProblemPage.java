package nimsum.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nimsum.bundle.Bundler;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.ProblemFile;

/** The page of a problem: its text, its solution and mistakes, and what to hand in to each judge. */
final class ProblemPage {

    private static final Pattern FURTHER = Pattern.compile("(?ms)^## Further$(.*?)(?=^## |\\z)");

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
        int submit = text.indexOf("\n## Where to submit\n");
        String body = html(FURTHER.matcher(text.substring(0, submit)).replaceAll(""))
                + further(text) + sources() + "<h2 id=\"where-to-submit\">Where to submit</h2>\n" + judges()
                + html(text.substring(submit).replaceFirst("(?s)^\n## Where to submit\n", ""));
        return new Page(path, problem.file().title(),
                body.replace("<h2 id=\"idea\">", PlaySection.html(problem) + "<h2 id=\"idea\">"));
    }

    private String html(String part) {
        return markdown.html(Path.of("problems", problem.id(), "README.md"), path, part);
    }

    private String further(String text) {
        return FURTHER.matcher(text).results()
                .map(further -> "<h2 id=\"further\">Further</h2>\n"
                        + folded("Other theorems, other texts, exercises", "", html(further.group(1))))
                .findFirst().orElse("");
    }

    /** The solution and the mistakes, folded. */
    private String sources() {
        List<String> parts = new ArrayList<>(List.of("<h2 id=\"sources\">The solution, and mistakes</h2>\n"));
        parts.add(
                folded("Main.java", "main", Code.java(DataFiles.readDocument(problem.folder().resolve("Main.java")))));
        Path wrong = problem.folder().resolve("wrong");
        for (String name : DataFiles.names(wrong)) {
            String source = DataFiles.readDocument(wrong.resolve(name));
            parts.add(folded(name.replaceFirst("\\..*", ""), Documents.mistake(name),
                    name.endsWith(".diff") ? Code.change(source) : Code.java(source)));
        }
        return String.join("", parts);
    }

    /** For each judge where it has the problem, what is known of it, and the file to hand in. */
    private String judges() {
        ProblemFile file = problem.file();
        StringBuilder html = new StringBuilder();
        for (Listing listing : file.judges()) {
            OnlineJudge judge = OnlineJudges.known().find(listing.judge());
            String state = judge.closed().map(closure -> "It takes no programs since " + closure.since() + ".")
                    .orElse(judge.facts().get("state").equals("unverified")
                            ? "Whether it is open is not verified."
                            : "");
            String link = listing.address().startsWith("http")
                    ? "<a href=\"" + listing.address() + "\">" + judge + "</a>"
                    : judge.toString();
            html.append("<h3 id=\"submit-").append(Markdown.anchor(judge.name())).append("\">").append(link)
                    .append("</h3>\n<p>")
                    .append(Page.escaped(state + " Limits: " + file.limits() + ".")).append("</p>\n")
                    .append(folded("The file to hand in", "",
                            "<button type=\"button\" class=\"copy\">Copy</button>"
                                    + Code.java(Bundler.bundle(problem, judge))));
        }
        return html.toString();
    }

    private static String folded(String summary, String id, String html) {
        return "<details" + (id.isEmpty() ? "" : " id=\"" + id + "\"") + "><summary>" + Page.escaped(summary)
                + "</summary>\n"
                + html + "</details>\n";
    }
}

package nimsum.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.book.Chapter;
import nimsum.book.Readme;
import nimsum.book.Sections;
import nimsum.book.StudyOrder;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;

/** Builds the site from the texts, the sources and the facts of the repository. */
public final class Site {

    private static final List<String> FILES = List.of("style.css", "theme.js", "site.js", "board.js", "drawing.js",
            "choice.js", "settings.js", "play.js", "hunt.js", "memory.js", "math-font.md");
    private static final String RESOURCES = "/nimsum/site/", FONT = "math.woff2";
    private static final String WORDS = "Words of the field";
    private static final Pattern WORD = Pattern.compile("<strong>(.*?)</strong>");
    private static final Pattern PLAY = Pattern.compile("<code>scripts/play \\w+</code>");

    /** Takes the folder of the site, and a folder for what is made on the way. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]).toAbsolutePath();
        build(Problems.here().home(), folder, Path.of(args[1]));
        System.err.println("Open " + folder.resolve("index.html"));
    }

    /**
     * Builds the site in a new folder, which takes the place of the one before: pages of a problem that is gone do not
     * stay.
     *
     * @param work a folder for what is made on the way
     */
    private static void build(Path home, Path folder, Path work) throws IOException {
        Path made = work.resolve("new-site");
        FileUtils.deleteDirectory(made.toFile());
        List<Page> pages = pages(home, new Markdown(home, new Formulas()));
        for (Page page : pages) {
            DataFiles.writeDocument(made.resolve(page.path()), page.html());
        }
        DataFiles.writeDocument(made.resolve("search.js"), SearchIndex.script(pages));
        new JavaScript(work.resolve("games")).write(new Games(home, Problems.here().all()),
                new Hunting(Problems.here().all().stream().filter(Problem::hasGame).toList()), made);
        for (Problem problem : Problems.here().all()) {
            if (problem.hasGame()) {
                DataFiles.writeDocument(made.resolve("problems").resolve(problem.id()).resolve("cases.js"),
                        new SmallCases(problem, work.resolve("cases")).script());
            }
        }
        for (String name : FILES) {
            // The font stands in the style, since some browsers load no font from a disk.
            DataFiles.writeDocument(made.resolve(name),
                    IOUtils.resourceToString(RESOURCES + name, StandardCharsets.UTF_8)
                            .replace("url(\"" + FONT, "url(\"" + fontAddress()));
        }
        FileUtils.deleteDirectory(folder.toFile());
        Files.move(made, folder);
    }

    private static String fontAddress() throws IOException {
        return "data:font/woff2;base64,"
                + Base64.getEncoder().encodeToString(IOUtils.resourceToByteArray(RESOURCES + FONT));
    }

    private static List<Page> pages(Path home, Markdown markdown) {
        List<Page> pages = new ArrayList<>();
        pages.add(new IndexPage(home, markdown).page());
        String words = Sections.of(StudyOrder.document(home)).get(WORDS).body();
        pages.add(new Page("words.html", WORDS, anchored(
                markdown.html(Path.of("problems/README.md"), "words.html", Sections.written(1, WORDS, words)))));
        for (Chapter chapter : Chapter.all(home)) {
            Path english = home.relativize(chapter.document());
            Page page = page(markdown, english);
            pages.add(new Page(page.path(), page.title(), TheoremLinks.tied(page.body())));
            if (Files.exists(home.resolve(Language.ZH.of(english)))) {
                pages.add(page(markdown, Language.ZH.of(english)));
            }
        }
        for (String document : List.of(Language.ZH.readme(), "problems/course.md", "problems/documents.md")) {
            pages.add(page(markdown, Path.of(document)));
        }
        for (Problem problem : Problems.here().all()) {
            pages.add(new ProblemPage(problem, markdown).page());
            if (new Readme(problem, Language.ZH).exists()) {
                Page page = page(markdown, home.relativize(new Readme(problem, Language.ZH).path()));
                pages.add(new Page(page.path(), page.title(),
                        PLAY.matcher(page.body()).replaceFirst("<a href=\"index.html#play\">$0</a>")));
            }
        }
        return Places.placed(pages, StudyOrder.of(home));
    }

    private static Page page(Markdown markdown, Path document) {
        Sections sections = Sections.of(markdown.home().resolve(document));
        String path = Documents.page(document).orElseThrow();
        return new Page(path, sections.document().title(), markdown.html(document, path, sections.text()));
    }

    private static String anchored(String words) {
        return WORD.matcher(words)
                .replaceAll(word -> Matcher.quoteReplacement("<strong id=\"" + Sections.anchor(word.group(1))
                        + "\">" + word.group(1) + "</strong>"));
    }
}

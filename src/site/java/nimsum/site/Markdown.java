package nimsum.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.book.Sections;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A document of the repository as HTML: formulas as MathML, pictures inline, links to the pages that show what they
 * name.
 *
 * @param formulas that convert TeX
 */
record Markdown(Path home, Formulas formulas) {

    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    /** Headings have an anchor. What is wider than the page is scrolled, by keys too. */
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder().extensions(EXTENSIONS)
            .attributeProviderFactory(context -> (node, tag, attributes) -> {
                if (node instanceof Heading) {
                    attributes.put("id", Sections.anchor(TextContentRenderer.builder().build().render(node)));
                } else if (tag.equals("pre")) {
                    attributes.put("tabindex", "0");
                } else if (tag.equals("code")) {
                    attributes.remove("class");
                }
            }).build();
    /** Code, in which a dollar is a dollar, or a formula. */
    private static final Pattern CODE_OR_FORMULA = Pattern
            .compile("(?ms)^```math\\n(.+?)^```$|^```.*?^```$|`[^`\n]*`|\\$\\$(.+?)\\$\\$|\\$([^$]+)\\$");
    /** Stands for a formula while the rest is converted: two characters that no text has, with a number between. */
    private static final char OPEN = '\uE000', CLOSE = '\uE001';
    /** The way to the other language, which stands beside the title on a page. */
    private static final Pattern OTHER_LANGUAGE = Pattern
            .compile("(?s)</h1>(.*?) ?(<a href=\"[\\w.-]+\\.html\">(?:中文|English)</a>)(?: · )?");
    private static final Pattern STYLE = Pattern.compile("(?s)<style>.*?</style>\\n| xmlns=\"[^\"]*\"");
    /** Writes a start into a file and begins the game there. */
    private static final Pattern GAME = Pattern
            .compile("(?:echo (?<line>.*)|printf '(?<lines>.*)') > (\\w+)\nscripts/play (?<id>\\w+) \\3\n");
    /** Shows the game of a text. */
    private static final Pattern TOLD = Pattern
            .compile("(?s)\\$ printf '(?<lines>[^']*)' \\| scripts/play (?<id>\\w+) - --watch\n.*");
    /** A page folds the text of a game itself, below the board. */
    private static final Pattern FOLDED = Pattern
            .compile(
                    "(?ms)^<details><summary>The whole game as text</summary>\\n\\n(```text\\n\\$ printf .*?^```\\n)\\n</details>\\n");
    private static final Pattern THEOREM = Pattern.compile("Theorem (\\d+)");
    private static final Pattern PLACE = Pattern.compile(OPEN + "(\\d+)" + CLOSE);

    /**
     * Renders some Markdown as HTML.
     *
     * @param document the file that it comes from, from the folder of the repository
     * @param page the page that shows it
     */
    String html(Path document, String page, String markdown) {
        List<String> converted = new ArrayList<>();
        String unfolded = FOLDED.matcher(markdown).replaceAll("$1");
        String text = CODE_OR_FORMULA.matcher(unfolded).replaceAll(found -> {
            boolean block = found.group(3) == null;
            String tex = found.group(1) != null ? found.group(1) : block ? found.group(2) : found.group(3);
            if (tex == null) {
                return Matcher.quoteReplacement(found.group());
            }
            try {
                converted.add(formulas.mathMl(tex.strip().replaceAll("\\s+", " "), block));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(document + ":" + line(document, found) + ": " + e.getMessage(), e);
            }
            return "" + OPEN + (converted.size() - 1) + CLOSE;
        });
        Node root = PARSER.parse(text);
        root.accept(new Shown(document, page));
        String html = RENDERER.render(root)
                .replace("<table>", "<div class=\"table\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>");
        return PLACE.matcher(OTHER_LANGUAGE.matcher(html).replaceFirst(" $2</h1>$1"))
                .replaceAll(place -> Matcher.quoteReplacement(converted.get(Integer.parseInt(place.group(1)))));
    }

    /** Returns a picture of the repository without its own colours: those of the page follow its theme. */
    static String picture(Path file) {
        return STYLE.matcher(DataFiles.readDocument(file).strip()).replaceAll("");
    }

    private static String photograph(Path file, String words) {
        try {
            return "<img alt=\"" + Page.escaped(words) + "\" src=\"data:image/png;base64,"
                    + Base64.getEncoder().encodeToString(Files.readAllBytes(file)) + "\">";
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private int line(Path document, MatchResult found) {
        String whole = DataFiles.readDocument(home.resolve(document));
        return 1 + (int) whole.substring(0, Math.max(0, whole.indexOf(found.group()))).lines().count();
    }

    /** Exchanges what is shown otherwise than in plain Markdown. */
    private final class Shown extends AbstractVisitor {

        private final Path document;
        private final String page;
        /** The number of the theorem that stands here. */
        private String theorem = "";

        private Shown(Path document, String page) {
            this.document = document;
            this.page = page;
        }

        /** Puts a board where a command would begin a game. */
        @Override
        public void visit(FencedCodeBlock block) {
            String literal = block.getLiteral();
            Matcher game = GAME.matcher(literal);
            Matcher told = TOLD.matcher(literal);
            if (game.matches()) {
                exchange(block, PlaySection.board(Problems.here().find(game.group("id")),
                        (game.group("line") + game.group("lines")).replace("null", "").replace("\\n", "\n") + "\n"));
            } else if (told.matches()) {
                exchange(block, PlaySection.told(Problems.here().find(told.group("id")),
                        told.group("lines").replace("\\n", "\n"))
                        + Page.folded("The whole game as text", "", RENDERER.render(block)));
            }
        }

        private static void exchange(Node block, String html) {
            HtmlBlock shown = new HtmlBlock();
            shown.setLiteral(html.strip());
            block.insertAfter(shown);
            block.unlink();
        }

        @Override
        public void visit(Image image) {
            Path file = home.resolve(sibling(image.getDestination()));
            String shown = image.getDestination().endsWith(".png")
                    ? photograph(file, ((Text) image.getFirstChild()).getLiteral())
                    : picture(file);
            HtmlInline picture = new HtmlInline();
            picture.setLiteral("<span class=\"picture\" tabindex=\"0\">" + shown + "</span>");
            image.insertAfter(picture);
            image.unlink();
        }

        @Override
        public void visit(Heading heading) {
            visitChildren(heading);
            Matcher title = THEOREM.matcher(TextContentRenderer.builder().build().render(heading));
            theorem = title.lookingAt() ? title.group(1) : "";
        }

        /**
         * Leaves out links to what the site does not show. The test of a theorem is shown in place of the link to it.
         */
        @Override
        public void visit(Link link) {
            visitChildren(link);
            String target = link.getDestination();
            if (target.matches("[a-z]+:.*")) {
                return;
            }
            if (target.endsWith("Test.java")) {
                showTest(link);
                return;
            }
            String anchor = target.replaceFirst("^[^#]*", "");
            String file = target.replaceFirst("#.*", "");
            Optional<String> to = file.isEmpty() ? Optional.of(page) : Documents.page(sibling(file));
            if (anchor.equals("#words-of-the-field")) {
                to = Optional.of("words.html");
                anchor = "";
            }
            if (to.isPresent()) {
                link.setDestination(
                        Documents.relative(page, to.get().contains("#") ? to.get() : to.get() + anchor));
                return;
            }
            while (link.getFirstChild() != null) {
                link.insertBefore(link.getFirstChild());
            }
            link.unlink();
        }

        /** Only names a test that holds the same for all problems. */
        private void showTest(Link link) {
            Matcher method = Pattern.compile("(?ms)^    void theorem" + theorem + "\\(\\).*?^    }$")
                    .matcher(DataFiles.readDocument(home.resolve(sibling(link.getDestination()))));
            HtmlBlock shown = new HtmlBlock();
            shown.setLiteral(method.find()
                    ? Page.folded("The test, as a program", " class=\"aside\"", Code.java(method.group().stripIndent()))
                    : "<p class=\"aside\">The tests of all problems hold this one.</p>");
            link.getParent().insertAfter(shown);
            link.unlink();
        }

        private Path sibling(String file) {
            return document.resolveSibling(file).normalize();
        }
    }
}

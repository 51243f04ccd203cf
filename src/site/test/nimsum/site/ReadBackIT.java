package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Table;
import nimsum.book.Chapter;
import nimsum.book.StudyOrder;
import nimsum.data.Mistake;
import nimsum.data.Refutation;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.play.Opponent;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.text.StringEscapeUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages say what the texts and files say from which they are made. Nothing here needs a browser. */
class ReadBackIT {

    private static final Pattern BOX = Pattern
            .compile("<a href=\"([^\"]*)\">(?:<rect [^>]*>\\s*){2}((?:<text[^>]*>[^<]*</text>\\s*){2})");
    /** Problems whose pictures leave out what makes no difference: a word given twice, several feet. */
    private static final Set<String> TEXT_SAYS_MORE = Set.of("abc209e", "agc017d", "flowers", "hackenbush", "poj3710",
            "spojpt07a");
    private static final Pattern TOLD = Pattern.compile(
            "(?s)class=\"play told\"[^>]* data-start=\"([^\"]*)\"></div>\\s*<details><summary>[^<]*</summary>\\s*<pre[^>]*><code>(.*?)</code>");
    private static final Pattern NEXT = Pattern.compile("Next: <a href=\"([^\"]*)\"");
    private static final Pattern THEOREM = Pattern.compile("<h[1-6] id=\"(theorem-\\d[^\"]*)\"");
    private static final Pattern CLOSED = Pattern.compile("Closed since ([\\d-]+)");
    private static final Pattern VERTEX = Pattern
            .compile("<g class=\"vertex\" data-words=\"(\\d+)\">\n<circle cx=\"(\\S+)\" cy=\"(\\S+)\"");
    /** A line, or a ring at a vertex. */
    private static final Pattern ARROW = Pattern.compile(
            "<line x1=\"(\\S+)\" y1=\"(\\S+)\" x2=\"(\\S+)\" y2=\"(\\S+)\"|<circle cx=\"(\\S+)\" cy=\"(\\S+)\" r=\"\\S+\" class=\"ink-line\"");
    /** A vertex and those to which its arrows lead. */
    private static final Pattern ARROWS_IN_TEXT = Pattern.compile("(\\d+)(?: -)?>((?: ?\\d++(?!>))*)");
    private static final int SMALL = 300, STARTS = 60, SIZE = 9, GRAPHS = 100, VERTICES = 12;

    private static String page(String path) {
        return DataFiles.readDocument(Browser.SITE.resolve(path));
    }

    @Test
    void aBoxOfTheMapHasTheNameOfItsPage() {
        List<MatchResult> boxes = BOX.matcher(page("index.html")).results().toList();
        assertEquals(Problems.here().all().size() + Chapter.all(Problems.here().home()).size(), boxes.size());
        for (MatchResult box : boxes) {
            String stem = box.group(1).replaceFirst("/index\\.html$|\\.html$", "").replaceFirst(".*/", "");
            assertTrue(box.group(2).replace('-', ' ').matches("(?s).*>" + stem.replace('-', ' ') + "\\b.*"),
                    () -> box.group(2) + " leads to " + box.group(1));
        }
    }

    @Test
    void everyTheoremIsInTheSearch() throws IOException {
        String search = page("search.js");
        List<String> links = SiteFilesIT.pages()
                .flatMap(page -> THEOREM.matcher(DataFiles.readDocument(page)).results())
                .map(theorem -> theorem.group(1)).toList();
        assertTrue(links.size() > Problems.here().all().size(), () -> "few theorems: " + links);
        links.forEach(link -> assertTrue(search.contains("\"" + link + "\""), () -> "not in search.js: " + link));
    }

    @TestFactory
    Stream<DynamicTest> theStateOfAJudgeIsKnown() {
        return Problems.here().all().stream().map(problem -> dynamicTest(problem.id(), () -> {
            String page = page("problems/" + problem + "/index.html");
            for (JudgeEntry entry : problem.file().judges()) {
                String state = page.replaceFirst("(?s).*?Copy the file for " + entry.judge() + "</button>", "")
                        .replaceFirst("(?s)<br>.*", "");
                assertEquals(entry.judge().closed().map(closed -> String.valueOf(closed.since())), CLOSED
                        .matcher(state).results().map(found -> found.group(1)).findFirst(), entry.judge()::name);
            }
        }));
    }

    /** Compares positions that differ in their texts, except where only the text says all. */
    @TestFactory
    Stream<DynamicTest> differentStartsHaveDifferentPictures() {
        return Tables.tests((problem, table) -> assertEquals(TEXT_SAYS_MORE.contains(problem.id()),
                hasTwins(problem, table), "two positions have one picture"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"agc016f", "loopysum", "gym100548h"})
    void arrowsAreThoseOfTheText(String id) {
        Problem problem = Problems.here().find(id);
        Table<?> table = Tables.of(problem);
        Random random = new Random(1);
        for (int i = 0; i < GRAPHS; i++) {
            String input = problem.cases().random(random, VERTICES);
            table.begin(input, true, Opponent.Level.PERFECT, 1);
            String picture = Tables.shown(table, Tables.PICTURE);
            String text = problem.rules().read(input).toString();
            assertTrue(picture.startsWith("<svg"), text);
            assertEquals(sorted(ARROWS_IN_TEXT.matcher(text).results().flatMap(from -> Stream
                    .of(from.group(2).strip().split(" ")).map(to -> from.group(1) + " " + to))), drawn(picture), text);
        }
    }

    private static TreeSet<String> drawn(String picture) {
        List<MatchResult> vertices = VERTEX.matcher(picture).results().toList();
        return sorted(ARROW.matcher(picture).results().map(arrow -> arrow.group(1) == null
                ? nearest(vertices, arrow, 5) + " " + nearest(vertices, arrow, 5)
                : nearest(vertices, arrow, 1) + " " + nearest(vertices, arrow, 3)));
    }

    private static TreeSet<String> sorted(Stream<String> arrows) {
        return arrows.collect(Collectors.toCollection(TreeSet::new));
    }

    private static String nearest(List<MatchResult> vertices, MatchResult place, int group) {
        return vertices.stream().min(Comparator.comparingDouble(vertex -> Math.hypot(
                number(vertex, 2) - number(place, group), number(vertex, 3) - number(place, group + 1)))).orElseThrow()
                .group(1);
    }

    private static double number(MatchResult match, int group) {
        return Double.parseDouble(match.group(group));
    }

    @Test
    void nextIsOneThing() {
        List<StudyOrder.Entry> entries = StudyOrder.of(Problems.here().home()).entries();
        entries.subList(0, entries.size() - 1).forEach(entry -> {
            String path = Documents.page(Path.of("problems").resolve(entry.document())).orElseThrow();
            List<String> next = NEXT.matcher(page(path)).results().map(link -> link.group(1)).toList();
            assertEquals(2, next.size(), path);
            assertEquals(next.get(0), next.get(1), path);
        });
    }

    /** A game of a text has as many steps on its board, and each input that refutes a mistake has a button. */
    @TestFactory
    Stream<DynamicTest> gamesAndInputsOfTheTextsAreOnThePage() {
        return Tables.tests((problem, table) -> {
            String page = page("problems/" + problem + "/index.html");
            Mistake.of(problem).forEach(mistake -> assertTrue(page.contains(" id=\"wrong-" + mistake.name() + "\""),
                    () -> "the page does not show " + mistake.name()));
            Refutation.of(problem).stream().flatMap(known -> known.run().stream()).forEach(run -> assertTrue(
                    page.contains("=\"" + Page.escaped(run.input()) + "\">"), () -> "no button for " + run.input()));
            List<MatchResult> games = TOLD.matcher(page).results().toList();
            assertTrue(!games.isEmpty(), "no game is told");
            games.forEach(game -> step(table, game));
        });
    }

    private static void step(Table<?> table, MatchResult told) {
        table.tell(StringEscapeUtils.unescapeHtml4(told.group(1)));
        told.group(2).lines().filter(line -> line.matches("(first|second): .*")).forEach(move -> {
            assertEquals("you", table.turn(), move);
            table.step();
        });
        String end = Tables.shown(table, Tables.RESULT);
        assertEquals(!told.group(2).endsWith("draw\n"), end.contains(" won: "), end);
    }

    private static boolean hasTwins(Problem problem, Table<?> table) {
        Random random = new Random(1);
        Map<String, String> texts = new HashMap<>();
        boolean hasTwins = false;
        for (String input : Stream.concat(problem.cases().small().limit(SMALL),
                Stream.generate(() -> problem.cases().random(random, SIZE)).limit(STARTS)).toList()) {
            String text = problem.rules().read(input).toString();
            table.begin(input, true, Opponent.Level.PERFECT, 1);
            String picture = Tables.shown(table, Tables.PICTURE) + Tables.shown(table, Tables.CAPTION);
            hasTwins |= table.turn().equals("you") && !picture.isEmpty()
                    && !texts.computeIfAbsent(picture, none -> text).equals(text);
        }
        return hasTwins;
    }
}

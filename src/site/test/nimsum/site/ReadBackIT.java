package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Entry;
import nimsum.board.Table;
import nimsum.problem.OnlineJudge.Closure;
import nimsum.play.Opponent.Level;
import nimsum.problem.Language;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.Problems;
import nimsum.theory.Chapter;
import org.apache.commons.text.StringEscapeUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The pages say what the texts and files say from which they are made. Nothing here needs a browser. */
class ReadBackIT {

    private static final Pattern BOX = Pattern
            .compile("<a href=\"([^\"]*)\">(?:<rect [^>]*>\\s*){2}((?:<text[^>]*>[^<]*</text>\\s*){2})");
    private static final Pattern THEOREM = Pattern.compile("<h[1-6] id=\"(theorem-\\d[^\"]*)\"");
    /** A formula is the named group; code, in which a dollar means nothing, is passed over. */
    private static final Pattern FORMULA = Pattern
            .compile("(?s)```math\n(?<block>.*?)```|```.*?```|`[^`\n]+`|(?<line>\\$\\$?[^$]+\\$\\$?)");
    private static final Pattern SIGN = Pattern.compile("<m[oin][^>]*>([^<]*)</m[oin]>");
    /** A character or a range of characters that the font of the formulas has. */
    private static final Pattern RANGE = Pattern.compile("U\\+([0-9A-F]+)(?:-([0-9A-F]+))?");
    /** By sign: the words of TeX for it. */
    private static final Map<String, Pattern> RELATIONS = Map.of("=", word("="), "<", word("<|\\\\lt\\b"), ">",
            word(">|\\\\gt\\b"),
            "\u2264",
            word("(?<!\\\\not)\\\\leq?\\b"), "\u2265", word("(?<!\\\\not)\\\\geq?\\b"), "\u2260", word("\\\\neq?\\b"),
            "\u2208", word("\\\\in\\b"), "\u2295", word("\\\\oplus\\b"), "\u2297", word("\\\\otimes\\b"));
    /**
     * Problems whose pictures leave out what their rules say, or what makes no difference: a word given twice, several
     * feet.
     */
    private static final Set<String> TEXT_SAYS_MORE = Set.of("abc209e", "agc017d", "flowers", "hackenbush", "hdu1536",
            "luogup2490",
            "poj3710",
            "pokernim", "spojpt07a");
    private static final Pattern TOLD = Pattern.compile(
            "(?s)class=\"play told\"[^>]* data-start=\"([^\"]*)\"></div>\\s*<details><summary>[^<]*</summary>\\s*<pre[^>]*><code>(.*?)</code>");
    /** Matches an input that refutes a mistake and has no button. */
    private static final Pattern INPUT_ALONE = Pattern
            .compile("(Refuted\\s+by|<a href=\"#wrong-[^>]*>[^<]*</a>)\\s+<code>[^<]*</code>(?! <button)");
    private static final int SMALL = 300, STARTS = 60, SIZE = 9;

    private static Pattern word(String regex) {
        return Pattern.compile(regex);
    }

    private static String page(String path) throws IOException {
        return Files.readString(Browser.SITE.resolve(path));
    }

    @Test
    void aBoxOfTheMapHasTheNameOfItsPage() throws IOException {
        List<MatchResult> boxes = BOX.matcher(page("index.html")).results().toList();
        assertEquals(Problems.here().all().size() + Chapter.all(Problems.here().home()).size(), boxes.size());
        for (MatchResult box : boxes) {
            String stem = box.group(1).replaceFirst("/index\\.html$|\\.html$", "").replaceFirst(".*/", "");
            assertTrue(box.group(2).matches("(?s).*>" + stem.replace('-', ' ') + "\\b.*"),
                    () -> box.group(2) + " leads to " + box.group(1));
        }
    }

    @Test
    void everyTheoremIsInTheSearch() throws IOException {
        String search = page("search.js");
        for (Path page : SiteFilesIT.pages().toList()) {
            String path = Browser.SITE.relativize(page).toString().replace('\\', '/');
            THEOREM.matcher(page(path)).results().map(theorem -> theorem.group(1))
                    .forEach(
                            link -> assertTrue(search.contains("\"" + link + "\""), () -> "not in search.js: " + link));
        }
    }

    @TestFactory
    Stream<DynamicTest> signsOfFormulasAreThoseOfTheText() {
        Path home = Problems.here().home();
        return Stream.concat(
                Problems.here().all().stream()
                        .flatMap(problem -> Language.of(problem).stream().map(language -> signs(
                                language.readme(problem),
                                "problems/" + problem + language.say("/index.html", "/zh.html")))),
                Chapter.all(home).stream().map(chapter -> signs(chapter.document(), chapter + ".html")));
    }

    private static DynamicTest signs(Path text, String page) {
        return dynamicTest(page, () -> {
            List<String> signs = SIGN.matcher(page(page)).results()
                    .map(sign -> StringEscapeUtils.unescapeHtml4(sign.group(1))).toList();
            assertTrue(signs.stream().noneMatch(String::isEmpty), "a sign is empty");
            BitSet font = fontCharacters();
            assertEquals("", signs.stream().flatMapToInt(String::codePoints).filter(sign -> !font.get(sign))
                    .mapToObj(Character::toString).collect(Collectors.joining()), "signs that the font lacks");
            List<String> formulas = new ArrayList<>();
            for (Matcher found = FORMULA.matcher(Files.readString(text)); found.find();) {
                formulas.add(Objects.toString(found.group("block"), "") + Objects.toString(found.group("line"), ""));
            }
            RELATIONS.forEach((sign, tex) -> assertEquals(
                    formulas.stream().mapToLong(formula -> tex.matcher(formula).results().count()).sum(),
                    signs.stream().filter(sign::equals).count(), () -> "signs " + sign));
        });
    }

    private static BitSet fontCharacters() throws IOException {
        BitSet characters = new BitSet();
        RANGE.matcher(page("style.css")).results().forEach(range -> characters.set(Integer.parseInt(range.group(1), 16),
                Integer.parseInt(Objects.requireNonNullElse(range.group(2), range.group(1)), 16) + 1));
        return characters;
    }

    @TestFactory
    Stream<DynamicTest> theStateOfAJudgeIsKnown() {
        return Problems.here().all().stream().map(problem -> dynamicTest(problem.id(), () -> {
            String page = page("problems/" + problem + "/index.html");
            for (Listing listing : problem.file().judges()) {
                String state = page.replaceFirst("(?s).*?Copy the file for " + listing.judge() + "</button>", "")
                        .replaceFirst("(?s)<br>.*", "");
                assertEquals(
                        listing.judge().closed().map(Closure::since).map(String::valueOf),
                        Pattern.compile("Closed since ([\\d-]+)").matcher(state).results().map(found -> found.group(1))
                                .findFirst(),
                        listing.judge()::name);
            }
        }));
    }

    /**
     * Positions that differ in their texts differ in their pictures or the captions, except where only the text says
     * all.
     */
    @TestFactory
    Stream<DynamicTest> differentStartsHaveDifferentPictures(@TempDir Path work) throws IOException {
        Map<String, Table<?>> tables = tables(work);
        return Problems.here().all().stream().filter(Problem::isPlayable)
                .map(problem -> dynamicTest(problem.id(), () -> assertEquals(TEXT_SAYS_MORE.contains(problem.id()),
                        hasTwins(problem, tables.get(problem.id())), "two positions have one picture")));
    }

    private static Map<String, Table<?>> tables(Path work) throws IOException {
        Map<String, Table<?>> tables = new HashMap<>();
        try (URLClassLoader classes = new Games(Problems.here().home(), Problems.here().all()).entries(work)) {
            for (Entry entry : ServiceLoader.load(Entry.class, classes)) {
                entry.table().ifPresent(table -> tables.put(entry.id(), table));
            }
        }
        return tables;
    }

    /**
     * What a person reads at each board, at the start and for some moves of a game. With {@code -Dwords=write} the
     * files are written anew.
     */
    @TestFactory
    Stream<DynamicTest> wordsOfBoardsAreKept(@TempDir Path work) throws IOException {
        Map<String, Table<?>> tables = tables(work);
        return Problems.here().all().stream().filter(Problem::isPlayable)
                .map(problem -> dynamicTest(problem.id(), () -> {
                    Path file = problem.home().resolve("src/test/resources/words/boards/" + problem + ".txt");
                    String words = words(tables.get(problem.id()));
                    if (System.getProperty("words", "").equals("write")) {
                        DataFiles.writeDocument(file, words);
                    }
                    assertEquals(Files.exists(file) ? DataFiles.readDocument(file) : "", words, file::toString);
                }));
    }

    private static String words(Table<?> table) {
        List<String> read = new ArrayList<>();
        table.begin("", true, Level.EASY, 1);
        read(table, read);
        for (int moves = 0; moves < 3 && table.turn().equals("you"); moves++) {
            List<String> legal = table.moves().lines().toList();
            String move = legal.get((legal.size() - 1) * (moves + 1) % legal.size());
            for (Runnable request : List.<Runnable>of(table::hint, table::hint, table::hint, table::why,
                    () -> table.play(""), () -> table.play(move))) {
                request.run();
                read(table, read);
            }
            if (table.turn().equals("opponent")) {
                table.answer();
                read(table, read);
            }
        }
        return String.join("\n", read) + "\n";
    }

    /** Adds what is new of all that is shown, without the turn, the drawing and the moves. */
    private static void read(Table<?> table, List<String> read) {
        List<String> shown = List.of(table.shown().split("\f", -1));
        Stream.of(0, 1, 2, 5).map(shown::get).filter(part -> !read.contains(part)).forEach(read::add);
    }

    /** A game of a text has as many steps on its board, and each input that refutes a mistake has a button. */
    @TestFactory
    Stream<DynamicTest> gamesAndInputsOfTheTextsAreOnThePage(@TempDir Path work) throws IOException {
        Map<String, Table<?>> tables = tables(work);
        return Problems.here().all().stream().filter(Problem::isPlayable)
                .map(problem -> dynamicTest(problem.id(), () -> {
                    String page = page("problems/" + problem + "/index.html");
                    assertEquals(List.of(), INPUT_ALONE.matcher(page).results().map(MatchResult::group).toList());
                    List<MatchResult> games = TOLD.matcher(page).results().toList();
                    assertTrue(!games.isEmpty(), "no game is told");
                    games.forEach(game -> step(tables.get(problem.id()), game));
                }));
    }

    private static void step(Table<?> table, MatchResult told) {
        table.tell(StringEscapeUtils.unescapeHtml4(told.group(1)));
        told.group(2).lines().filter(line -> line.matches("(first|second): .*")).forEach(move -> {
            assertEquals("you", table.turn(), move);
            table.step();
        });
        String end = table.shown().replaceFirst("(?s)\f.*", "");
        assertEquals(!told.group(2).endsWith("draw\n"), end.contains(" won, because "), end);
    }

    private static boolean hasTwins(Problem problem, Table<?> table) {
        Random random = new Random(1);
        Map<String, String> texts = new HashMap<>();
        boolean hasTwins = false;
        for (String input : Stream.concat(problem.cases().small().limit(SMALL),
                Stream.generate(() -> problem.cases().random(random, SIZE)).limit(STARTS)).toList()) {
            String text = problem.rules().read(input).toString();
            table.begin(input, true, Level.PERFECT, 1);
            String picture = Stream.of(table.shown().split("\f")).skip(4).limit(2).collect(Collectors.joining());
            hasTwins |= !picture.isEmpty() && !texts.computeIfAbsent(picture, none -> text).equals(text);
        }
        return hasTwins;
    }
}

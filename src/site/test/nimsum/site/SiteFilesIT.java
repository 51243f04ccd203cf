package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.Chapter;
import nimsum.book.Readme;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import nu.validator.client.EmbeddedValidator;
import org.apache.commons.text.StringEscapeUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The files of the site, without a browser. */
class SiteFilesIT {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    /** A formula is one of the groups; code, in which a dollar means nothing, is passed over. */
    private static final Pattern FORMULA = Pattern
            .compile("(?s)```math\n(.*?)```|```.*?```|`[^`\n]+`|(\\$\\$?[^$]+\\$\\$?)");
    private static final Pattern SIGN = Pattern.compile("<m[oin][^>]*>([^<]*)</m[oin]>");
    /** The words of TeX for each sign. */
    private static final Map<String, String> RELATIONS = Map.of("=", "=", "<", "<|\\\\lt\\b", ">", ">|\\\\gt\\b",
            "\u2260",
            "\\\\neq?\\b", "\u2264", "(?<!\\\\not)\\\\leq?\\b", "\u2265", "(?<!\\\\not)\\\\geq?\\b", "\u2208",
            "\\\\in\\b", "\u2295", "\\\\oplus\\b", "\u2297", "\\\\otimes\\b");
    private static final int LARGEST_PAGE = 300_000, LARGEST_SITE = 10_000_000;
    private static final long VALIDATOR_STACK = 1 << 28;

    static Stream<Path> pages() throws IOException {
        List<Path> pages = files(Browser.SITE).stream().map(Browser.SITE::resolve)
                .filter(file -> file.toString().endsWith(".html")).toList();
        assertTrue(!pages.isEmpty(), "no pages");
        return pages.stream();
    }

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() throws IOException {
        return pages().map(page -> dynamicTest(Browser.SITE.relativize(page).toString(), () -> {
            List<String> links = LINK.matcher(Files.readString(page)).results().map(link -> link.group(1))
                    .filter(link -> !link.matches("[a-z]+:.*")).toList();
            assertTrue(!links.isEmpty(), "no links");
            links.forEach(link -> checkLink(page, link));
        }));
    }

    private static void checkLink(Path page, String link) {
        String file = link.replaceFirst("#.*", "");
        Path target = file.isEmpty() ? page : page.resolveSibling(file);
        assertTrue(Files.isRegularFile(target), "dead link: " + link);
        if (link.contains("#")) {
            String anchor = link.replaceFirst(".*#", "");
            assertTrue(DataFiles.readDocument(target).contains(" id=\"" + anchor + "\""), "no such anchor: " + link);
        }
    }

    @TestFactory
    Stream<DynamicTest> pagesAreValid() throws IOException {
        return pages().map(page -> dynamicTest(Browser.SITE.relativize(page).toString(), () -> {
            EmbeddedValidator validator = new EmbeddedValidator();
            validator.setOutputFormat(EmbeddedValidator.OutputFormat.GNU);
            validator.setNoLangDetect(true);
            // It recurses as deep as its grammar.
            FutureTask<String> said = new FutureTask<>(() -> validator.validate(page));
            new Thread(null, said, "validator", VALIDATOR_STACK).start();
            assertEquals(List.of(), said.get().lines().filter(line -> line.contains("error")).toList());
        }));
    }

    @TestFactory
    Stream<DynamicTest> signsOfFormulasAreThoseOfTheText() {
        Path home = Problems.here().home();
        return Stream.concat(
                Problems.here().all().stream().flatMap(problem -> Readme.of(problem).stream()
                        .map(Readme::path)),
                Chapter.all(home).stream().map(Chapter::document))
                .map(text -> dynamicTest(home.relativize(text).toString(), () -> checkSigns(text,
                        Browser.SITE.resolve(Documents.page(home.relativize(text)).orElseThrow()))));
    }

    private static void checkSigns(Path text, Path page) {
        List<String> signs = SIGN.matcher(DataFiles.readDocument(page)).results()
                .map(sign -> StringEscapeUtils.unescapeHtml4(sign.group(1))).toList();
        assertTrue(signs.stream().noneMatch(String::isEmpty), "a sign is empty");
        String inFont = DataFiles.readDocument(Browser.SITE.resolve("style.css"))
                .replaceFirst("(?s).*unicode-range: (.*?);.*", "$1").replaceAll("[0-9A-F]+", "\\\\x{$0}")
                .replaceAll("U\\+|,\\s+", "");
        assertEquals("", String.join("", signs).replaceAll("[" + inFont + "]", ""), "signs that the font lacks");
        String formulas = FORMULA.matcher(DataFiles.readDocument(text)).results()
                .flatMap(found -> Stream.of(found.group(1), found.group(2))).filter(Objects::nonNull)
                .collect(Collectors.joining("\n"));
        RELATIONS.forEach((sign, tex) -> assertEquals(Pattern.compile(tex).matcher(formulas).results().count(),
                signs.stream().filter(sign::equals).count(), () -> "signs " + sign));
    }

    /** Builds twice. The second build also removes the page of a problem that is gone. */
    @Test
    void theSameTextsGiveTheSameBytes(@TempDir Path work) throws IOException, InterruptedException {
        Path folder = work.resolve("site");
        DataFiles.writeDocument(folder.resolve("problems/gone/index.html"), "");
        Process site = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                "-cp", System.getProperty("java.class.path"),
                Site.class.getName(), folder.toString(), work.toString()).inheritIO().start();
        assertEquals(0, site.waitFor());
        assertEquals(files(Browser.SITE), files(folder));
        for (Path file : files(Browser.SITE)) {
            assertEquals(-1, Files.mismatch(Browser.SITE.resolve(file), folder.resolve(file)), file::toString);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).map(folder::relativize).sorted().toList();
        }
    }

    @Test
    void pagesAreSmall() throws IOException {
        for (Path page : pages().toList()) {
            assertTrue(Files.size(page) < LARGEST_PAGE, page + " has " + Files.size(page) + " bytes");
        }
        long all = files(Browser.SITE).stream().mapToLong(file -> Browser.SITE.resolve(file).toFile().length()).sum();
        int games = 800_000 + 15_000 * Math.max(0, Problems.here().all().size() - 33);
        assertTrue(Files.size(Browser.SITE.resolve("games.js")) < games,
                "the games have more than " + games + " bytes");
        assertTrue(all < LARGEST_SITE, "the site has " + all + " bytes");
    }
}

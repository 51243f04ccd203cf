package nimsum.site;

import com.google.gson.Gson;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.text.StringEscapeUtils;

/**
 * What the search of the site finds, as a script, since pages on a disk can't read data: for each page its title, its
 * address, all of its words, and its headings with their anchors.
 */
final class SearchIndex {

    private static final Pattern HEADING = Pattern
            .compile("<(?:h[23]|strong) id=\"([^\"]*)\">(.*?)</(?:h[23]|strong)>");
    private static final Pattern NOT_READ = Pattern.compile("(?s)<(pre|math|svg|details)\\b.*?</\\1>|<[^>]*>");
    private static final Pattern WORD = Pattern.compile("\\p{L}[\\p{L}'-]+");
    private static final Pattern LINE = Pattern.compile("(?s)<li>.*?</li>");
    /** What readers type that the pages do not say. */
    private static final Map<String, String> READERS = Map.of("theory/sums", "SG function value 博弈", "luogup2252",
            "威佐夫 博弈", "hdu2149", "巴什 博弈", "luogup2197", "尼姆 博弈", "hdu2516", "斐波那契 博弈", "luogup1247", "博弈",
            "endgame", "king rook", "theory/numbers", "surreal", "agc016f", "directed acyclic graph", "luogup4279",
            "misere anti-nim 反尼姆");

    static String script(List<Page> pages) {
        String index = pages.get(0).body();
        return "var SEARCH = " + new Gson().toJson(pages.stream().map(page -> entry(page, index)).toList()) + ";\n";
    }

    /** Counts the sentences of the index for the pages that they are about. */
    private static List<?> entry(Page page, String index) {
        String text = LINE.matcher(index).results().map(MatchResult::group)
                .filter(line -> line.contains("href=\"" + page.path() + "\"")).findFirst().orElse("")
                + (page.body().equals(index) ? "" : page.body());
        String words = Stream.concat(Stream.of(said(page)), WORD.matcher(plain(text)).results()
                .map(word -> word.group().toLowerCase(Locale.ROOT))).distinct().collect(Collectors.joining(" "));
        return List.of(page.title(), page.path(), words, HEADING.matcher(page.body()).results()
                .map(heading -> List.of(plain(heading.group(2)), heading.group(1))).toList());
    }

    /** Returns what is known of a page but does not stand in its text: the title and the numbers at the judges. */
    private static String said(Page page) {
        String key = page.path().replaceFirst("problems/|\\.html$", "").replaceFirst("/(index|zh)\\.html$", "");
        Optional<Problem> problem = Problems.here().all().stream().filter(one -> one.id().equals(key)).findFirst();
        return key + " " + READERS.getOrDefault(key, "")
                + problem.map(one -> " " + one.file().originalTitle().orElse("") + " " + one.file().title(Language.ZH)
                        + one.file().judges().stream()
                                .map(judge -> " " + judge.judge()
                                        + judge.address().replaceAll("^https?://[^/]*|\\W", " "))
                                .collect(Collectors.joining()))
                        .orElse("");
    }

    private static String plain(String html) {
        return StringEscapeUtils.unescapeHtml4(NOT_READ.matcher(html).replaceAll(" ")).strip().replaceAll("\\s+", " ");
    }
}

package nimsum.site;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.data.DataKind;
import nimsum.data.Mistake;
import nimsum.data.Refutation;
import nimsum.data.TestCases;
import nimsum.problem.Problem;

/** The pitfalls of a problem: below what the page tells of a mistake stand its change and a button for its input. */
final class PitfallsSection {

    /** A cell or an item that begins with the link to a mistake. */
    private static final Pattern TOLD = Pattern
            .compile("(?s)<(td|li)><a href=\"#(wrong-[^\"]*)\">(.*?)</a>(.*?)</\\1>");
    private static final int LONGEST_INPUT = 2000;

    private final Problem problem;
    private final Map<String, Mistake> mistakes;
    private final Map<String, Refutation> refutations;

    PitfallsSection(Problem problem) {
        this.problem = problem;
        mistakes = Mistake.of(problem).stream().collect(Collectors
                .toMap(mistake -> Documents.mistake(mistake.file().getFileName().toString()), Function.identity()));
        refutations = Refutation.of(problem).stream().collect(Collectors.toMap(Refutation::name, Function.identity()));
    }

    /** Returns the part with changes and buttons. */
    String html(String html) {
        String told = TOLD.matcher(html).replaceAll(one -> Matcher.quoteReplacement(told(one)));
        return problem.hasGame()
                ? Page.folded("The wrong programs: hunt them first, under Play", " class=\"pitfalls\"", told)
                : told;
    }

    private String told(MatchResult told) {
        Mistake mistake = mistakes.get(told.group(2));
        String source = mistake.source().replaceFirst(".*/", "");
        return "<" + told.group(1) + " id=\"" + told.group(2) + "\"><strong>" + told.group(3) + "</strong>"
                + told.group(4)
                + input(refutations.get(mistake.name())).map(input -> PlaySection.button(problem, input))
                        .orElse("")
                + Page.folded("The change of " + source, " class=\"aside\"", Code.change(mistake.change())) + "</"
                + told.group(1) + ">";
    }

    /** Returns nothing if it is too long for a page. */
    private Optional<String> input(Refutation known) {
        return known.run().map(Refutation.Wrong::input)
                .or(() -> TestCases.of(problem, DataKind.SECRET).stream()
                        .filter(test -> test.name().equals("secret/" + known.secret()))
                        .filter(test -> test.length() <= LONGEST_INPUT).findFirst().map(test -> test.readInput()));
    }
}

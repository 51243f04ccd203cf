package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Table;
import nimsum.coach.Coach;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Opponent;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The drawings say why, and what a click takes. Nothing here needs a browser. */
class ReasonsIT {

    private static final Pattern TEXT = Pattern.compile(">([^<>]+)</text>");
    private static final Pattern PART = Pattern.compile("data-words=\"([^\"]+)\"(?: data-takes=\"([^\"]+)\")?");
    /** Boards on which the nim-sum of all numbers says who wins. */
    private static final Set<String> NIM_SUMS = Set.of("csesnim2", "cses1099", "luogup1247", "luogup2197", "pokernim",
            "poj1704", "wallmaking");
    /** Boards on which all that a click takes goes, and keeps its words until then. */
    private static final Set<String> TAKING = Set.of("agc017d", "flowers", "gerald08", "hackenbush", "muvluv",
            "poj3710",
            "spojclk", "spojpt07a", "wallmaking");
    private static final int STARTS = 60, SIZE = 9;

    /**
     * Each value that the coach gives stands in the drawing; hdu2516 has the Zeckendorf terms in their place. After a
     * move the parts that it takes are gone, and all others are there.
     */
    @TestFactory
    Stream<DynamicTest> reasons() {
        return Tables.tests((problem, table) -> {
            Random random = new Random(1);
            Stream.generate(() -> problem.cases().random(random, SIZE)).limit(STARTS)
                    .filter(start -> Tables.isPlayable(problem, start)).forEach(start -> {
                        table.begin(start, true, Opponent.Level.PERFECT, 1);
                        if (table.turn().equals("you")) {
                            check(problem, table, problem.rules(), problem.coach(), start);
                        }
                    });
        });
    }

    private static <P> void check(Problem problem, Table<?> table, Rules<P> rules, Coach<P> coach, String start) {
        P position = rules.read(start);
        table.why();
        String picture = Tables.shown(table, Tables.PICTURE);
        List<String> terms = coach.values(position).values().stream()
                .flatMap(value -> Stream.of(value.split(" \\+ "))).filter(term -> !term.isEmpty()).toList();
        Set<String> drawn = TEXT.matcher(picture).results().map(text -> text.group(1)).collect(Collectors.toSet());
        assertTrue(!picture.startsWith("<svg") || problem.id().equals("hdu2516")
                || terms.stream().allMatch(term -> drawn.stream().anyMatch(text -> text.contains(term))),
                () -> terms + " are not all in the drawing of " + start);
        if (NIM_SUMS.contains(problem.id())) {
            int nimSum = terms.stream().mapToInt(Integer::parseInt).reduce(0, (a, b) -> a ^ b);
            assertEquals(nimSum != 0, coach.outcome(position) == Outcome.WIN, () -> terms + " in " + start);
        }
        if (TAKING.contains(problem.id())) {
            String move = table.moves().lines().findFirst().orElseThrow();
            Set<String> left = parts(picture);
            PART.matcher(picture).results().filter(part -> part.group(1).equals(move))
                    .forEach(part -> (part.group(2) == null ? move : part.group(2)).lines().forEach(left::remove));
            table.play(move);
            assertEquals(left, parts(Tables.shown(table, Tables.PICTURE)), () -> move + " in " + start);
        }
    }

    private static Set<String> parts(String picture) {
        return PART.matcher(picture).results().map(part -> part.group(1)).collect(Collectors.toSet());
    }
}

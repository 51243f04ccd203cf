package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Outcome;
import nimsum.util.NimProduct;

/** What sentences say of numbers: each equation and comparison is true, and each nim-sum is that of its numbers. */
final class SaidNumbers {

    static final String NUMBER = "-?\\d+(?:/\\d+)?";
    private static final String SUM = "(" + NUMBER + "(?: (?:[-+\u2297]|xor) " + NUMBER + ")*)";
    private static final Pattern EQUATION = Pattern.compile(SUM + " = " + SUM),
            TERM = Pattern.compile("(?: (\\S+) )?(" + NUMBER + ")"),
            COMPARED = Pattern.compile("(\\d+),? (?:is|may be taken, which is) (smaller|less|more) than "
                    + "(?:the |the next part, )?(\\d+)"),
            PARITY = Pattern.compile("(even|odd) number of vertices, which stands in brackets: ([^.]*)"),
            BRACKETS = Pattern.compile("\\((\\d+)\\)"),
            GOLDEN = Pattern
                    .compile("differ by (\\d+)\\. .* \\((\\d+), (\\d+)\\), because (\\d+) times .* is (\\d+)"),
            MISSING = Pattern.compile("(\\d+) are missing, which is (\\d+) times (\\d+)(?: and (\\d+) more)?"),
            LISTED = Pattern.compile("(?:are|values|nim-sum of) (\\d+(?: \\d+)*)"
                    + "(?:, (?:and their|with the) nim-sum(?: is)?| is) (\\d+)"),
            NIM_SUM = Pattern.compile("(?<!makes the )[Nn]im-sum(?: is|:) (?:[^.:]* = )?(\\d+)");
    /** The forms that no sentence has had until now. */
    static final Set<String> UNSEEN = Stream
            .of(EQUATION, COMPARED, PARITY, GOLDEN, MISSING, LISTED, SaidChecks.ONLY, SaidChecks.STARTS, SaidChecks.OWN)
            .map(Pattern::pattern).collect(Collectors.toCollection(ConcurrentHashMap::newKeySet));
    private static final NimProduct PRODUCT = new NimProduct();

    private SaidNumbers() {
    }

    /** Quoted moves are left out. */
    static void check(String why, Outcome outcome) {
        String text = why.replaceAll("\"[^\"]*\"", "");
        each(EQUATION, text, said -> assertEquals(value(said.group(2)), value(said.group(1)), why));
        each(COMPARED, text, said -> assertEquals(said.group(2).equals("more") ? 1 : -1,
                number(said.group(1)).compareTo(number(said.group(3))), why));
        each(MISSING, text, said -> assertEquals(integer(said.group(1)), integer(said.group(2)) * integer(said.group(3))
                + (said.group(4) == null ? 0 : integer(said.group(4))), why));
        each(PARITY, text, said -> each(BRACKETS, said.group(2),
                count -> assertEquals(said.group(1).equals("odd"), integer(count.group(1)) % 2 == 1, why)));
        each(GOLDEN, text, said -> {
            long difference = integer(said.group(1));
            long small = integer(said.group(2));
            assertEquals(difference + " " + small + " " + (small + difference),
                    said.group(4) + " " + said.group(5) + " " + said.group(3), why);
            assertTrue(small * (small - difference) <= difference * difference
                    && difference * difference < (small + 1) * (small + 1 - difference), why);
        });
        each(LISTED, text,
                said -> assertEquals(number(said.group(2)), value(said.group(1).replace(" ", " xor ")), why));
        Matcher nimSum = NIM_SUM.matcher(text);
        if (outcome != Outcome.DRAW && nimSum.find()) {
            assertEquals(outcome == Outcome.LOSS, nimSum.group(1).equals("0"), why);
            String worths = EQUATION.matcher(text).results().map(said -> said.group(2))
                    .reduce((a, b) -> a + " xor " + b).orElse("");
            assertTrue(!text.contains("\u2297") || number(nimSum.group(1)).equals(value(worths)), why);
        }
    }

    static void each(Pattern pattern, String text, Consumer<MatchResult> check) {
        pattern.matcher(text).results().forEach(said -> {
            UNSEEN.remove(pattern.pattern());
            check.accept(said);
        });
    }

    private static long integer(String text) {
        return Long.parseLong(text);
    }

    static Dyadic number(String text) {
        String[] parts = text.split("/");
        return new Dyadic(integer(parts[0]), parts.length == 1 ? 0 : Long.numberOfTrailingZeros(integer(parts[1])));
    }

    /** Returns the value of a sum, from left to right. */
    private static Dyadic value(String sum) {
        Dyadic value = Dyadic.ZERO;
        Matcher term = TERM.matcher(sum);
        while (term.find()) {
            Dyadic next = number(term.group(2));
            String sign = term.group(1) == null ? "+" : term.group(1);
            value = switch (sign) {
                case "+" -> value.plus(next);
                case "-" -> value.plus(next.negate());
                case "xor" -> new Dyadic(value.numerator().xor(next.numerator()), 0);
                default -> Dyadic.of(PRODUCT.of(value.numerator().longValueExact(), next.numerator().longValueExact()));
            };
        }
        return value;
    }
}

package nimsum.coach;

import java.util.List;
import java.util.stream.Collectors;

/** Writes equations for sentences, and asserts them: one that is not true is an {@code IllegalStateException}. */
public final class Said {

    /** Returns a nim-sum and its terms, as in {@code 3 xor 1 = 2}, or only the nim-sum if there are fewer than two. */
    public static String nimSum(List<Integer> terms, int nimSum) {
        String said = joined(terms, " xor ") + " = " + nimSum;
        check(terms.stream().reduce(0, (a, b) -> a ^ b) == nimSum, said);
        return terms.size() < 2 ? Integer.toString(nimSum) : said;
    }

    /** Returns a sum and its terms, as in {@code 7 = 5 + 2}. */
    public static String sum(long sum, List<Integer> terms) {
        String said = sum + " = " + joined(terms, " + ");
        check(terms.stream().mapToLong(term -> term).sum() == sum, said);
        return said;
    }

    private static String joined(List<Integer> terms, String operator) {
        return terms.stream().map(String::valueOf).collect(Collectors.joining(operator));
    }

    private static void check(boolean isTrue, String said) {
        if (!isTrue) {
            throw new IllegalStateException("not true: " + said);
        }
    }
}

package luogup2490;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** One line {@code n k d}. */
public final class Cases extends nimsum.cases.Cases {

    @Override
    protected void check(StrictText input) {
        int[] numbers = input.integers("n", "k", "d");
        int n = numbers[0];
        int k = numbers[1];
        int d = numbers[2];
        if (k % 2 != 0) {
            throw input.invalid("k-odd", k + " pieces");
        }
        if (k > n) {
            throw input.invalid("k-above-n", k + " pieces on " + n + " squares");
        }
        if (d > k) {
            throw input.invalid("d-above-k", d + " of " + k + " pieces");
        }
        input.newline();
    }

    @Override
    public String smallScope() {
        // With p pairs, up to 2p moved: 2 * (2 + 6 + 12) up to a length of 7, and 20 for 8.
        return "all 60 ways to choose k and d on strips of up to 8 squares";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(2, 8).boxed()
                .flatMap(n -> IntStream.rangeClosed(1, n / 2).boxed().flatMap(
                        pairs -> IntStream.rangeClosed(1, 2 * pairs).mapToObj(d -> input(n, 2 * pairs, d))));
    }

    /**
     * Three inputs in four have 12 pieces or fewer, and in every second one a turn moves one to three pieces only. The
     * size counts squares, but two at least.
     */
    @Override
    public String random(Random random, int size) {
        int n = 2 + random.nextInt(Math.max(1, Math.min(size, most("n")) - 1));
        int most = random.nextInt(4) == 0 ? most("k") : 12;
        int k = 2 * (1 + random.nextInt(Math.min(n, most) / 2));
        return input(n, k, 1 + random.nextInt(random.nextBoolean() ? Math.min(3, k) : k));
    }

    @Override
    public int bruteForceSize() {
        return 9;
    }

    @Override
    public List<Computed> computed() {
        return List.of(
                new Computed("product", new Range(0, 1_000_000_006L * 1_000_000_006),
                        "Main *"),
                new Computed("binomial", new Range(0, 1_000_000_006),
                        "Main.choose[]"),
                new Computed("lost rows", new Range(0, 1_000_000_006), "Main.lost[]"));
    }

    @Override
    public Map<String, String> harmless() {
        return Map.of("binomial in an array without place 1000000006", "no array has a place for each residue",
                "lost rows in an array without place 1000000006", "no array has a place for each residue");
    }

    @Override
    protected void name(Named named) {
        named.put("90-largest", () -> largest(8));
    }

    /** One piece a turn, since then the number of odd gaps has the most values; the squares are scaled. */
    @Override
    public String largest(int eighths) {
        return input(most("n") * eighths / 8, most("k"), 1);
    }

    private static String input(int n, int k, int d) {
        return n + " " + k + " " + d + "\n";
    }
}

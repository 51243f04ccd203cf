package pokernim;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.CountedCases;
import nimsum.cases.HeapRows;
import nimsum.cases.StrictText;

/** The number of games, and for each the number of piles, how often one may add to each, and the piles. */
public final class Cases extends CountedCases {

    @Override
    protected int checkQuestion(StrictText input) {
        int piles = input.integers("n", "k")[0];
        input.newline();
        input.line(piles, "c");
        return piles;
    }

    @Override
    public String smallScope() {
        // 8 + 4 + 4 + 16.
        return "all 32 plays of one pile of up to 8 chips for k = 1 and up to 4 for k = 2 or 3, and of two of up to 4 for k = 1, "
                + "where the brute force adds up to " + Rules.MOST_ADDED + " chips at once";
    }

    @Override
    public Stream<String> small() {
        return Stream.of(games(1, 1, 8), games(1, 2, 4), games(1, 3, 4), games(2, 1, 4)).flatMap(games -> games)
                .map(game -> input(List.of(game)));
    }

    /** Every game of so many piles of up to so many chips. */
    private static Stream<String> games(int piles, int additions, int mostChips) {
        return HeapRows.every(piles, 1, mostChips).map(row -> game(additions, row));
    }

    /**
     * Fewer piles than the size, few as likely as many, of up to as many chips; every second game is lost where it can
     * be made so.
     */
    @Override
    public String random(Random random, int size) {
        int piles = 1 + random.nextInt(Math.max(1, Math.min(size - 1, most("n")) >> random.nextInt(7)));
        int additions = 1 + random.nextInt(Math.max(1, Math.min(size / 4, most("k"))));
        return input(List.of(random(random, piles, additions, Math.min(size, most("c")))));
    }

    /** The last pile is the nim-sum of the others in every second game where that is a pile. */
    private String random(Random random, int piles, int additions, int mostChips) {
        int[] row = random.ints(piles, 1, mostChips + 1).toArray();
        int others = IntStream.of(row).limit(piles - 1).reduce(0, (a, b) -> a ^ b);
        if (random.nextBoolean() && others >= 1 && others <= most("c")) {
            row[piles - 1] = others;
        }
        return game(additions, row);
    }

    @Override
    public int bruteForceSize() {
        return 3;
    }

    @Override
    public Map<String, String> harmless() {
        return Map.of("k in 6 bits", "it does not matter");
    }

    @Override
    protected void name(Named named) {
        named.put("03-two-piles", () -> input(games(2, 1, 6)));
        named.put("04-every-k", () -> input(IntStream.rangeClosed(1, most("k"))
                .mapToObj(k -> k % 2 == 0 ? game(k, k + 1, k) : game(k, k, k))));
        named.put("05-piles-of-k-and-one-more", () -> input(IntStream.rangeClosed(1, 50)
                .mapToObj(k -> k % 2 == 0 ? game(k, k + 1) : game(k, k + 1, 2 * k + 2, 1, 1))));
        named.put("08-lost-if-rounded-to-millions", () -> input(IntStream.range(20, 30)
                .mapToObj(power -> game(1 + power, 1 << power, 5, 5))));
        named.put("10-random-small", () -> randomGames(10, 5, 8));
        named.put("11-random", () -> randomGames(11, 10, most("c")));
        named.put("90-largest", () -> largest(8));
    }

    /** The games are scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        return input(Stream.generate(() -> random(random, most("n"), most("k"), most("c")))
                .limit(most("T") * eighths / 8));
    }

    private String randomGames(int seed, int mostPiles, int mostChips) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> random(random, 1 + random.nextInt(mostPiles),
                1 + random.nextInt(most("k")), mostChips)).limit(most("T")));
    }

    private static String game(int additions, int... piles) {
        return HeapRows.text(piles).replaceFirst("\n", " " + additions + "\n");
    }

    private static String input(Stream<String> games) {
        return input(games.toList());
    }
}

package pokernim;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of games, and for each the number of piles, how often one may add to each, and the piles. */
public final class Cases extends nimsum.input.Cases {

    @Override
    protected void checkQuestion(StrictText input) {
        input.line(input.line("n", "k")[0], "c");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 8 + 4 + 4 + 16.
        small("all 32 plays of one pile of up to 8 chips for k = 1 and up to 4 for k = 2 or 3, and of two of up to 4 for k = 1, "
                + "where the brute force adds up to " + Rules.MAX_ADDED + " chips at once",
                () -> Stream.of(games(1, 1, 8), games(1, 2, 4), games(1, 3, 4), games(2, 1, 4))
                        .flatMap(games -> games));
        bruteForceSize(3);
        secret("03-two-piles", () -> input(games(2, 1, 6)));
        secret("04-every-k", () -> forEach(1, max("k"), k -> k % 2 == 0 ? game(k, k + 1, k) : game(k, k, k)));
        secret("05-piles-of-k-and-one-more",
                () -> forEach(1, 50, k -> k % 2 == 0 ? game(k, k + 1) : game(k, k + 1, 2 * k + 2, 1, 1)));
        secret("08-lost-if-rounded-to-millions", () -> forEach(20, 29, power -> game(1 + power, 1 << power, 5, 5)));
        secret("10-random-small", () -> randomGames(10, 5, 8));
        secret("11-random", () -> randomGames(11, 10, max("c")));
        // The games are scaled.
        largest("90-largest", eighths -> random(90, max("T") * eighths / 8,
                random -> random(random, max("n"), max("k"), max("c"))));
    }

    /** Returns every game of {@code piles} piles of up to {@code chips} chips. */
    private static Stream<String> games(int piles, int additions, int maxChips) {
        return HeapRows.every(piles, 1, maxChips).map(row -> game(additions, row));
    }

    /** Fewer piles than the size, of up to as many chips; every second game is lost where it can be. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int piles = 1 + random.nextInt(Math.max(1, Math.min(size - 1, max("n")) >> random.nextInt(7)));
        int additions = 1 + random.nextInt(Math.max(1, Math.min(size / 4, max("k"))));
        return random(random, piles, additions, Math.min(size, max("c")));
    }

    /** The last pile is the nim-sum of the others in every second game where that is a pile. */
    private String random(Random random, int piles, int additions, int maxChips) {
        int[] row = random.ints(piles, 1, maxChips + 1).toArray();
        int others = IntStream.of(row).limit(piles - 1).reduce(0, (a, b) -> a ^ b);
        if (random.nextBoolean() && others >= 1 && others <= max("c")) {
            row[piles - 1] = others;
        }
        return game(additions, row);
    }

    private String randomGames(int seed, int maxPiles, int maxChips) {
        return random(seed, max("T"), random -> random(random, 1 + random.nextInt(maxPiles),
                1 + random.nextInt(max("k")), maxChips));
    }

    private static String game(int additions, int... piles) {
        return HeapRows.text(piles).replaceFirst("\n", " " + additions + "\n");
    }
}

package pokernim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of games, and for each the number of piles, how often one may add to each, and the piles. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_GAMES = 100, MOST_PILES = 100, MOST_ADDITIONS = 100, MOST_CHIPS = 1_000_000_000;
    private static final Range GAMES = new Range(1, MOST_GAMES);
    private static final Range PILES = new Range(1, MOST_PILES);
    private static final Range ADDITIONS = new Range(1, MOST_ADDITIONS);
    private static final Range CHIPS = new Range(1, MOST_CHIPS);

    /** One game. */
    private record Play(int additions, List<Integer> piles) {

        @Override
        public String toString() {
            return piles.size() + " " + additions + "\n"
                    + piles.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
        }
    }

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int games = input.integer("T");
        input.newline();
        for (int game = 0; game < games; game++) {
            int piles = input.integer("n");
            input.blank();
            input.number("k");
            input.newline();
            input.line(piles, "c");
        }
    }

    @Override
    public String smallScope() {
        // 8 + 4 + 4 + 16.
        return "all 32 plays of one pile of up to 8 chips for k = 1 and up to 4 for k = 2 or 3, and of two of up to 4 for k = 1, "
                + "where the brute force adds up to " + Rules.MOST_ADDED + " chips at once";
    }

    @Override
    public Stream<String> small() {
        return Stream.of(plays(1, 1, 8), plays(1, 2, 4), plays(1, 3, 4), plays(2, 1, 4)).flatMap(plays -> plays)
                .map(play -> input(List.of(play)));
    }

    /** So many piles of up to so many chips. */
    private static Stream<Play> plays(int piles, int additions, int mostChips) {
        return piles == 0
                ? Stream.of(new Play(additions, List.of()))
                : plays(piles - 1, additions, mostChips).flatMap(play -> IntStream.rangeClosed(1, mostChips)
                        .mapToObj(chips -> new Play(additions, Stream
                                .concat(play.piles.stream(), Stream.of(chips)).toList())));
    }

    /**
     * Fewer piles than the size, few as likely as many, of up to as many chips; every second game is lost where it can be made
     * so.
     */
    @Override
    public String random(Random random, int size) {
        int piles = 1 + random.nextInt(Math.max(1, Math.min(size - 1, MOST_PILES) >> random.nextInt(7)));
        int additions = 1 + random.nextInt(Math.max(1, Math.min(size / 4, MOST_ADDITIONS)));
        return input(List.of(random(random, piles, additions, Math.min(size, MOST_CHIPS))));
    }

    private static Play random(Random random, int piles, int additions, int mostChips) {
        List<Integer> chips = new ArrayList<>(
                random.ints(piles, 1, mostChips + 1).boxed().toList());
        if (random.nextBoolean()) {
            makeLost(chips);
        }
        return new Play(additions, chips);
    }

    /** Makes the last pile the nim-sum of the others, where that is a pile. */
    private static void makeLost(List<Integer> piles) {
        int last = piles.size() - 1;
        int rest = piles.subList(0, last).stream().reduce(0, (a, b) -> a ^ b);
        if (rest >= 1 && rest <= MOST_CHIPS) {
            piles.set(last, rest);
        }
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
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-one-pile", () -> input(
                IntStream.of(1, 2, 3, 4, 5, 99, 100, 1 << 20, MOST_CHIPS).mapToObj(chips -> play(1, chips)).toList()));
        named.put("02-one-chip-in-each-pile", () -> input(IntStream.of(1, 2, 3, 4, 99, MOST_PILES)
                .mapToObj(piles -> new Play(1, Collections.nCopies(piles, 1))).toList()));
        named.put("03-two-piles", () -> input(plays(2, 1, 6).toList()));
        named.put("04-every-k", () -> input(IntStream.rangeClosed(1, MOST_ADDITIONS)
                .mapToObj(k -> k % 2 == 0 ? play(k, k + 1, k) : play(k, k, k)).toList()));
        named.put("05-piles-of-k-and-one-more", () -> input(IntStream.rangeClosed(1, 50)
                .mapToObj(k -> k % 2 == 0 ? play(k, k + 1) : play(k, k + 1, 2 * k + 2, 1, 1)).toList()));
        named.put("06-even-totals-won", () -> input(List.of(play(1, 2), play(3, 1, 3), play(2, 2, 4), play(9, 7, 5, 8),
                play(5, 1, 1, 2), play(100, 6, 10, 14, 4))));
        named.put("07-lost-without-equal-piles",
                () -> input(List.of(play(1, 1, 2, 3), play(2, 1, 4, 5), play(3, 2, 4, 6), play(4, 3, 4, 7),
                        play(5, 1, 2, 4, 7), play(6, 8, 4, 2, 1, 15), play(7, 3, 5, 6, 9, 10, 3))));
        named.put("08-lost-if-rounded-to-millions", () -> input(IntStream.range(20, 30)
                .mapToObj(power -> play(1 + power, 1 << power, 5, 5)).toList()));
        named.put("09-largest-piles", () -> input(List.of(play(1, MOST_CHIPS, MOST_CHIPS), play(2, MOST_CHIPS, 1),
                play(3, MOST_CHIPS, MOST_CHIPS - 1, 1), play(4, MOST_CHIPS, MOST_CHIPS - 1),
                new Play(5, Collections.nCopies(MOST_PILES, MOST_CHIPS)),
                new Play(6, Collections.nCopies(MOST_PILES - 1, MOST_CHIPS)))));
        named.put("10-random-small", () -> randomGames(10, 5, 8));
        named.put("11-random", () -> randomGames(11, 10, MOST_CHIPS));
        named.put("90-largest", () -> largest(8));
        return named;
    }

    /** The games are scaled. */
    @Override
    public String largest(int eighths) {
        Random random = new Random(90);
        return input(Stream.generate(() -> random(random, MOST_PILES, MOST_ADDITIONS, MOST_CHIPS))
                .limit(MOST_GAMES * eighths / 8).toList());
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, MOST_GAMES);
    }

    private static String randomGames(int seed, int mostPiles, int mostChips) {
        Random random = new Random(seed);
        return input(Stream.generate(() -> random(random, 1 + random.nextInt(mostPiles),
                1 + random.nextInt(MOST_ADDITIONS), mostChips)).limit(MOST_GAMES).toList());
    }

    private static Play play(int additions, Integer... piles) {
        return new Play(additions, List.of(piles));
    }

    private static String input(List<Play> plays) {
        return plays.stream().map(Play::toString).collect(Collectors.joining("", plays.size() + "\n", ""));
    }
}

package csesnim2;

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
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of games; for each a line with the number of its heaps and a line with their sizes. */
public final class Cases extends nimsum.cases.Cases {

    private static final int MOST_HEAPS = 200_000, MOST_STICKS = 1_000_000_000;
    private static final Range GAMES = new Range(1, MOST_HEAPS);
    private static final Range HEAPS = new Range(1, MOST_HEAPS);
    private static final Range STICKS = new Range(1, MOST_STICKS);
    private static final int SMALL_HEAPS = 3, SMALL_STICKS = 6;
    /** Of a random game, whose play should take some hundred moves and not a billion. */
    private static final int MOST_PLAYED = 120;

    public Cases(Map<String, Range> bounds) {
        super(bounds);
    }

    @Override
    protected void check(StrictText input) {
        int games = input.integer("t");
        input.newline();
        int total = 0;
        for (int game = 0; game < games; game++) {
            int heaps = input.integer("n");
            total += heaps;
            if (total > MOST_HEAPS) {
                throw input.invalid("sum-too-large", "more than " + MOST_HEAPS + " heaps in all");
            }
            input.newline();
            input.line(heaps, "x");
        }
    }

    @Override
    public String smallScope() {
        // 6 + 36 + 216.
        return "all 258 rows of up to " + SMALL_HEAPS + " heaps of up to " + SMALL_STICKS + " sticks";
    }

    @Override
    public Stream<String> small() {
        return IntStream.rangeClosed(1, SMALL_HEAPS).boxed().flatMap(n -> rows(n, SMALL_STICKS)).map(Cases::game)
                .map(game -> input(List.of(game)));
    }

    /**
     * Heaps of random sizes; every second game has the nim-sum 0.
     *
     * @param size
     *            sticks in all, but for a few; no more than can be played in a moment
     */
    @Override
    public String random(Random random, int size) {
        int left = Math.min(size, MOST_PLAYED);
        List<Integer> sizes = new ArrayList<>();
        int nimSum = 0;
        while (left > 0) {
            int heap = 1 + random.nextInt(Math.min(left, 12));
            sizes.add(heap);
            nimSum ^= heap % 4;
            left -= heap;
        }
        if (nimSum != 0 && random.nextBoolean()) {
            sizes.add(nimSum);
        }
        return input(List.of(game(sizes)));
    }

    @Override
    public int bruteForceSize() {
        return 14;
    }

    @Override
    public Map<String, String> harmless() {
        return Map.of("x in 8 bits", "it keeps the remainder by 4", "x in 16 bits", "it keeps the remainder by 4",
                "x in 29 bits", "it keeps the remainder by 4");
    }

    @Override
    public Map<String, Supplier<String>> named() {
        Map<String, Supplier<String>> named = new LinkedHashMap<>();
        named.put("01-one-stick", () -> input(List.of(game(List.of(1)))));
        named.put("02-one-heap", () -> games(1, 40));
        named.put("03-two-heaps-up-to-9", () -> games(2, 9));
        named.put("04-three-heaps-up-to-7", () -> games(3, 7));
        named.put("05-one-two-three", () -> input(List.of(game(List.of(1, 2, 3)), game(List.of(3, 2, 1, 4)),
                game(List.of(5, 6, 7)), game(List.of(1, 1, 2, 2, 1, 2, 3)), game(List.of(9, 2, 7, 3, 3)))));
        named.put("06-equal-heaps",
                () -> input(IntStream.rangeClosed(1, 24).mapToObj(n -> game(copies(n, n / 2 + 1))).toList()));
        named.put("07-total-divisible-by-four", () -> input(rows(4, 5)
                .filter(row -> row.stream().mapToInt(i -> i).sum() % 4 == 0).map(Cases::game).toList()));
        named.put("08-even-values-alone", () -> input(rows(3, 4).map(row -> game(row.stream().map(x -> 2 * x).toList()))
                .toList()));
        named.put("09-around-a-billion", () -> input(IntStream.range(0, 200).mapToObj(
                i -> game(List.of(MOST_STICKS - i % 7, MOST_STICKS - i / 7 % 7, MOST_STICKS - i / 49))).toList()));
        named.put("10-one-heap-of-a-thousand-decides", () -> {
            List<Integer> sizes = new ArrayList<>(copies(1001, 1_000_000));
            sizes.set(700, 6);
            return input(List.of(game(sizes), game(copies(1001, 1_000_000))));
        });
        named.put("11-random-of-up-to-20", () -> randomGames(new Random(11), 500, 6, 20));
        named.put("12-random", () -> randomGames(new Random(12), 500, 10, MOST_STICKS));
        named.put("13-lost-games", () -> lostGames(new Random(13), 300));
        named.put("90-one-game-of-many-heaps", () -> randomGames(new Random(90), 1, MOST_HEAPS, MOST_STICKS));
        named.put("91-many-games-of-one-heap", () -> largest(8));
        named.put("92-many-games-of-few-heaps", () -> randomGames(new Random(92), 60_000, 3, MOST_STICKS));
        return named;
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        return joinedAfterCount(inputs, GAMES.max());
    }

    /** Games of one heap each, as many as there may be; their number is scaled. */
    @Override
    public String largest(int eighths) {
        return randomGames(new Random(91), MOST_HEAPS / 8 * eighths, 1, MOST_STICKS);
    }

    /** Every row of so many heaps of 1 to <code>most</code> sticks. */
    private static Stream<List<Integer>> rows(int heaps, int most) {
        return HeapRows.every(heaps, 1, most).map(row -> IntStream.of(row).boxed().toList());
    }

    private static String games(int heaps, int most) {
        return input(rows(heaps, most).map(Cases::game).toList());
    }

    private static List<Integer> copies(int count, int size) {
        return Collections.nCopies(count, size);
    }

    /** Games with 1 to <code>mostHeaps</code> heaps, or with exactly so many if there is one game only. */
    private static String randomGames(Random random, int games, int mostHeaps, int mostSticks) {
        return input(IntStream.range(0, games).mapToObj(i -> {
            int heaps = games == 1 ? mostHeaps : 1 + random.nextInt(mostHeaps);
            return game(IntStream.range(0, heaps).mapToObj(heap -> 1 + random.nextInt(mostSticks)).toList());
        }).toList());
    }

    private static String lostGames(Random random, int games) {
        return input(IntStream.range(0, games).mapToObj(i -> {
            List<Integer> sizes = new ArrayList<>();
            int nimSum = 0;
            for (int heap = random.nextInt(6); heap >= 0; heap--) {
                int size = 1 + random.nextInt(MOST_STICKS - 4);
                nimSum ^= size % 4;
                sizes.add(size);
            }
            sizes.add(4 * random.nextInt(1000) + (nimSum == 0 ? 4 : nimSum));
            return game(sizes);
        }).toList());
    }

    private static String game(List<Integer> sizes) {
        return sizes.size() + "\n" + sizes.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
    }

    private static String input(List<String> games) {
        return games.size() + "\n" + String.join("", games);
    }
}

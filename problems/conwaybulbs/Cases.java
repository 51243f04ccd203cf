package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.CountedCases;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of games; for each a line with N, M and K, a line with the powers, and a row of digits for each switch. */
public final class Cases extends CountedCases {

    /** What Roland can just reach in the random games of the largest size: found by halving, and by Reference. */
    private static final List<Integer> REACHED = List.of(340_734_551, 320_444_925, 316_559_779, 311_906_684,
            336_471_658);

    private static final int ALL_POWER = 1_600_000_000;

    @Override
    protected int checkQuestion(StrictText input) {
        int[] head = input.integers("N", "M", "K");
        int switches = head[0];
        int bulbs = head[1];
        input.newline();
        if (switches % 2 == 0) {
            throw input.invalid("N-even", "the last round lacks a switch");
        }
        input.line(bulbs, "p");
        for (int i = 0; i < switches; i++) {
            input.row("wires", bulbs, "01");
            input.newline();
        }
        return 1;
    }

    private static String game(long goal, List<?> powers, List<String> wires) {
        return wires.size() + " " + powers.size() + " " + goal + "\n"
                + powers.stream().map(Object::toString).collect(Collectors.joining(" ")) + "\n"
                + String.join("\n", wires) + "\n";
    }

    @Override
    public String smallScope() {
        // Wirings times powers times goals: 2^3 * 1 * 3 + 4^3 * 4 * 5 + 2^5 * 1 * 3.
        return "all 1400 games of 3 switches and up to 2 bulbs of power 1 or 2 where Roland needs up to 4, or of "
                + "up to 5 switches and one bulb of power 1 where he needs up to 2";
    }

    @Override
    public Stream<String> small() {
        return Stream.of(small(3, List.of(1), 2),
                Stream.of(List.of(1, 1), List.of(1, 2), List.of(2, 1), List.of(2, 2))
                        .flatMap(powers -> small(3, powers, 4)),
                small(5, List.of(1), 2)).flatMap(games -> games);
    }

    private static Stream<String> small(int switches, List<Integer> powers, int mostNeeded) {
        int bulbs = powers.size();
        return IntStream.range(0, 1 << switches * bulbs).boxed().flatMap(wiring -> IntStream.rangeClosed(0, mostNeeded)
                .mapToObj(goal -> input(List.of(game(goal, powers, IntStream.range(0, switches)
                        .mapToObj(i -> digits(wiring >> i * bulbs, bulbs)).toList())))));
    }

    private static String digits(int number, int count) {
        return IntStream.range(0, count).mapToObj(i -> Integer.toString(number >> i & 1)).collect(Collectors.joining());
    }

    /**
     * @param size
     *            the most switches and bulbs
     */
    @Override
    public String random(Random random, int size) {
        int halves = (Math.max(least("N"), Math.min(size, most("N"))) - 1) / 2;
        int bulbs = 1 + random.nextInt(Math.min(size, most("M")));
        List<Integer> powers = random.ints(bulbs, 1, random.nextBoolean() ? most("p") + 1 : 6).boxed().toList();
        int goal = powers.stream().filter(power -> random.nextBoolean()).mapToInt(power -> power).sum();
        return input(List.of(game(goal, powers, wires(random, least("N") + 2 * random.nextInt(halves), bulbs))));
    }

    private static List<String> wires(Random random, int switches, int bulbs) {
        return Stream.generate(() -> digits(random.nextInt(), bulbs)).limit(switches).toList();
    }

    @Override
    public int bruteForceSize() {
        return 11;
    }

    @Override
    public List<Computed> computed() {
        return List.of(new Computed("lit power", new Range(0, ALL_POWER),
                "return #low[lit & (1 << HALF) - 1] + high[lit >>> HALF]# >= goal;"));
    }

    @Override
    public Map<String, LongFunction<String>> inputsWith() {
        return Map.of("K", goal -> firstLightsAll(Math.min(goal - 1, ALL_POWER), goal), "p",
                power -> firstLightsAll(power, power), "lit power", power -> firstLightsAll(power, power));
    }

    /** The first switch lights bulbs of this power together, as few as can be, and the others nothing. */
    private String firstLightsAll(long power, long goal) {
        List<Long> powers = LongStream.iterate(power, left -> left > 0, left -> left - most("p"))
                .mapToObj(left -> Math.min(left, most("p"))).toList();
        String none = "0".repeat(powers.size());
        return input(List.of(game(goal, powers, List.of(none.replace('0', '1'), none, none))));
    }

    @Override
    protected void name(Named named) {
        for (int switches : List.of(3, 5, 7, 9, 13, 17)) {
            named.put("%02d-switches".formatted(switches),
                    () -> five(switches, (random, i) -> tight(random, switches, 1 + random.nextInt(switches), i % 2)));
        }
        named.put("20-last-bulbs", () -> five(20, (random, i) -> tight(random, 5, 16 + 4 * i, i % 2)));
        named.put("21-ever-fewer", () -> five(21, (random, i) -> tight(random, 17 - 2 * i, 32 - 7 * i, i % 2)));
        named.put("22-one-bulb", () -> five(22, (random, i) -> game(1, List.of(1), wires(random, 33 - 2 * i, 1))));
        named.put("90-one-choice-wins", () -> largest(8));
        named.put("91-random", () -> five(91, (random, i) -> game(REACHED.get(i) + i % 2,
                random.ints(32, 1, most("p") + 1).boxed().toList(), wires(random, 33, 32))));
    }

    private String five(int seed, BiFunction<Random, Integer, String> game) {
        Random random = new Random(seed);
        return input(IntStream.range(0, most("T")).mapToObj(i -> game.apply(random, i)).toList());
    }

    /** Roland needs just what he can reach, found by halving, or more. */
    private String tight(Random random, int switches, int bulbs, int more) {
        List<Integer> powers = random.ints(bulbs, 1, most("p") + 1).boxed().toList();
        List<String> wires = wires(random, switches, bulbs);
        int reached = 0;
        for (int step = 1 << 30; step > 0; step /= 2) {
            reached += Coach.search(new Game(powers, wires, reached + step)).rolandWins(0, 0) ? step : 0;
        }
        return game(reached + more, powers, wires);
    }

    /** A game for each simple order in which a search may try the choices. What is scaled are the switches. */
    @Override
    public String largest(int eighths) {
        int rest = (most("N") - 1) * eighths / 8 - 2;
        return input(Stream.concat(
                Stream.of("1".repeat(rest) + "11", "10".repeat(rest / 2) + "11", "01".repeat(rest / 2) + "00")
                        .map(first -> hard(first, "0")),
                Stream.of("0".repeat(rest) + "11", "1".repeat(rest) + "00").map(first -> hard(first, "1"))).toList());
    }

    /**
     * The powers are Fibonacci numbers, and Roland lacks 1: wherever a player wins, only one choice does.
     *
     * @param first
     *            the wires of the first switch
     * @param behind
     *            the digit of each other switch for the bulbs behind its own: with 1, and two last bulbs in <code>first</code> that are
     *            unlike the others, the right choice seldom looks better at once
     */
    static String hard(String first, String behind) {
        int bulbs = first.length();
        List<Integer> powers = Stream.iterate(new int[]{1, 1}, two -> new int[]{two[1], two[0] + two[1]})
                .map(two -> two[0]).limit(bulbs - 1).collect(Collectors.toList());
        int reached = IntStream.range(0, bulbs - 1).filter(bulb -> bulb % 2 == 1).map(powers::get).sum();
        powers.add(powers.get(bulbs - 2));
        return game(reached + 1, powers, Stream.concat(Stream.of(first), IntStream.range(0, bulbs)
                .mapToObj(i -> "0".repeat(i) + "1" + behind.repeat(bulbs - 1 - i))).toList());
    }
}

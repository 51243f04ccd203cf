package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of games; for each a line N, M, K, a line of powers, and a row of digits for each switch. */
public final class Cases extends nimsum.input.Cases {

    /** With at most this many switches it does not take long to find what Roland can just reach. */
    private static final int SOON = 17;

    @Override
    protected void checkQuestion(StrictText input) {
        int[] head = input.line("N", "M", "K");
        input.refuse("N-even", head[0] % 2 == 0, "the last round lacks a switch");
        input.line(head[1], "p");
        input.rows(head[0], "wires", head[1], "01");
    }

    /** Returns the lines of a game. Bulb i is the binary digit 2^i. */
    private static String game(int[] powers, int[] wires, int goal) {
        return HeapRows.line(wires.length, powers.length, goal) + HeapRows.line(powers)
                + IntStream.of(wires).mapToObj(bulbs -> IntStream.range(0, powers.length)
                        .mapToObj(bulb -> "" + (bulbs >> bulb & 1)).collect(Collectors.joining("", "", "\n")))
                        .collect(Collectors.joining());
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // Powers times wirings times goals: (2 * 2^3 + 2^2 * 4^3 + 2 * 2^5) * 5.
        small("all 1680 games of 3 switches and up to 2 bulbs, or of 5 switches and one bulb, of power 1 or 2, "
                + "where Roland needs up to 4",
                () -> Stream.of(small(1, 3), small(2, 3), small(1, 5)).flatMap(games -> games));
        bruteForceSize(11);
        computed("lit power", 0, (long) max("M") * max("p"));
        inputsWith("K", goal -> firstLightsAll(goal - 1, goal));
        inputsWith("p", power -> firstLightsAll(power, power));
        inputsWith("lit power", power -> firstLightsAll(power, power));
        for (int switches : List.of(3, 5, 9, SOON)) {
            secret((switches < 10 ? "0" : "") + switches + "-switches-or-fewer", () -> {
                Random random = new Random(switches);
                return input(IntStream.range(0, max("T"))
                        .mapToObj(i -> random(random, Math.max(min("N"), switches - 2 * i),
                                randomPowers(random, max("M")))));
            });
        }
        largest("90-one-choice-wins", this::largestPart);
        // For each order that changes with the round, alike or not alike for the players. The last bulb is Patrick's.
        secret("92-order-by-round", () -> input(IntStream.of(0x33333333, 0xCCCCCCCC, 0x66666666, 0x99999999)
                .mapToObj(first -> hard(max("N") - 1, first ^ 1 << max("N") - 2, 1, 1))));
        // Nearer to what Roland needs, or fewer bulbs; the last bulb; more bulbs, or farther; an even number, and an odd one.
        secret("94-order-by-what-is-lit", () -> input(hard(max("N") - 1, 0x55555555, 1, 3),
                hard(max("N") - 1, 0xAAAAAAAA, 1, -1), hard(max("N") - 1, 1 << max("N") - 2, 0xAAAAAAAB, 0x55555555),
                even(0x6AAAAAAA), even(0x15555555)));
    }

    private static Stream<String> small(int bulbs, int switches) {
        return HeapRows.every(bulbs, 1, 2).flatMap(powers -> HeapRows.every(switches, 0, (1 << bulbs) - 1)
                .flatMap(wires -> IntStream.rangeClosed(0, 4)
                        .mapToObj(goal -> game(powers, wires, goal))));
    }

    /** The size is the most switches, and the most bulbs. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int rounds = 1 + random.nextInt(Math.max(1, (Math.min(size, max("N")) - 1) / 2));
        return random(random, 2 * rounds + 1, randomPowers(random, Math.min(size, max("M"))));
    }

    /** The powers of up to 7 bulbs are small. */
    @Override
    protected String startQuestion(Random random, int size) {
        int rounds = 1 + random.nextInt(Math.max(1, (Math.min(size, max("N")) - 1) / 2));
        int bulbs = 1 + random.nextInt(Math.min(size, 7));
        return random(random, 2 * rounds + 1, random.ints(bulbs, 1, 21).toArray());
    }

    private int[] randomPowers(Random random, int maxBulbs) {
        int bulbs = 1 + random.nextInt(maxBulbs);
        return random.ints(bulbs, 1, random.nextBoolean() ? max("p") + 1 : 6).toArray();
    }

    /** Makes a game in which Roland needs what he can just reach, or 1 more, nearly so with many switches. */
    private String random(Random random, int switches, int[] powers) {
        int[] wires = random.ints(switches).map(row -> row >>> Integer.SIZE - powers.length).toArray();
        Reference game = new Reference(new Game(boxed(powers), boxed(wires), 0));
        int all = IntStream.of(powers).sum();
        int reached = 0;
        for (int step = Integer.highestOneBit(all); step > (switches > SOON ? all / 8 : 0); step /= 2) {
            reached += game.rolandWins(reached + step) ? step : 0;
        }
        return game(powers, wires, reached + random.nextInt(2));
    }

    private static List<Integer> boxed(int[] numbers) {
        return IntStream.of(numbers).boxed().toList();
    }

    /** Makes a game whose first switch lights all bulbs, of this power together. The others light nothing. */
    private String firstLightsAll(long power, long goal) {
        int[] powers = LongStream.iterate(power, left -> left > 0, left -> left - max("p")).limit(max("M"))
                .mapToInt(left -> (int) Math.min(left, max("p"))).toArray();
        return game(powers, new int[]{-1, 0, 0}, (int) goal);
    }

    /** Returns a game for each simple order in which a search may try the choices. What is scaled are the switches. */
    private String largestPart(int eighths) {
        int bulbs = (max("N") - 1) * eighths / 8;
        int last = 3 << bulbs - 2;
        return input(hard(bulbs, -1, 1, 1), hard(bulbs, 0x55555555 | last, 1, 1),
                hard(bulbs, 0xAAAAAAAA & ~last, 1, 1), hard(bulbs, last, -1, -1), hard(bulbs, 0x99999999, 3, 3));
    }

    /**
     * The powers are Fibonacci numbers, and wherever a player wins, only one choice does. Each switch except the first
     * toggles a bulb of its own, and bulbs behind this one: the digits of two numbers say which, for Roland's switches
     * and for Patrick's.
     */
    private static String hard(int bulbs, int first, int rolands, int patricks) {
        int[] powers = fibonacci(bulbs);
        IntStream wires = IntStream.range(0, bulbs).map(i -> (i % 2 == 1 ? rolands : patricks) << i);
        return game(powers, IntStream.concat(IntStream.of(first), wires).toArray(), powers[bulbs - 1]);
    }

    /** Returns a hard game where the number of lit bulbs stays even, by a bulb that has too little power to count. */
    private String even(int first) {
        int own = max("N") - 2;
        int[] powers = IntStream
                .concat(IntStream.of(fibonacci(own + 1)).skip(1).map(power -> 2 * power), IntStream.of(1))
                .toArray();
        IntStream wires = IntStream.range(0, own).map(i -> 1 << i | 1 << own);
        return game(powers, IntStream.concat(IntStream.of(first | Integer.bitCount(first) << own, 0), wires).toArray(),
                powers[own - 1]);
    }

    private static int[] fibonacci(int bulbs) {
        int[] powers = Stream.iterate(new int[]{1, 1}, pair -> new int[]{pair[1], pair[0] + pair[1]})
                .mapToInt(pair -> pair[0]).limit(bulbs).toArray();
        powers[bulbs - 1] = powers[bulbs - 2];
        return powers;
    }
}

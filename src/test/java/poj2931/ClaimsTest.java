package poj2931;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Move;
import nimsum.game.Side;
import nimsum.game.Stalk;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.HeapRows;
import nimsum.input.Words;
import org.junit.jupiter.api.Test;
import poj2931.Rules.Position;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private static final int MAX_TOGETHER = 4, HIGHEST = 50;

    private final Search<Position> search = new Search<>(new Rules());

    @Test
    void theorem1() {
        int max = 3;
        List<String> towers = BruteForce.towers(max).toList();
        Stream<List<String>> threes = HeapRows.every(3, 0, towers.size() - 1)
                .map(row -> IntStream.of(row).mapToObj(towers::get).toList());
        Checks.forEach(threes, three -> {
            Position difference = new Position(List.of(three.get(0), three.get(1), mirrored(three.get(2))), Side.RIGHT);
            assertEquals(sum(three.subList(0, 2)).compareTo(value(three.get(2))) >= 0,
                    !search.moverWins(difference));
        });
    }

    @Test
    void theorem2() {
        List<List<String>> threes = inOrder(MAX_TOGETHER);
        // Which fourth towers White wins with; one of this number of cubes tells any two threes apart.
        Map<List<String>, Set<String>> wins = threes.stream().collect(Collectors.toMap(three -> three,
                three -> BruteForce.towers(MAX_TOGETHER).filter(fourth -> whiteWins(three, fourth))
                        .collect(Collectors.toSet())));
        Checks.forEachPair(threes, threes, (one, two) -> assertEquals(sum(one).compareTo(sum(two)) >= 0,
                wins.get(one).containsAll(wins.get(two))));
    }

    private boolean whiteWins(List<String> three, String fourth) {
        return search.moverWins(four(three, fourth, Side.LEFT)) && !search.moverWins(four(three, fourth, Side.RIGHT));
    }

    private static Position four(List<String> three, String fourth, Side turn) {
        return new Position(Stream.concat(three.stream(), Stream.of(fourth)).toList(), turn);
    }

    @Test
    void theorem3() {
        Random random = new Random(3);
        Checks.forEach(Stream.generate(() -> Words.random(random, HIGHEST, "WB")).limit(100), tower -> assertEquals(
                value(tower), Coach.value(tower)));
        String white = "W".repeat(HIGHEST);
        assertEquals(57, sum(List.of(white, white, white)).numerator().shiftLeft(Main.EXPONENT).bitLength());
    }

    @Test
    void theorem4() {
        int max = 9;
        Checks.forEachPair(BruteForce.towers(Deep.size(max, 12)), tower -> IntStream.range(0, tower.length()).boxed(),
                (tower, cube) -> {
                    char colour = tower.charAt(cube);
                    Dyadic cost = cost(tower, cube, colour);
                    assertEquals(cube == tower.lastIndexOf(colour) ? 0 : 1, cost.compareTo(top(tower)));
                    assertEquals(1, cost.signum());
                });
        int together = 6;
        Checks.forEachPair(threes(together), List.of(Side.values()), (three, side) -> {
            Position position = new Position(three, side);
            int sign = sum(three).signum();
            assertEquals(side == Side.LEFT ? sign > 0 : sign < 0, search.moverWins(position));
            Optional<Move<Position>> cheapest = cheapest(position);
            assertEquals(search.moverWins(position),
                    cheapest.isPresent() && !search.moverWins(cheapest.get().next()));
        });
    }

    /** Returns the highest cube of one's colour, of the towers that have one that whose highest cube counts least. */
    private static Optional<Move<Position>> cheapest(Position position) {
        char own = position.turn() == Side.LEFT ? 'W' : 'B';
        List<String> towers = position.towers();
        return IntStream.range(0, towers.size()).boxed().filter(tower -> towers.get(tower).indexOf(own) >= 0)
                .min(Comparator.comparing(tower -> top(towers.get(tower))))
                .map(tower -> position.take(tower, towers.get(tower).lastIndexOf(own)));
    }

    private static Dyadic top(String tower) {
        int last = tower.length() - 1;
        return cost(tower, last, tower.charAt(last));
    }

    /** Returns what it costs the player of this colour to take a cube. */
    private static Dyadic cost(String tower, int cube, char colour) {
        Dyadic cost = value(tower).plus(value(tower.substring(0, cube)).negate());
        return colour == 'W' ? cost : cost.negate();
    }

    @Test
    void exercise1() {
        Position position = new Position(List.of("WBWW", "BWBW"), Side.LEFT);
        assertEquals(List.of("1 4", "2 4"), search.winningMoves(position).map(Move::name).toList());
    }

    @Test
    void exercise2() {
        assertEquals("11/16", value("WBWBW").toString());
        List<String> first = List.of("WBB", "WBW", "BB");
        List<String> second = List.of("BWW", "BWW", "WBB");
        assertEquals(List.of("W", "WB"), BruteForce.towers(2)
                .filter(fourth -> whiteWins(second, fourth) && !whiteWins(first, fourth)).sorted().toList());
    }

    @Test
    void exercise3() {
        List<List<String>> threes = inOrder(3);
        Checks.forEachPair(threes, threes, (one, two) -> assertEquals(
                Stream.of(-1, 0, 1).map(Dyadic::of)
                        .noneMatch(k -> sum(one).compareTo(k) <= 0 && k.compareTo(sum(two)) < 0),
                BruteForce.towers(1).allMatch(fourth -> !whiteWins(two, fourth) || whiteWins(one, fourth))));
    }

    @Test
    void exercise4() {
        String white = "W".repeat(HIGHEST);
        int digits = 0;
        for (int k = 1; k < HIGHEST; k++) {
            // Of the towers that halve k times, the one with the longest first run and then the largest value.
            String largest = "W".repeat(HIGHEST - k) + "B" + "W".repeat(k - 1);
            Dyadic sum = sum(List.of(white, white, largest));
            assertTrue(sum.numerator().longValueExact() < (3L * HIGHEST - k) << k, largest);
            digits = Math.max(digits, sum.numerator().bitLength());
        }
        assertEquals(56, digits);
    }

    private static String mirrored(String tower) {
        return tower.replace('W', 'w').replace('B', 'W').replace('w', 'B');
    }

    /** Returns the value of a tower by the rule of the README, which is the sign rule for stalks. */
    private static Dyadic value(String tower) {
        return Stalk.value(tower.replace('B', 'R').replace('W', 'B'));
    }

    private static Dyadic sum(List<String> towers) {
        return towers.stream().map(ClaimsTest::value).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    /** Returns all three towers of up to {@code cubes} cubes in all, in alphabetical order. */
    private static List<List<String>> inOrder(int cubes) {
        return threes(cubes).stream().filter(three -> three.equals(three.stream().sorted().toList())).toList();
    }

    private static List<List<String>> threes(int cubes) {
        return BruteForce.towers(cubes).flatMap(a -> BruteForce.towers(cubes - a.length())
                .flatMap(b -> BruteForce.towers(cubes - a.length() - b.length()).map(c -> List.of(a, b, c)))).toList();
    }

}

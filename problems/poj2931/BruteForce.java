package poj2931;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Side;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import poj2931.Rules.Position;

/**
 * Tries every fourth tower up to a height, and plays it out next to C1 and next to C2. A tower with as many cubes as C1
 * is high enough to tell them apart: by theorem 2 the tower of the opposite value of C1 does, and it has as many cubes
 * as the day on which this number is born. C1 with its colours exchanged has this value, too, and it is born no later,
 * because each move takes a cube. This program goes on to one cube more. It is fast enough for about five cubes in C1.
 */
final class BruteForce {

    private final Search<Position> search = new Search<>(new Rules());

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        for (int tests = in.nextInt(); tests > 0; tests--) {
            out.print(in.next() + " " + in.next() + ": ");
            List<String> first = Rules.readTowers(in);
            List<String> second = Rules.readTowers(in);
            int highest = String.join("", first).length() + 1;
            out.println(towers(highest).allMatch(fourth -> !game.whiteWins(second, fourth)
                    || game.whiteWins(first, fourth)) ? "Yes" : "No");
        }
    }

    /** Returns every tower of up to {@code highest} cubes. */
    static Stream<String> towers(int highest) {
        return IntStream.range(1, 2 << highest)
                .mapToObj(i -> Integer.toBinaryString(i).substring(1).replace('0', 'B').replace('1', 'W'));
    }

    /** Returns whether White wins four towers, no matter who starts. */
    private boolean whiteWins(List<String> three, String fourth) {
        List<String> four = Stream.concat(three.stream(), Stream.of(fourth)).toList();
        return search.moverWins(new Position(four, Side.LEFT)) && !search.moverWins(new Position(four, Side.RIGHT));
    }
}

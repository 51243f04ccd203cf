package conwaybulbs;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * In turn Roland and Patrick press any of two switches, first 1 and 2, then 2 and 3, and so on, each pair once. A set
 * of bulbs is a number. Bulb i is in the set if the number has the binary digit 2^i.
 */
public final class Rules implements CountedRules<Rules.Position> {

    /** The wires of a switch are the set of bulbs that it toggles. The goal is the power that Roland needs. */
    public record Game(List<Integer> powers, List<Integer> wires, int goal) {

        public int power(int bulbs) {
            return IntStream.range(0, powers.size()).map(bulb -> (bulbs >> bulb & 1) * powers.get(bulb)).sum();
        }
    }

    /** The lit bulbs after a number of turns. */
    public record Position(Game game, int lit, int turns) {

        private Move<Position> press(int... numbers) {
            int after = IntStream.of(numbers).map(number -> game.wires.get(number - 1)).reduce(lit, (a, b) -> a ^ b);
            String name = IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" "));
            return new Move<>(name.isEmpty() ? "none" : name, new Position(game, after, turns + 1));
        }

        @Override
        public String toString() {
            return "lit power " + game.power(lit) + ", and Roland needs " + game.goal + row("lit", lit)
                    + IntStream.range(0, game.wires.size()).mapToObj(i -> row(i + 1, game.wires.get(i)))
                            .collect(Collectors.joining());
        }

        private String row(Object head, int bulbs) {
            String cell = " %" + Collections.max(game.powers).toString().length() + "s";
            return IntStream.range(0, game.powers.size())
                    .mapToObj(bulb -> String.format(Locale.ROOT, cell,
                            (bulbs >> bulb & 1) == 1 ? game.powers.get(bulb) : "."))
                    .collect(Collectors.joining("", String.format(Locale.ROOT, "\n%3s:", head), ""));
        }
    }

    @Override
    public Position read(FastReader in) {
        int switches = in.nextInt();
        int bulbs = in.nextInt();
        int goal = in.nextInt();
        List<Integer> powers = Stream.generate(in::nextInt).limit(bulbs).toList();
        List<Integer> wires = Stream.generate(in::next).limit(switches)
                .map(row -> IntStream.range(0, bulbs).map(bulb -> row.charAt(bulb) - '0' << bulb).sum()).toList();
        return new Position(new Game(powers, wires, goal), 0, 0);
    }

    /** When all turns are over, Roland would be the player to move. */
    @Override
    public Ending ending(Position position) {
        return position.turns < position.game.wires.size() - 1
                ? Ending.PLAY_ON
                : position.game.power(position.lit) >= position.game.goal ? Ending.WIN : Ending.LOSS;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        int first = position.turns + 1;
        return ending(position) != Ending.PLAY_ON
                ? Stream.empty()
                : Stream.of(position.press(), position.press(first), position.press(first + 1),
                        position.press(first, first + 1));
    }

    @Override
    public int size(Position position) {
        return position.game.wires.size() + position.game.powers.size();
    }

    @Override
    public About about() {
        return new About(
                "Switches toggle bulbs, and each bulb has a power. In turn Roland and Patrick press one, both or none of two switches, "
                        + "first of 1 and 2, then of 2 and 3, and so on. "
                        + "Roland wins if at the end the lit power is at least what he needs.")
                .players("Roland", "Patrick")
                .sign("",
                        "The first row shows the powers of the lit bulbs. Each other row shows the powers of the bulbs that its switch toggles. A dot stands for any other bulb.")
                .unit("switches and bulbs").maxPlayed(34);
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return "the lit power is " + position.game.power(position.lit) + ", and Roland needs " + position.game.goal;
    }

    @Override
    public String howToMove(Position position) {
        return "Type none, " + (position.turns + 1) + ", " + (position.turns + 2) + " or both numbers";
    }
}

package conwaybulbs;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/** In turn Roland and Patrick press any of two switches: first 1 and 2, then 2 and 3, and so on, once each pair. */
public final class Rules implements CountedRules<Rules.Position> {

    private static final int MOST_SWITCHES_PLAYED = 17;

    /** The wires of each switch have a 1 for each bulb that it toggles, else 0; the goal is what Roland needs. */
    public record Game(List<Integer> powers, List<String> wires, int goal) {
    }

    /** So many turns have been; what is lit has a 1 for each bulb that is, else 0. */
    public record Position(Game game, String lit, int turns) {

        int power() {
            return IntStream.range(0, lit.length()).filter(bulb -> lit.charAt(bulb) == '1').map(game.powers::get).sum();
        }

        String mover() {
            return turns % 2 == 0 ? "Roland" : "Patrick";
        }

        private Move<Position> press(int... numbers) {
            int[] now = lit.chars().toArray();
            IntStream.of(numbers).mapToObj(number -> game.wires.get(number - 1))
                    .forEach(wires -> Arrays.setAll(now, bulb -> now[bulb] ^ wires.charAt(bulb) - '0'));
            String name = IntStream.of(numbers).mapToObj(Integer::toString).collect(Collectors.joining(" "));
            return new Move<>(name.isEmpty() ? "none" : name,
                    new Position(game, new String(now, 0, now.length), turns + 1));
        }

        @Override
        public String toString() {
            StringBuilder shown = new StringBuilder(
                    "lit power %d, and Roland needs %d\npower".formatted(power(), game.goal));
            int width = 1 + Collections.max(game.powers).toString().length();
            game.powers.forEach(power -> shown.append(("%" + width + "d").formatted(power)));
            for (int row = 0; row <= game.wires.size(); row++) {
                String digits = row == 0 ? lit : game.wires.get(row - 1);
                shown.append(row == 0 ? "\n  lit" : "\n%5d".formatted(row));
                digits.chars().forEach(digit -> shown.append(" ".repeat(width - 1)).append(digit == '1' ? '*' : '.'));
            }
            return shown.toString();
        }
    }

    @Override
    public Position read(FastReader in) {
        int switches = in.nextInt();
        int bulbs = in.nextInt();
        int goal = in.nextInt();
        List<Integer> powers = Stream.generate(in::nextInt).limit(bulbs).toList();
        return new Position(new Game(powers, Stream.generate(in::next).limit(switches).toList(), goal),
                "0".repeat(bulbs), 0);
    }

    /** When all turns are over, Roland would be to move. */
    @Override
    public Ending ending(Position position) {
        return position.turns < position.game.wires.size() - 1
                ? Ending.PLAY_ON
                : position.power() >= position.game.goal ? Ending.WIN : Ending.LOSS;
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
    public boolean isPlayable(Position position) {
        return position.game.wires.size() <= MOST_SWITCHES_PLAYED;
    }

    @Override
    public Size size(Position position) {
        return new Size(position.game.wires.size() + position.game.powers.size(), "switches and bulbs");
    }

    @Override
    public List<String> players() {
        return List.of("Roland", "Patrick");
    }

    @Override
    public String inWords() {
        return "Switches toggle bulbs, and each bulb has a power. In turn Roland and Patrick press any of two switches, "
                + "both or none, first 1 and 2, then 2 and 3, and so on. "
                + "Roland wins if the lit power at the end is what he needs or more.";
    }

    @Override
    public String signs() {
        return "A star is a bulb that is lit, and in the row of a switch a bulb that it toggles.";
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "the lit power is " + position.power() + ", and Roland needs " + position.game.goal;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return Optional.of("now switches " + (position.turns + 1) + " and " + (position.turns + 2) + " may be pressed");
    }

    @Override
    public String howToMove(Position position) {
        return "Type none, " + (position.turns + 1) + ", " + (position.turns + 2) + " or both of these";
    }
}

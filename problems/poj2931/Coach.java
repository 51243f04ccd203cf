package poj2931;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NumberCoach;
import nimsum.game.Dyadic;
import poj2931.Rules.Position;

/** Gives advice by theorems 1 and 4. The values of the towers add up. */
public final class Coach extends NumberCoach<Position> {

    /** The height up to which the value of a tower is written as a sum. */
    private static final int MAX_TERMS = 8;

    public Coach() {
        super(new Rules(), Position::turn);
    }

    @Override
    protected Dyadic value(Position position) {
        return position.towers().stream().map(Coach::value).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    static Dyadic value(String tower) {
        boolean[] white = new boolean[tower.length()];
        IntStream.range(0, white.length).forEach(cube -> white[cube] = tower.charAt(cube) == 'W');
        return new Dyadic(Main.value(white), Main.EXPONENT);
    }

    @Override
    protected String worth(Position position) {
        List<String> towers = position.towers();
        return IntStream.range(0, towers.size()).filter(tower -> !towers.get(tower).isEmpty())
                .mapToObj(tower -> "Tower " + (tower + 1) + " is worth " + worth(towers.get(tower)) + " to White. ")
                .collect(Collectors.joining("", "", "The sum is " + value(position) + "."));
    }

    /** Returns the value, and before it the sum that makes it if this sum is not too long. */
    private static String worth(String tower) {
        if (tower.length() == 1 || tower.length() > MAX_TERMS) {
            return value(tower).toString();
        }
        List<String> terms = new ArrayList<>();
        for (int cube = 1; cube <= tower.length(); cube++) {
            Dyadic step = step(tower, cube);
            boolean minus = step.signum() < 0;
            terms.add((minus ? cube == 1 ? "-" : "- " : cube == 1 ? "" : "+ ") + (minus ? step.negate() : step));
        }
        return String.join(" ", terms) + " = " + value(tower);
    }

    /** Returns the value of each tower by its number, and what each cube adds to it. */
    @Override
    public Map<String, String> values(Position position) {
        Map<String, String> values = new HashMap<>();
        for (int number = 1; number <= position.towers().size(); number++) {
            String tower = position.towers().get(number - 1);
            String at = number + " ";
            values.put("" + number, value(tower).toString());
            IntStream.rangeClosed(1, tower.length())
                    .forEach(cube -> values.put(at + cube, step(tower, cube).toString()));
        }
        return values;
    }

    /** Returns what a cube of a tower adds to the cubes below it. */
    private static Dyadic step(String tower, int cube) {
        return value(tower.substring(0, cube)).plus(value(tower.substring(0, cube - 1)).negate());
    }
}

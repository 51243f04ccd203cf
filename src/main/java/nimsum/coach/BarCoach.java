package nimsum.coach;

import java.util.Map;
import java.util.stream.Collectors;
import nimsum.game.BarRules;
import nimsum.game.BarRules.Bar;
import nimsum.game.BarRules.Position;
import nimsum.game.Dyadic;
import nimsum.game.Side;

/** Gives advice for bars of chocolate. The values of all bars add up to the number of moves that Left is ahead. */
public class BarCoach extends NumberCoach<Position> {

    public BarCoach(BarRules rules) {
        super(rules, Position::turn);
    }

    @Override
    protected final Dyadic value(Position position) {
        return Dyadic.of(position.bars().entrySet().stream()
                .mapToLong(entry -> (long) entry.getValue() * value(entry.getKey())).sum());
    }

    @Override
    protected final String worth(Position position) {
        return "Let p be the largest power of two that is not greater than either side of a bar. Then the bar is worth "
                + "columns / p - rows / p moves to " + name(Side.LEFT) + ", where both quotients are rounded down. "
                + position.bars().entrySet().stream().map(BarCoach::worth).collect(Collectors.joining())
                + "The sum is " + value(position) + ".";
    }

    /** Returns the value of each bar. */
    @Override
    public final Map<String, String> values(Position position) {
        return position.bars().keySet().stream().collect(Collectors.toMap(Bar::toString, bar -> "" + value(bar)));
    }

    private static String worth(Map.Entry<Bar, Integer> bars) {
        Bar bar = bars.getKey();
        int power = power(bar);
        return (bars.getValue() == 1 ? "The bar " : "Each of the " + bars.getValue() + " bars ") + bar + " is worth "
                + bar.columns() / power + " - " + bar.rows() / power + " = " + value(bar) + ". ";
    }

    private static int value(Bar bar) {
        int power = power(bar);
        return bar.columns() / power - bar.rows() / power;
    }

    private static int power(Bar bar) {
        return Integer.highestOneBit(Math.min(bar.rows(), bar.columns()));
    }
}

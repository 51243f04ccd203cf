package chocolate;

import chocolate.Rules.Bar;
import chocolate.Rules.Position;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.coach.NumberCoach;
import nimsum.game.Dyadic;

/** The values of all bars add up to the number of moves that Left is ahead. */
public final class Coach extends NumberCoach<Position> {

    public Coach() {
        super(new Rules(), Position::turn, "Left", "Right");
    }

    @Override
    protected Dyadic value(Position position) {
        return Dyadic.of(position.bars().entrySet().stream()
                .mapToLong(entry -> (long) entry.getValue() * value(entry.getKey())).sum());
    }

    @Override
    protected String worth(Position position) {
        String worth = position.bars().entrySet().stream().filter(entry -> value(entry.getKey()) != 0)
                .map(Coach::worth).collect(Collectors.joining("; "));
        return "A bar is worth columns / p - rows / p moves to Left, each rounded down, where p is the largest power of two "
                + "that is above neither. " + (worth.isEmpty() ? "All are worth 0" : worth) + ". The sum is "
                + value(position) + ".";
    }

    private static String worth(Map.Entry<Bar, Integer> bars) {
        Bar bar = bars.getKey();
        int power = Integer.highestOneBit(Math.min(bar.rows(), bar.columns()));
        return bar + ": " + bar.columns() / power + " - " + bar.rows() / power + " = " + value(bar)
                + (bars.getValue() == 1 ? "" : ", " + bars.getValue() + " times");
    }

    private static int value(Bar bar) {
        return Main.value(bar.rows(), bar.columns());
    }
}

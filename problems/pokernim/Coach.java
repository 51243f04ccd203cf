package pokernim;

import java.util.Map;
import nimsum.coach.NimCoach;
import nimsum.coach.NimberCoach;
import pokernim.Rules.Position;

/** Theorem 1 as advice: play Nim, and take off again what the other player adds. */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return position.piles().nimSum();
    }

    @Override
    public String why(Position position) {
        return "The nim-sum of " + position.piles() + " is " + value(position) + (value(position) != 0
                ? ". The move " + reply(position).quoted()
                        + " makes it 0. If the other player adds chips after that, take them off again."
                : ". Every move makes it different from 0. If you take chips, Nim has an answer. "
                        + ifYouAdd(position));
    }

    private static String ifYouAdd(Position position) {
        int additions = position.additions().stream().mapToInt(Integer::intValue).sum();
        return additions == 0
                ? "You cannot add any more."
                : "If you add chips, the same chips are taken off again, and you can add only "
                        + (additions == 1 ? "once." : additions + " times.");
    }

    @Override
    public Map<String, String> values(Position position) {
        return NimCoach.powers(position.piles());
    }
}

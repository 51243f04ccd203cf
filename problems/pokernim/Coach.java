package pokernim;

import nimsum.coach.NimberCoach;
import pokernim.Rules.Position;

/** The theorem as advice: play Nim, and take off again what the other player adds. */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        int nimSum = 0;
        for (int pile : position.piles().sizes()) {
            nimSum ^= pile;
        }
        return nimSum;
    }

    @Override
    public String why(Position position) {
        return "The nim-sum of " + position.piles() + " is " + value(position) + (value(position) != 0
                ? ". Make it 0, as " + reply(position).quoted()
                        + " does. If the other player adds chips then, take them "
                        + "off again."
                : ". Every move makes it other than 0. If you take, Nim has an answer" + ifYouAdd(position));
    }

    private static String ifYouAdd(Position position) {
        int additions = position.additions().stream().mapToInt(Integer::intValue).sum();
        return additions == 0
                ? ", and you can't add any more."
                : "; if you add, the same chips are taken off again, and you can add only "
                        + (additions == 1 ? "once." : additions + " times.");
    }
}

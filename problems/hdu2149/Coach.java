package hdu2149;

import hdu2149.Rules.Position;
import nimsum.coach.NimberCoach;

/** Gives advice by theorems 1 and 2: leave a multiple of N + 1, and buy as soon as one raise is enough. */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return position.missing() % (position.maxRaise() + 1);
    }

    @Override
    public String why(Position position) {
        int missing = position.missing();
        int round = position.maxRaise() + 1;
        if (missing < round) {
            return missing + (missing == 1 ? " is" : " are") + " missing. A raise of " + reply(position).quoted()
                    + " buys the land" + (missing < position.maxRaise() ? ", and so does each larger raise." : ".");
        }
        String answered = "can be answered so that the two raises together are " + round + ".";
        String sum = missing + " are missing, which is " + missing / round + " times " + round;
        return value(position) == 0
                ? sum + ". Each raise " + answered
                : sum + " and " + value(position) + " more. A raise of " + reply(position).quoted()
                        + " leaves a multiple of " + round + ". Each raise after it " + answered;
    }
}

package hdu2149;

import hdu2149.Rules.Position;
import nimsum.coach.NimberCoach;

/** Theorems 1 and 2 as advice: leave a multiple of N + 1, and buy the land as soon as one raise can. */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return position.missing() % (position.most() + 1);
    }

    @Override
    public String why(Position position) {
        int missing = position.missing();
        int round = position.most() + 1;
        if (missing < round) {
            return missing + (missing == 1 ? " is" : " are") + " missing: a raise of " + reply(position).quoted()
                    + " buys the land, and so does a larger one.";
        }
        String answered = "can be answered so that both together are " + round + ".";
        String sum = missing + " are missing, " + missing / round + " times " + round;
        return value(position) == 0
                ? sum + ". Each raise " + answered
                : sum + " and " + value(position) + ". A raise of " + reply(position).quoted()
                        + " leaves a multiple of " + round + ", and each raise after it " + answered;
    }
}

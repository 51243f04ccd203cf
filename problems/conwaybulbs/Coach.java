package conwaybulbs;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import nimsum.coach.Latest;
import nimsum.game.Ending;
import nimsum.game.Outcome;

/**
 * What counts of a turn is the lower switch, which nobody may press again, and in the last turn both. Main's search
 * says how.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final Latest<Game, Main> searches = new Latest<>(
            game -> new Main(game.wires().stream().mapToInt(bulbs -> bulbs).toArray(),
                    game.powers().stream().mapToInt(power -> power).toArray(), game.goal()));

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        boolean isOver = rules.ending(position) != Ending.PLAY_ON;
        boolean rolandWins = searches.of(position.game()).rolandWins(position.turns() + (isOver ? 1 : 0),
                position.lit());
        return rolandWins == (position.turns() % 2 == 0) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        int left = position.game().wires().size() - position.turns();
        String counts = left == 2
                ? "Both switches count, as this is the last turn."
                : "Only switch " + (position.turns() + 1)
                        + " counts: what is done to the other one can be undone in the next turn.";
        return counts + (outcome(position) == Outcome.LOSS
                ? " Pressed or not, the other player wins."
                : " With " + reply(position).quoted() + " it is right.");
    }
}

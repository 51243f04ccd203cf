package conwaybulbs;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import nimsum.coach.LastValueCache;
import nimsum.game.Ending;
import nimsum.game.Outcome;

/**
 * Gives advice by theorem 1. In each turn only the lower switch counts, because nobody may press it again. In the last
 * turn both switches count. The search of {@link Main} says who wins.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final LastValueCache<Game, Main> searches = new LastValueCache<>(
            game -> new Main(game.wires().stream().mapToInt(bulbs -> bulbs).toArray(),
                    game.powers().stream().mapToInt(power -> power).toArray(), game.goal()));

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        // The last turn settles two switches.
        boolean isOver = rules.ending(position) != Ending.PLAY_ON;
        boolean rolandWins = searches.of(position.game()).rolandWins(position.turns() + (isOver ? 1 : 0),
                position.lit());
        return rolandWins == (position.turns() % 2 == 0) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        int left = position.game().wires().size() - position.turns();
        String counts = left == 2
                ? "Both switches count, because this is the last turn."
                : "Only switch " + (position.turns() + 1)
                        + " counts, because the next turn can undo what is done to the other one.";
        return counts + (outcome(position) == Outcome.LOSS
                ? " The other player wins after each choice."
                : " The move " + reply(position).quoted() + " wins.");
    }
}

package toads;

import nimsum.game.Move;
import nimsum.game.Outcome;
import toads.Rules.Position;

/** Main's table, which is filled as far as it is asked. */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final Main table = new Main();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        String outcome = outcomeClass(position);
        return outcome.equals("First") || outcome.equals(position.mover()) ? Outcome.WIN : Outcome.LOSS;
    }

    private String outcomeClass(Position position) {
        return table.outcome(position.strip().chars().reduce(0, Main::append));
    }

    @Override
    public String why(Position position) {
        Move<Position> reply = reply(position);
        return inWords(position) + (outcome(position) == Outcome.WIN
                ? " After " + reply.quoted() + " the other player has to start. "
                : " All moves lead to strips that the other player wins by starting, as does " + reply.quoted() + ". ")
                + inWords(reply.next());
    }

    /** A strip and who wins it. */
    private String inWords(Position position) {
        String outcome = outcomeClass(position);
        return "The table says of " + position.strip() + " that " + switch (outcome) {
            case "First" -> "whoever starts wins.";
            case "Second" -> "whoever starts loses.";
            default -> outcome + " wins, whoever starts.";
        };
    }
}

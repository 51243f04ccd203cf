package toads;

import java.util.function.Function;
import java.util.stream.Collectors;
import nimsum.game.Move;
import nimsum.game.Outcome;
import toads.Rules.Position;

/** Gives advice by the table of Main, which is filled up to the largest strip that was asked for. */
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
        return table.outcome(Main.number(position.strip()));
    }

    @Override
    public String why(Position position) {
        if (outcome(position) == Outcome.LOSS) {
            return inWords(position) + " Each move has an answer that wins: " + answers(position, Move::quoted);
        }
        Move<Position> reply = reply(position);
        Position next = reply.next();
        return inWords(position) + " After " + reply.quoted() + " " + (rules.moves(next).findAny().isEmpty()
                ? next.mover() + " has no move."
                : "each move of " + next.mover() + " has an answer that wins: " + answers(next, Move::name));
    }

    private String answers(Position position, Function<Move<Position>, String> name) {
        return rules.moves(position).map(move -> "after " + name.apply(move) + " it is " + reply(move.next()))
                .collect(Collectors.joining(", ", "", "."));
    }

    /** Returns a sentence that says who wins a strip. */
    private String inWords(Position position) {
        String outcome = outcomeClass(position);
        return "The table says of " + position.strip() + " that " + switch (outcome) {
            case "First" -> "the player who starts wins.";
            case "Second" -> "the player who starts loses.";
            default -> outcome + " wins, no matter who starts.";
        };
    }
}

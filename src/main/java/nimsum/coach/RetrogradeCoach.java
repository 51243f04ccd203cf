package nimsum.coach;

import java.util.Comparator;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.util.Retrograde;

/**
 * Gives advice by the table of a retrograde analysis, which holds every position of the game. So the coach knows how
 * many moves are left. The winner makes a move that wins fastest, and the loser a move that loses slowest.
 */
public abstract class RetrogradeCoach<P> extends Coach<P> {

    protected RetrogradeCoach(Rules<P> rules) {
        super(rules);
    }

    /** Returns the table that holds a position. */
    protected abstract Retrograde solution(P position);

    protected abstract int number(P position);

    @Override
    public Outcome outcome(P position) {
        return switch (solution(position).outcome(number(position))) {
            case Retrograde.WIN -> Outcome.WIN;
            case Retrograde.LOSS -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    @Override
    public OptionalInt movesToEnd(P position) {
        return outcome(position) == Outcome.DRAW
                ? OptionalInt.empty()
                : OptionalInt.of(solution(position).distance(number(position)));
    }

    /** Returns the fastest moves first. */
    @Override
    public final Stream<Move<P>> goodMoves(P position) {
        return outcome(position) == Outcome.LOSS ? Stream.empty() : best(position);
    }

    @Override
    public final Move<P> reply(P position) {
        return best(position).findFirst().orElseThrow();
    }

    /**
     * Returns the moves that keep the outcome of a position. From a won position the fastest moves come first, and from
     * a lost position the slowest.
     */
    protected final Stream<Move<P>> best(P position) {
        Outcome outcome = outcome(position);
        Comparator<Move<P>> fastest = Comparator.comparingInt(move -> movesToEnd(move.next()).orElse(0));
        return rules.moves(position).filter(move -> outcome(move.next()).reversed() == outcome)
                .sorted(outcome == Outcome.LOSS ? fastest.reversed() : fastest);
    }

    /** Says in words that fit every game what the table has. */
    @Override
    public String why(P position) {
        String good = goodMoves(position).map(Move::quoted).collect(Collectors.joining(" or "));
        return switch (outcome(position)) {
            case LOSS ->
                "After each move the other player can win. The game lasts at most " + moves(position, " more") + ".";
            case WIN -> "After " + good + " the other player loses. With "
                    + (goodMoves(position).count() == 1 ? "this move" : "the first of these moves")
                    + " the game lasts at most " + moves(position, "") + ".";
            case DRAW -> switch (rules.outcomeOfInfinitePlay(position)) {
                case WIN -> "After " + good + " play need not end, and endless play wins.";
                case LOSS -> "After " + good + " play need not end, but endless play loses.";
                default -> "No move wins, but after " + good + " play need not end.";
            };
        };
    }

    private String moves(P position, String more) {
        int moves = movesToEnd(position).orElseThrow();
        return moves + more + (moves == 1 ? " move" : " moves");
    }
}

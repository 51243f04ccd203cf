package endgame;

import endgame.Rules.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.coach.RetrogradeCoach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.util.Retrograde;

/** Gives advice by the search of theorem 1, which says how many moves it takes from each position to the mate. */
public final class Coach extends RetrogradeCoach<Position> {

    private final Retrograde game = Main.solvedGame();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return position.rook() == null ? Outcome.DRAW : super.outcome(position);
    }

    @Override
    protected Retrograde solution(Position position) {
        return game;
    }

    @Override
    protected int number(Position position) {
        int side = position.whiteToMove() ? Main.WHITE : Main.BLACK;
        return Main.position(side, position.king().number(), position.rook().number(), position.black().number());
    }

    @Override
    public String why(Position position) {
        return position.whiteToMove() ? whyWon(position) : whyNotWon(position);
    }

    private String whyWon(Position position) {
        List<Move<Position>> moves = best(position).toList();
        Position next = moves.get(0).next();
        int left = whiteMoves(next);
        String fastest = moves.stream().takeWhile(move -> whiteMoves(move.next()) == left).map(Move::quoted)
                .collect(Collectors.joining(" or "));
        return "If White is to move, White mates from every position in at most 16 moves (theorem 3 of problems/endgame/README.md). "
                + "From this position the mate takes " + moves(left + 1)
                + (left == 0 ? ", which is " : ", of which the first is ") + fastest + "."
                + (left == 0
                        ? ""
                        : " After " + moves.get(0).quoted() + " the black king holds out longest on "
                                + reply(next).next().black() + ".");
    }

    private static String moves(int count) {
        return count + (count == 1 ? " move" : " moves");
    }

    private String whyNotWon(Position position) {
        if (outcome(position) == Outcome.DRAW) {
            return reply(position).quoted()
                    + " takes the rook, which the white king does not protect. A king alone cannot mate.";
        }
        return "Black cannot take the rook, and after every move White mates (theorem 3 of problems/endgame/README.md). "
                + "The mate takes "
                + best(position).map(move -> moves(whiteMoves(move.next())) + " after " + move.quoted())
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** Returns the number of White's moves that are left until the mate. */
    int whiteMoves(Position position) {
        return (movesToEnd(position).orElseThrow() + 1) / 2;
    }

    /** Returns the number of White's moves until the mate after each move, or = if White loses the rook. */
    @Override
    public Map<String, String> values(Position position) {
        return rules.moves(position).collect(Collectors.toMap(Move::name,
                move -> outcome(move.next()) == Outcome.DRAW ? "=" : "" + whiteMoves(move.next())));
    }
}

package endgame;

import endgame.Rules.Position;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.RetrogradeCoach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.util.Retrograde;

/** Knows the moves to the mate from every position, by the search of Theorem 1. */
public final class Coach extends RetrogradeCoach<Position> {

    private static final Rules RULES = new Rules();

    private final Main.Positions positions = new Main.Positions();

    public Coach() {
        super(RULES);
    }

    @Override
    public Outcome outcome(Position position) {
        return position.rook() == null ? Outcome.DRAW : super.outcome(position);
    }

    @Override
    protected Retrograde solution(Position position) {
        return positions.game;
    }

    @Override
    protected int number(Position position) {
        int side = position.whiteToMove() ? Main.Positions.WHITE : Main.Positions.BLACK;
        return positions.position(side, position.king().number(), position.rook().number(), position.black().number());
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
                .collect(Collectors.joining(", "));
        return "White to move mates from every position, in 16 moves at most (theorem 3 of problems/endgame/README.md); from this one in "
                + (left + 1)
                + ", by " + fastest + "."
                + (left == 0
                        ? ""
                        : " After " + moves.get(0).quoted() + " Black's king holds out longest on "
                                + reply(next).next().black() + ".");
    }

    private String whyNotWon(Position position) {
        if (outcome(position) == Outcome.DRAW) {
            return reply(position).quoted()
                    + " takes the rook, which its king does not guard, and a king alone can't mate.";
        }
        return "Black can't take the rook, and after every move White mates (theorem 3 of problems/endgame/README.md): "
                + best(position)
                        .map(move -> "after " + move.quoted() + " in " + whiteMoves(move.next()))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /** How many moves of White are left until the mate. */
    int whiteMoves(Position position) {
        return (movesToEnd(position).orElseThrow() + 1) / 2;
    }
}

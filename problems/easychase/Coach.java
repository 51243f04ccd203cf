package easychase;

import easychase.Rules.Position;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import nimsum.coach.RetrogradeCoach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.util.Retrograde;

/**
 * Gives advice by the search of theorem 1, which says how many moves it takes from each position to the capture. A
 * board is searched when it is asked for the first time.
 */
public final class Coach extends RetrogradeCoach<Position> {

    private final Map<Integer, TheEasyChase.Board> solved = new HashMap<>();

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return board(position).game;
    }

    private TheEasyChase.Board board(Position position) {
        return solved.computeIfAbsent(position.n(), TheEasyChase.Board::new);
    }

    @Override
    protected int number(Position position) {
        TheEasyChase.Board board = board(position);
        return board.position(position.whiteToMove() ? TheEasyChase.Board.WHITE : TheEasyChase.Board.BLACK,
                board.cell(position.white().row(), position.white().col()),
                board.cell(position.black().row(), position.black().col()));
    }

    @Override
    public String why(Position position) {
        String mover = position.whiteToMove() ? "White" : "Black";
        int moves = movesToEnd(position).orElseThrow();
        String best = best(position).takeWhile(move -> movesToEnd(move.next()).equals(OptionalInt.of(moves - 1)))
                .map(Move::quoted).collect(Collectors.joining(", or to "));
        if (moves == 1) {
            return mover + " captures by going to " + best + ".";
        }
        boolean won = outcome(position) == Outcome.WIN;
        return "The checkers are " + position.white().steps(position.black()) + " steps apart. " + plan(position, won)
                + (won ? " It is fastest to go to " : " The game lasts longest by going to ") + best + ". Then "
                + (moves == 2 ? "1 move is" : moves - 1 + " moves of both players together are") + " left.";
    }

    private static String plan(Position position, boolean won) {
        boolean even = position.white().steps(position.black()) % 2 == 0;
        if (position.whiteToMove()) {
            return "White can capture only from a distance of 1. "
                    + (even
                            ? "The distance is even now, and Black can keep it even at White's turns"
                            : "Black can make the distance even by a step of two, and then keep it even at White's turns")
                    + " (theorem 6 of problems/easychase/README.md).";
        }
        return won
                ? "Black's plan is a step of " + (even ? "two" : "one")
                        + ", which makes the distance even at White's turn (theorem 6 of problems/easychase/README.md). "
                        + "The plan wins, but another move may win faster."
                : "Every move of Black ends next to White.";
    }
}

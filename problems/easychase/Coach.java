package easychase;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.HashMap;
import java.util.List;
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

    /** The solved board for each side. */
    private final Map<Integer, Retrograde> solved = new HashMap<>();

    public Coach() {
        super(new Rules());
    }

    @Override
    protected Retrograde solution(Position position) {
        return solved.computeIfAbsent(position.n(), Coach::solve);
    }

    private static Retrograde solve(int n) {
        List<List<List<Integer>>> moves = TheEasyChase.moves(n);
        Retrograde game = new Retrograde(2 * n * n * n * n);
        for (int own = 0; own < n * n; own++) {
            for (int other = 0; other < n * n; other++) {
                for (int player = 0; player < 2 && own != other; player++) {
                    for (int to : moves.get(player).get(own)) {
                        game.addMove(TheEasyChase.position(n, player, own, other),
                                TheEasyChase.position(n, 1 - player, other, to));
                    }
                }
            }
        }
        game.solve();
        return game;
    }

    @Override
    protected int number(Position position) {
        int n = position.n();
        int white = number(n, position.white());
        int black = number(n, position.black());
        return position.whiteToMove()
                ? TheEasyChase.position(n, TheEasyChase.WHITE, white, black)
                : TheEasyChase.position(n, TheEasyChase.BLACK, black, white);
    }

    private static int number(int n, Cell cell) {
        return (cell.row() - 1) * n + cell.col() - 1;
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
                    + " (theorem 2 of problems/easychase/README.md).";
        }
        return won
                ? "Black's plan is a step of " + (even ? "two" : "one")
                        + ", which makes the distance even at White's turn (theorem 2 of problems/easychase/README.md). "
                        + "The plan wins, but another move may win faster."
                : "Every move of Black ends next to White.";
    }
}

package nimsum.board;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * The hints of one turn. Each one says more: whether the person can win, where to look for the move, and the move.
 *
 * @param <P> the positions of the rules
 */
final class Hints<P> {

    /** The second hint outlines at most this many neighbouring moves. */
    private static final int NEIGHBOURS = 3;
    private static final int COUNT = 3;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private int given;

    Hints(Rules<P> rules, Coach<P> coach) {
        this.rules = rules;
        this.coach = coach;
    }

    /** Gives the next hint; the last one again and again. */
    void give() {
        given = Math.min(given + 1, COUNT);
    }

    /** Returns the moves to outline. */
    List<Move<P>> outlined(P now) {
        Move<P> best = coach.reply(now);
        return given == 1 ? List.of() : given == 2 ? near(now, best) : List.of(best);
    }

    String sentences(P now, Sentences<P> sentences) {
        boolean isLost = coach.result(now) == Outcome.LOSS;
        return "Hint " + given + " of " + COUNT + ". " + switch (given) {
            case 1 -> sentences.verdict();
            case 2 -> isLost
                    ? "Every move loses, but one of the outlined moves is the hardest to answer."
                    : "One of the outlined moves is good.";
            default -> "The outlined move is " + (isLost ? "the hardest to answer: " : "a good one: ")
                    + sentences.toDo(now, coach.reply(now)) + ".";
        };
    }

    /**
     * Returns the moves that begin as this one does. If all moves do, or no other one, returns the moves next to it.
     */
    private List<Move<P>> near(P now, Move<P> best) {
        List<Move<P>> moves = rules.moves(now).limit(Rules.MAX_PLAYED).toList();
        List<Move<P>> alike = moves.stream().filter(move -> part(move).equals(part(best))).toList();
        if (1 < alike.size() && alike.size() < moves.size()) {
            return alike;
        }
        int place = IntStream.range(0, moves.size()).filter(i -> moves.get(i).equals(best)).findFirst().orElse(0);
        int from = Math.max(0, Math.min(place - 1 - place % 2, moves.size() - NEIGHBOURS));
        return moves.subList(from, Math.min(from + NEIGHBOURS, moves.size()));
    }

    private static String part(Move<?> move) {
        return move.name().split(" ")[0];
    }
}

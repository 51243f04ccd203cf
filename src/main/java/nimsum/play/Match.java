package nimsum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * A game of a person against an opponent, from its start to the present position. It tells about the game in sentences
 * and draws nothing.
 */
public final class Match<P> {

    private final Opponent<P> opponent;
    private final Rules<P> rules;
    private final Coach<P> coach;
    private final P start;
    private final boolean personFirst;
    private final boolean isLenient;
    private final List<Move<P>> moves = new ArrayList<>();

    public Match(Opponent<P> opponent, P start, boolean personFirst) {
        this.opponent = opponent;
        this.rules = opponent.rules();
        this.coach = opponent.coach();
        this.start = start;
        this.personFirst = personFirst;
        this.isLenient = opponent.isLenientFrom(start);
    }

    public P now() {
        return after(moves.size());
    }

    public List<Move<P>> moves() {
        return List.copyOf(moves);
    }

    public P after(int count) {
        return count == 0 ? start : moves.get(count - 1).next();
    }

    /** Tells whether the move after {@code count} moves is the person's. */
    public boolean isPersons(int count) {
        return (count % 2 == 0) == personFirst;
    }

    public String you() {
        List<String> players = rules.about().players();
        return "You " + (players.isEmpty() ? "" : "are " + players.get(person().ordinal()) + " and ") + "move "
                + person() + ".";
    }

    private Winner person() {
        return personFirst ? Winner.FIRST : Winner.SECOND;
    }

    public void make(Move<P> move) {
        moves.add(move);
    }

    /** Makes the move of the opponent, whose turn it is. */
    public Move<P> answer() {
        Move<P> move = isLenient ? opponent.lenientMove(now(), errors().count()) : coach.reply(now());
        make(move);
        return move;
    }

    /** Takes back the person's last move and the answer to it. Returns whether there was such a move. */
    public boolean undo() {
        int last = moves.size() - (isPersons(moves.size()) ? 2 : 1);
        if (last >= 0) {
            goBack(last);
        }
        return last >= 0;
    }

    /** Takes back all moves but the first {@code count}. */
    public void goBack(int count) {
        moves.subList(count, moves.size()).clear();
    }

    /** Tells whether play is over by the rules, or because a position came back that neither player can win. */
    public boolean isOver() {
        return rules.ending(now()) != Ending.PLAY_ON || cameBack() && coach.outcome(now()) == Outcome.DRAW;
    }

    public boolean cameBack() {
        return IntStream.range(0, moves.size()).anyMatch(count -> after(count).equals(now()));
    }

    /** Returns who has won. Play has to be over. */
    public Winner winner() {
        Ending ending = rules.ending(now());
        return Winner.of(ending == Ending.PLAY_ON ? rules.outcomeOfInfinitePlay(now()) : ending, moves.size() % 2 == 0);
    }

    /** Says who has won, and why play is over. */
    public String end() {
        Winner winner = winner();
        return (winner == Winner.DRAW ? "It is a draw" : winner == person() ? "You won" : "You lost") + ": "
                + (isPersons(moves.size()) ? whyOver("you are", "the opponent") : whyOver("the opponent is", "you"))
                + ".";
    }

    /** Returns the clause that says why play is over, for players who are called as in {@link Rules#whyOver}. */
    public String whyOver(String moverIs, String other) {
        return rules.ending(now()) == Ending.PLAY_ON
                ? "this position came before, and " + winner().whyEndless(rules.about().players())
                : rules.whyOver(now(), moverIs, other);
    }

    /** Says whether the person, who is to move, can win. */
    public String verdict() {
        return switch (coach.result(now())) {
            case WIN -> "You can win.";
            case LOSS -> "You lose against the best play.";
            case DRAW -> "Neither player can force a win.";
        };
    }

    /**
     * Returns a sentence for each move of the person that threw away a win or a draw. It begins with the number of the
     * move among those of both players.
     *
     * @param done says what a player has done by a move from a position
     * @param toDo says the same as an advice
     */
    public List<String> mistakes(BiFunction<P, Move<P>, String> done, BiFunction<P, Move<P>, String> toDo) {
        return errors().mapToObj(i -> {
            P from = after(i);
            Move<P> made = moves.get(i);
            P next = made.next();
            String then = rules.ending(next) != Ending.PLAY_ON
                    ? "play was over"
                    : "the opponent could " + (coach.result(next) == Outcome.WIN ? "win: " : "hold a draw: ")
                            + toDo.apply(next, coach.reply(next));
            return "Move " + (i + 1) + ": you " + done.apply(from, made) + ", and " + then + ". Better: "
                    + toDo.apply(from, coach.reply(from)) + ".";
        }).toList();
    }

    /** Tells whether the person has made a mistake. */
    public boolean hasErred() {
        return errors().findAny().isPresent();
    }

    /** Returns the numbers of the person's moves that threw a win or a draw away. */
    private IntStream errors() {
        return IntStream.range(0, moves.size())
                .filter(i -> isPersons(i) && opponent.throwsAway(after(i), moves.get(i)));
    }
}

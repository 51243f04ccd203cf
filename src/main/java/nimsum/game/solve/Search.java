package nimsum.game.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rules;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Tells who wins by game-tree search with a memo. The game has to end whatever the players do, and not in a draw. The
 * depth-first search has an explicit stack, so games may be long.
 */
public final class Search<P> {

    /** A stack frame: a position whose moves are being tried. */
    private static final class Frame<P> {

        private final P position;
        private final Iterator<Move<P>> moves;
        /** The position after the last move that was tried, or null before the first move. */
        private P child;

        private Frame(P position, Iterator<Move<P>> moves) {
            this.position = position;
            this.moves = moves;
        }
    }

    private final Rules<P> rules;
    /** Whether the player to move wins, or null while the position is on the stack. */
    private final Map<P, Boolean> memo = new HashMap<>();
    private final Deque<Frame<P>> stack = new ArrayDeque<>();

    public Search(Rules<P> rules) {
        this.rules = rules;
    }

    /**
     * Tells whether the player to move wins.
     *
     * @throws IllegalStateException if play can end in a draw, or a position can come back
     */
    public boolean moverWins(P position) {
        visit(position);
        while (!stack.isEmpty()) {
            Frame<P> top = stack.peek();
            if (top.child != null && !memo.get(top.child)) {
                memo.put(top.position, true);
                stack.pop();
            } else if (top.moves.hasNext()) {
                top.child = top.moves.next().next();
                visit(top.child);
            } else {
                memo.put(top.position, false);
                stack.pop();
            }
        }
        return memo.get(position);
    }

    /** Returns the moves after which the other player loses, in the order of the rules. */
    public Stream<Move<P>> winningMoves(P position) {
        return rules.moves(position).filter(move -> !moverWins(move.next()));
    }

    /**
     * Prints a line for each position of an input, which says who wins.
     *
     * @param first the line if the player to move wins
     * @param second the line if the other player wins
     */
    public static <P> void answer(Rules<P> rules, FastReader in, FastWriter out, String first, String second) {
        Search<P> search = new Search<>(rules);
        int max = rules.isCounted() ? in.nextInt() : Integer.MAX_VALUE;
        for (int i = 0; i < max && in.hasNext(); i++) {
            out.println(search.moverWins(rules.read(in)) ? first : second);
        }
    }

    /** Decides a position if play is over there, and otherwise pushes it. */
    private void visit(P position) {
        if (memo.containsKey(position)) {
            if (memo.get(position) == null) {
                throw new IllegalStateException("a position comes back: " + position);
            }
            return;
        }
        switch (rules.ending(position)) {
            case WIN -> memo.put(position, true);
            case LOSS -> memo.put(position, false);
            case DRAW -> throw new IllegalStateException("play ends in a draw: " + position);
            case PLAY_ON -> {
                memo.put(position, null);
                stack.push(new Frame<>(position, rules.moves(position).iterator()));
            }
        }
    }
}

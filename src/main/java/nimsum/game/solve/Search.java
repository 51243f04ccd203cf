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
 * Tells who wins by trying every move, as the definition says. The game has to end whatever the players do, and not in
 * a draw. The search remembers every position that it reaches, and does not use recursion, so games may be long.
 *
 * @param <P> the positions
 */
public final class Search<P> {

    /** A position whose moves are being tried. */
    private static final class Open<P> {

        private final P position;
        private final Iterator<Move<P>> moves;
        /** The position after the last move that was tried, or null before the first move. */
        private P tried;

        private Open(P position, Iterator<Move<P>> moves) {
            this.position = position;
            this.moves = moves;
        }
    }

    private final Rules<P> rules;
    /** Whether the player to move wins, or null while the moves of a position are being tried. */
    private final Map<P, Boolean> known = new HashMap<>();
    private final Deque<Open<P>> open = new ArrayDeque<>();

    public Search(Rules<P> rules) {
        this.rules = rules;
    }

    /**
     * Tells whether the player to move wins.
     *
     * @throws IllegalStateException if play can end in a draw, or a position can come back
     */
    public boolean moverWins(P position) {
        ask(position);
        while (!open.isEmpty()) {
            Open<P> last = open.peek();
            if (last.tried != null && !known.get(last.tried)) {
                known.put(last.position, true);
                open.pop();
            } else if (last.moves.hasNext()) {
                last.tried = last.moves.next().next();
                ask(last.tried);
            } else {
                known.put(last.position, false);
                open.pop();
            }
        }
        return known.get(position);
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
        int most = rules.isCounted() ? in.nextInt() : Integer.MAX_VALUE;
        for (int i = 0; i < most && in.hasNext(); i++) {
            out.println(search.moverWins(rules.read(in)) ? first : second);
        }
    }

    /** Decides a position if play is over there, and otherwise begins to try its moves. */
    private void ask(P position) {
        if (known.containsKey(position)) {
            if (known.get(position) == null) {
                throw new IllegalStateException("a position comes back: " + position);
            }
            return;
        }
        switch (rules.ending(position)) {
            case WIN -> known.put(position, true);
            case LOSS -> known.put(position, false);
            case DRAW -> throw new IllegalStateException("play ends in a draw: " + position);
            case PLAY_ON -> {
                known.put(position, null);
                open.push(new Open<>(position, rules.moves(position).iterator()));
            }
        }
    }
}

package loopysum;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import nimsum.game.Move;
import nimsum.game.TokenRules.Position;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Goes over all that comes of a question again and again, until no more is won or lost. Few vertices, up to three tokens. */
final class BruteForce {

    private final Rules rules = new Rules();
    private final Set<Position> won = new HashSet<>(), lost = new HashSet<>();

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        Position position = game.rules.read(in);
        out.println(game.winner(position));
        while (in.hasNext()) {
            out.println(game.winner(new Position(position.edges(), Rules.tokens(in))));
        }
    }

    private String winner(Position start) {
        Set<Position> open = new LinkedHashSet<>(Set.of(start));
        Deque<Position> left = new ArrayDeque<>(open);
        while (!left.isEmpty()) {
            rules.moves(left.pop()).map(Move::next).filter(open::add).forEach(left::push);
        }
        while (open.removeIf(this::isDecided)) {
            // Once more.
        }
        return won.contains(start) ? "First" : lost.contains(start) ? "Second" : "Draw";
    }

    /** By what is known of the positions that the moves lead to. */
    private boolean isDecided(Position position) {
        return rules.moves(position).anyMatch(move -> lost.contains(move.next())) && won.add(position)
                || rules.moves(position).allMatch(move -> won.contains(move.next())) && lost.add(position);
    }
}

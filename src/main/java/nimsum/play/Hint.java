package nimsum.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/** What the coach would play, printed for a person: of many good moves the first, and of tall pictures only a few. */
record Hint<P>(Rules<P> rules, Coach<P> coach, PrintWriter out) {

    /** Of all pictures together. */
    private static final int MAX_LINES = 40;

    /** Lists the good moves and what they leave, or says what makes it hardest where there are none. Play is not over. */
    void show(P now) {
        Outcome outcome = coach.outcome(now);
        if (outcome == Outcome.LOSS) {
            out.println("No move wins here; " + coach.reply(now).quoted() + " makes it hardest.");
            return;
        }
        out.println(outcome == Outcome.WIN ? "These moves win:" : "These moves hold the draw:");
        int height = now.toString().split("\n").length;
        int drawn = Math.max(1, Math.min(Choice.MAX_LISTED, MAX_LINES / height));
        List<Move<P>> good = coach.goodMoves(now).limit(Choice.MAX_LISTED + 1L).toList();
        good.stream().limit(drawn).forEach(move -> out.println("  " + move + "  leaves" + leftBy(move)));
        if (good.size() > drawn) {
            // Where pictures are tall, more moves are named than drawn.
            String named = good.stream().skip(drawn).limit(Choice.MAX_LISTED - drawn).map(Move::toString)
                    .collect(Collectors.joining("; "));
            out.println(
                    "  and " + (good.size() <= Choice.MAX_LISTED
                            ? named
                            : named.isEmpty() ? "more" : named + "; and more"));
        }
    }

    private String leftBy(Move<P> move) {
        String picture = move.next().toString();
        return picture.contains("\n") ? ("\n" + picture).replace("\n", "\n    ") : "  " + picture;
    }
}

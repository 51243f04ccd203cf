package nimsum.play;

import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * Tells a person what the coach would play. It names the good moves and shows the position that a move leaves. Play is
 * not over.
 */
record Hint<P>(Coach<P> coach, Screen screen) {

    /**
     * Names the good moves and draws the position after the best of them. From a lost position it names the move that
     * makes it hardest for the opponent.
     */
    void show(P now) {
        Outcome result = coach.result(now);
        if (result == Outcome.LOSS) {
            screen.say(
                    "No move wins here. The move " + coach.reply(now).quoted() + " makes it hardest for the opponent.");
            return;
        }
        List<Move<P>> good = coach.goodMoves(now).limit(Choice.MAX_LISTED + 1L).toList();
        boolean one = good.size() == 1;
        screen.say((one ? "This move " : "These moves ")
                + (result == Outcome.WIN ? "win" : "hold") + (one ? "s" : "")
                + (result == Outcome.WIN ? "" : " the draw")
                + (one || coach.movesToEnd(now).isEmpty() ? ": " : ", the fastest first: ")
                + good.stream().limit(Choice.MAX_LISTED).map(Move::name).collect(Collectors.joining(", "))
                + (good.size() > Choice.MAX_LISTED ? ", and more" : ""));
        drawn(good.get(0), " leaves");
    }

    /** Says whether a move wins, draws or loses, and draws the position after it. */
    void show(Move<P> move) {
        drawn(move, switch (coach.result(move.next())) {
            case LOSS -> " wins and leaves";
            case DRAW -> " draws and leaves";
            case WIN -> " loses and leaves";
        });
    }

    private void drawn(Move<P> move, String does) {
        String picture = move.next().toString();
        screen.show(move.quoted() + does
                + (picture.contains("\n") ? ("\n" + picture).replace("\n", "\n    ") : ": " + picture));
    }
}

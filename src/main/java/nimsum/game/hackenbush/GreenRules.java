package nimsum.game.hackenbush;

import java.util.Optional;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * Green Hackenbush, in which both players cut any edge. Then everything that is no longer connected to the ground
 * falls. The player who cannot cut loses. A problem says how its drawings are read.
 */
public abstract class GreenRules implements Rules<Bush> {

    @Override
    public final Stream<Move<Bush>> moves(Bush bush) {
        return bush.moves(edge -> true);
    }

    /** Tells everything except the three sentences. */
    protected final About about(String inWords) {
        return BushSketch.about(inWords).howToMove("Type the number of an edge").whyOver("no edge is left");
    }

    @Override
    public final int size(Bush bush) {
        return bush.size();
    }

    @Override
    public final Optional<String> whyNot(Bush bush, String words) {
        return Rules.numbers(words, 1).map(numbers -> bush.whyNoEdge(numbers.get(0)));
    }
}

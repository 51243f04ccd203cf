package nimsum.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Green Hackenbush, in which both players cut any edge. Then everything that is no longer connected to the ground
 * falls. The player who cannot cut loses. A problem says how its drawings are read.
 */
public abstract class GreenRules implements Rules<Bush> {

    @Override
    public final Stream<Move<Bush>> moves(Bush bush) {
        return bush.moves(edge -> true);
    }

    @Override
    public String howToMove(Bush bush) {
        return "Type the number of an edge";
    }

    @Override
    public List<Sign> signs() {
        return BushSketch.SIGNS;
    }

    @Override
    public final Size size(Bush bush) {
        return new Size(bush.size(), "edges", Bush.MAX_DRAWN);
    }

    @Override
    public final String whyOver(Bush bush, String moverIs) {
        return "no edge is left, and " + moverIs + " to move";
    }

    @Override
    public final Optional<String> whyNot(Bush bush, String words) {
        return Rules.numbers(words, 1).map(numbers -> bush.whyNoEdge(numbers.get(0)));
    }
}

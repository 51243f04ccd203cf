package nimsum.game.hackenbush;

import java.util.Optional;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Rules;
import nimsum.game.Side;

/**
 * Red-blue Hackenbush, in which Left cuts blue edges and Right cuts red edges. If there are green edges, both players
 * may cut them. Then everything that is no longer connected to the ground falls. The player who cannot cut loses. A
 * problem says how its drawings are read.
 */
public abstract class RedBlueRules implements PartizanRules<RedBlueRules.Position> {

    public record Position(Bush bush, Side turn) {

        private Move<Position> after(Move<Bush> cut) {
            return new Move<>(cut.name(), new Position(cut.next(), turn.other()));
        }

        @Override
        public String toString() {
            return bush + "\n" + (turn == Side.LEFT ? "Left" : "Right") + " is to move.";
        }

        private boolean isFor(int edge) {
            return bush.edge(edge).colour().isFor(turn);
        }
    }

    @Override
    public final Position withTurn(Position position, Side side) {
        return new Position(position.bush, side);
    }

    @Override
    public final Stream<Move<Position>> moves(Position position) {
        return position.bush.moves(position::isFor).map(position::after);
    }

    @Override
    public String howToMove(Position position) {
        return "Type the number of a " + mayCut(position.turn) + " edge";
    }

    /** Returns the colour of the edges that this side alone may cut. */
    protected String colour(Side side) {
        return side == Side.LEFT ? "blue" : "red";
    }

    /** Returns the colours of all edges that a side may cut. */
    protected String mayCut(Side side) {
        return colour(side);
    }

    /** Tells everything except the three sentences. */
    protected final About about(String inWords) {
        return BushSketch.about(inWords).players("Left", "Right")
                .sign("\\dB", "An edge with the letter B is " + colour(Side.LEFT) + ".")
                .sign("\\dR", "An edge with the letter R is " + colour(Side.RIGHT) + ".")
                .sign("\\dG", "An edge with the letter G is green.");
    }

    @Override
    public final int size(Position position) {
        return position.bush.size();
    }

    @Override
    public final String whyOver(Position position, String moverIs, String other) {
        return "no " + mayCut(position.turn) + " edge is left, and " + moverIs + " to move";
    }

    @Override
    public final Optional<String> whyNot(Position position, String words) {
        return Rules.numbers(words, 1).map(numbers -> position.bush.stands(numbers.get(0))
                ? "edge " + numbers.get(0) + " is " + colour(position.turn.other()) + ", and you cut "
                        + mayCut(position.turn) + " edges"
                : position.bush.whyNoEdge(numbers.get(0)));
    }
}

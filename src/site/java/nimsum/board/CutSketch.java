package nimsum.board;

import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules.Position;

/** A drawing with edges of several colours. Why: on each edge that may be cut what its cut leaves. */
public abstract class CutSketch implements Sketch<Position> {

    /** Returns what a bush is worth, in a word or a number. */
    protected abstract String worth(Bush bush);

    @Override
    public final String draw(Position position, Position before, boolean why) {
        Bush bush = position.bush();
        return Edges.of(bush, before.bush(), CommonSketch::role,
                edge -> why && bush.edge(edge).colour().isFor(position.turn())
                        ? worth(bush.cut(edge))
                        : bush.named(edge));
    }

    @Override
    public final String done(Position from, Position to, String name) {
        return "cut edge " + from.bush().named(Integer.parseInt(name));
    }
}

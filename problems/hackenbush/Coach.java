package hackenbush;

import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.LastValueCache;
import nimsum.coach.NumberCoach;
import nimsum.game.Dyadic;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.util.EdgeSets;

/** Gives advice by the values of Main's table, which is made once for each drawing. */
public final class Coach extends NumberCoach<Position> {

    private final LastValueCache<List<Edge>, int[]> tables = new LastValueCache<>(
            edges -> Main.values(new EdgeSets(edges.stream().mapToInt(Edge::from).toArray(),
                    edges.stream().mapToInt(Edge::to).toArray(),
                    edges.stream().map(edge -> edge.colour().letter()).collect(Collectors.joining()))));

    public Coach() {
        super(new Rules(), Position::turn);
    }

    @Override
    protected Dyadic value(Position position) {
        return value(position.bush());
    }

    static Dyadic value(Drawing drawing) {
        return new Coach().value(drawing.bush());
    }

    /** Returns the value of what is left of a drawing. */
    Dyadic value(Bush bush) {
        return new Dyadic(tables.of(bush.edges())[bush.set()], Integer.numberOfTrailingZeros(Main.ONE));
    }

    @Override
    protected String worth(Position position) {
        Bush bush = position.bush();
        return "The drawing is worth " + value(bush) + " to Left. "
                + "This is the simplest number above all values that Left's cuts leave and below all that Right's cuts leave. "
                + "Here " + bush.standing().mapToObj(edge -> bush.named(edge) + " leaves " + value(bush.cut(edge)))
                        .collect(Collectors.joining(", "))
                + ".";
    }
}

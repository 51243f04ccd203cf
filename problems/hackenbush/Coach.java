package hackenbush;

import java.util.List;
import java.util.stream.Collectors;
import nimsum.coach.Latest;
import nimsum.coach.NumberCoach;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;
import nimsum.game.Drawing;
import nimsum.game.Dyadic;
import nimsum.game.RedBlueRules.Position;
import nimsum.util.EdgeSets;

/** Gives advice by the values of Main's table, which is made once for each drawing. */
public final class Coach extends NumberCoach<Position> {

    /** The value of each set of a drawing's edges. */
    record Table(int[] values) {

        static Table of(List<Edge> edges) {
            return new Table(new Main(new EdgeSets(edges.stream().mapToInt(Edge::from).toArray(),
                    edges.stream().mapToInt(Edge::to).toArray(),
                    edges.stream().map(edge -> edge.colour().letter()).collect(Collectors.joining()))).values());
        }

        /** Returns the value of what is left of the drawing. */
        Dyadic value(Bush bush) {
            return new Dyadic(values[bush.set()], Integer.numberOfTrailingZeros(Main.ONE));
        }
    }

    private final Latest<List<Edge>, Table> tables = new Latest<>(Table::of);

    public Coach() {
        super(new Rules(), Position::turn, "Left", "Right");
    }

    @Override
    protected Dyadic value(Position position) {
        return value(position.bush());
    }

    /** Returns the value of a whole drawing. */
    static Dyadic value(Drawing drawing) {
        return Table.of(drawing.edges()).value(drawing.bush());
    }

    Dyadic value(Bush bush) {
        return tables.of(bush.edges()).value(bush);
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

package nimsum.board;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.board.Sheets.Sheet;
import nimsum.game.BarRules;
import nimsum.game.Heaps;
import nimsum.game.Side;
import nimsum.game.TokenRules;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules;
import nimsum.picture.Svg.Role;

/** Draws the positions that several problems share; all others say it best in their text. */
public class CommonSketch<P> implements Sketch<P> {

    @Override
    public String draw(P position, P before, Map<String, String> values) {
        if (position instanceof Heaps heaps) {
            return Columns.heaps(heaps, (Heaps) before, values).powers(values, heaps.sizes()).draw();
        } else if (position instanceof Bush bush) {
            return Edges.of(bush, (Bush) before, values);
        } else if (position instanceof RedBlueRules.Position drawing) {
            return Edges.of(drawing.bush(), ((RedBlueRules.Position) before).bush(), values);
        } else if (position instanceof BarRules.Position bars) {
            return bars(bars, ((BarRules.Position) before).bars().keySet(), values);
        } else if (position instanceof TokenRules.Position graph) {
            return graph(graph, ((TokenRules.Position) before).tokens(), values);
        }
        return "";
    }

    private static String graph(TokenRules.Position graph, List<Integer> before,
            Map<String, String> values) {
        return Graph.of(graph.edges(), v -> graph.tokens().contains(v) ? Role.ACCENT : Role.FAINT, v -> {
            int tokens = Collections.frequency(graph.tokens(), v);
            return tokens > 1 ? tokens + " x" : "";
        }, values, more(before, graph.tokens()), more(graph.tokens(), before));
    }

    /** Returns the vertex on which more tokens lie than on the same vertex at another time; 0 if there is none. */
    private static int more(List<Integer> tokens, List<Integer> others) {
        return tokens.stream().filter(v -> Collections.frequency(tokens, v) > Collections.frequency(others, v))
                .findFirst().orElse(0);
    }

    private static String bars(BarRules.Position position, Set<BarRules.Bar> before, Map<String, String> values) {
        boolean isLefts = position.turn() == Side.LEFT;
        List<Sheet> sheets = position.bars().entrySet().stream()
                .flatMap(entry -> Stream.generate(entry::getKey).limit(entry.getValue()))
                .map(bar -> new Sheet(bar.toString(), bar.rows(), bar.columns(),
                        column -> isLefts ? bar + " " + column : "", row -> isLefts ? "" : bar + " " + row,
                        !before.contains(bar), values.getOrDefault("" + bar, "")))
                .toList();
        return Sheets.of(sheets);
    }

    @Override
    public String caption(P position, boolean why) {
        if (position instanceof Heaps) {
            return why ? Columns.POWERS : Columns.CAPTION;
        } else if (position instanceof TokenRules.Position) {
            return why
                    ? "The number in the box of a vertex is the smallest one to which no arrow from it leads."
                    : "Click on a token, then on the vertex it goes to.";
        } else if (position instanceof Bush) {
            return why
                    ? "The number in a box is the value of an edge with all that stands on it. On a cycle it is 1."
                    : "A click on an edge or its number cuts it.";
        } else if (position instanceof BarRules.Position) {
            return why
                    ? "A positive number is good for the player who breaks between columns, a negative one for the other."
                    : "A click on a line breaks the bar there.";
        }
        return Sketch.super.caption(position, why);
    }

    @Override
    public String done(P from, P to, String name) {
        return from instanceof Heaps
                ? Columns.done(name)
                : from instanceof Bush
                        ? "cut edge " + name
                        : from instanceof RedBlueRules.Position drawing
                                ? "cut edge " + drawing.bush().named(Integer.parseInt(name))
                                : from instanceof BarRules.Position bars
                                        ? "broke "
                                                + name.replace(" ",
                                                        bars.turn() == Side.LEFT ? " after column " : " after row ")
                                        : from instanceof TokenRules.Position
                                                ? "moved a token from " + name.replace(" ", " to ")
                                                : Sketch.super.done(from, to, name);
    }
}

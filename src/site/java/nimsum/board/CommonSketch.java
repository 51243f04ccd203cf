package nimsum.board;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import nimsum.board.Sheets.Sheet;
import nimsum.game.BarRules;
import nimsum.game.Heaps;
import nimsum.game.Side;
import nimsum.game.TokenRules;
import nimsum.game.hackenbush.Bush;
import nimsum.picture.Svg.Role;

/** Draws the positions that several problems share; all others say it best in their text. */
public final class CommonSketch<P> implements Sketch<P> {

    @Override
    public String draw(P position, P before, boolean why) {
        if (position instanceof Heaps heaps) {
            return Columns.heaps(heaps, (Heaps) before);
        } else if (position instanceof Bush bush) {
            return Edges.of(bush, (Bush) before, CommonSketch::role, number -> "" + number);
        } else if (position instanceof BarRules.Position bars) {
            return bars(bars, ((BarRules.Position) before).bars().keySet());
        } else if (position instanceof TokenRules.Position graph) {
            return graph(graph, ((TokenRules.Position) before).tokens());
        }
        return "";
    }

    private static String graph(TokenRules.Position graph, List<Integer> before) {
        return Graph.of(graph.edges(), v -> graph.tokens().contains(v) ? Role.ACCENT : Role.FAINT, v -> {
            int tokens = Collections.frequency(graph.tokens(), v);
            return tokens > 1 ? tokens + " x" : "";
        }, more(before, graph.tokens()), more(graph.tokens(), before));
    }

    /** Returns the vertex on which more tokens lie than on the same vertex at another time; 0 if there is none. */
    private static int more(List<Integer> tokens, List<Integer> others) {
        return tokens.stream().filter(v -> Collections.frequency(tokens, v) > Collections.frequency(others, v))
                .findFirst().orElse(0);
    }

    /** Returns the colour that an edge is called by. */
    public static Role role(Bush.Colour colour) {
        return switch (colour) {
            case BLUE -> Role.ACCENT;
            case RED -> Role.RED;
            case GREEN -> Role.GREEN;
        };
    }

    private static String bars(BarRules.Position position, java.util.Set<BarRules.Bar> before) {
        boolean isLefts = position.turn() == Side.LEFT;
        List<Sheet> sheets = position.bars().entrySet().stream()
                .flatMap(entry -> Stream.generate(entry::getKey).limit(entry.getValue()))
                .map(bar -> new Sheet(bar.toString(), bar.rows(), bar.columns(),
                        column -> isLefts ? bar + " " + column : "", row -> isLefts ? "" : bar + " " + row,
                        !before.contains(bar), ""))
                .toList();
        return Sheets.of(sheets);
    }

    @Override
    public String caption(P position, boolean why) {
        return position instanceof Heaps
                ? Columns.CAPTION
                : position instanceof TokenRules.Position
                        ? "Click on a token, then on the vertex it goes to."
                        : position instanceof Bush
                                ? "A click on an edge or its number cuts it."
                                : position instanceof BarRules.Position
                                        ? "A click on a line breaks the bar there."
                                        : Sketch.super.caption(position, why);
    }

    @Override
    public String done(P from, P to, String name) {
        return from instanceof Heaps
                ? Columns.done(name)
                : from instanceof Bush
                        ? "cut edge " + name
                        : from instanceof BarRules.Position bars
                                ? "broke "
                                        + name.replace(" ", bars.turn() == Side.LEFT ? " after column " : " after row ")
                                : from instanceof TokenRules.Position
                                        ? "moved a token from " + name.replace(" ", " to ")
                                        : Sketch.super.done(from, to, name);
    }
}

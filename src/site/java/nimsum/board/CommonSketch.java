package nimsum.board;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Sheets.Sheet;
import nimsum.game.BarRules;
import nimsum.game.Bush;
import nimsum.game.Heaps;
import nimsum.game.RedBlueRules;
import nimsum.game.Side;
import nimsum.game.TokenRules;

/** Draws the positions that several problems share; all others say it best in their text. */
public final class CommonSketch<P> implements Sketch<P> {

    @Override
    public String draw(P position) {
        if (position instanceof Heaps heaps) {
            return Columns.heaps(heaps.sizes());
        } else if (position instanceof Bush bush) {
            return Edges.of(bush);
        } else if (position instanceof RedBlueRules.Position drawing) {
            return Edges.of(drawing.bush());
        } else if (position instanceof BarRules.Position bars) {
            return bars(bars);
        } else if (position instanceof TokenRules.Position graph) {
            return Graph.of(graph.edges(),
                    v -> graph.tokens().contains(v) ? "accent" : "", v -> {
                        int tokens = Collections.frequency(graph.tokens(), v);
                        return tokens > 1 ? tokens + " x" : "";
                    });
        }
        return "";
    }

    private static String bars(BarRules.Position position) {
        boolean isLefts = position.turn() == Side.LEFT;
        List<Sheet> sheets = position.bars().entrySet().stream()
                .flatMap(entry -> Stream.generate(entry::getKey).limit(entry.getValue()))
                .map(bar -> new Sheet(bar.rows(), bar.columns(), column -> isLefts ? bar + " " + column : "",
                        row -> isLefts ? "" : bar + " " + row))
                .collect(Collectors.toList());
        return Sheets.of(sheets);
    }
}

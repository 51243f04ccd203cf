package muvluv;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.board.Edges;
import nimsum.board.Sketch;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.picture.Svg.Role;

/** Each vertex is the edge below it, so that a leaf is cut off. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        Set<Integer> odd = values.entrySet().stream().filter(leg -> Integer.parseInt(leg.getValue()) % 2 == 1)
                .flatMap(leg -> position.leg(Integer.parseInt(leg.getKey())).stream()).collect(Collectors.toSet());
        return Edges.of(bush(position), bush(before), edge -> odd.contains(edge) ? Role.ACCENT : Role.GREEN,
                edge -> "" + edge, values);
    }

    private static Bush bush(Position position) {
        List<Edge> edges = IntStream.range(1, position.parent.length)
                .mapToObj(vertex -> new Edge(position.parent[vertex], vertex, Colour.GREEN)).toList();
        Bush bush = new Bush(edges, 0);
        for (int vertex = edges.size(); vertex > 0; vertex--) {
            bush = position.left.get(vertex) ? bush : bush.cut(vertex);
        }
        return bush;
    }

    @Override
    public String caption(Position position, boolean why) {
        return why
                ? "The number in a box is the length of a leg. Odd legs are blue, and a good move makes all even (theorem 2)."
                : "Choose one leaf or several. A second click on the leaf that you chose last takes them all.";
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "took " + name.replace(" ", ", ");
    }
}

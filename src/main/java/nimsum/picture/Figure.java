package nimsum.picture;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.picture.Svg.Role;

/**
 * A drawing of Hackenbush as a small figure. Its blue edges are thick, its red edges are thin, and its green edges are
 * hollow.
 *
 * @param places of the vertices from 1 on, in steps: to the right of the middle, and up
 */
public record Figure(Drawing drawing, double... places) {

    private static final int STEP = 30, MIN_GROUND = 20;

    /** Returns a figure of edges that are written as {@link Drawing#of} reads them. */
    public static Figure of(String edges, double... places) {
        return new Figure(Drawing.of(edges), places);
    }

    public static Figure stalk(String colours) {
        return new Figure(Drawing.stalk(colours), IntStream.range(0, 2 * colours.length())
                .mapToDouble(i -> i % 2 == 0 ? 0 : i / 2 + 1).toArray());
    }

    /**
     * Returns a picture of figures in a row, each with a text below it.
     *
     * @param width of a figure with its margins
     */
    public static String row(List<Figure> figures, int width, int height, String title, Function<Drawing, String> text,
            String legend) {
        Svg svg = new Svg(figures.size() * width, height, title);
        for (int i = 0; i < figures.size(); i++) {
            double middle = (i + 0.5) * width;
            figures.get(i).draw(svg, middle, height - 60);
            svg.text(middle, height - 34, 14, Role.INK, text.apply(figures.get(i).drawing));
        }
        svg.text(figures.size() * width / 2.0, height - 12, 12, Role.INK, legend);
        return svg.toString();
    }

    /** Returns where the end of an edge is. The ground is everywhere, so an end there is below the other end. */
    private double across(int vertex, int other) {
        int above = vertex == 0 ? other : vertex;
        return above == 0 ? 0 : places[2 * above - 2] * STEP;
    }

    private double up(int vertex) {
        return vertex == 0 ? 0 : places[2 * vertex - 1] * STEP;
    }

    /** Draws the figure on its ground, which is so wide that every edge finds ground below it. */
    public void draw(Svg svg, double middle, double ground) {
        double width = MIN_GROUND + IntStream.rangeClosed(1, drawing.vertices())
                .mapToDouble(vertex -> 2 * Math.abs(across(vertex, vertex))).max().orElse(0);
        svg.rectangle(middle - width / 2, ground, width, 4, Role.FAINT);
        Map<Set<Integer>, Integer> drawn = new HashMap<>();
        for (Edge edge : drawing.edges()) {
            double x1 = middle + across(edge.from(), edge.to());
            double y1 = ground - up(edge.from());
            double x2 = middle + across(edge.to(), edge.from());
            double y2 = ground - up(edge.to());
            int alike = drawn.merge(ends(edge), 1, Integer::sum) - 1;
            double radius = edge.from() == edge.to() ? 6 + 5 * alike : 0;
            // Seen from the lower number, the first of two edges side by side bends to the left.
            double bend = drawing.edges().stream().filter(other -> ends(other).equals(ends(edge))).count() > 1
                    ? (alike == 0 ? 7 : -7) * Math.signum(edge.to() - edge.from())
                    : 0;
            Role role = edge.colour() == Colour.BLUE
                    ? Role.ACCENT
                    : edge.colour() == Colour.RED ? Role.CONTRAST : Role.GREEN;
            stroke(svg, x1, y1, x2, y2, bend, radius, role, edge.colour() == Colour.RED ? 2 : 4.5);
            if (edge.colour() == Colour.GREEN) {
                stroke(svg, x1, y1, x2, y2, bend, radius, Role.BACKGROUND, 1.5);
            }
            svg.circle(x1, y1, 3.5, Role.INK);
            svg.circle(x2, y2, 3.5, Role.INK);
        }
    }

    private static void stroke(Svg svg, double x1, double y1, double x2, double y2, double bend, double radius,
            Role role, double thickness) {
        if (radius > 0) {
            svg.ring(x1, y1 - radius, radius, role, thickness);
        } else if (bend != 0) {
            svg.arc(x1, y1, x2, y2, bend, role, thickness);
        } else {
            svg.line(x1, y1, x2, y2, role, thickness);
        }
    }

    private static Set<Integer> ends(Edge edge) {
        return Stream.of(edge.from(), edge.to()).collect(Collectors.toSet());
    }
}

package nimsum.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A drawing of edges on the ground. A click on an edge types its number. What stands keeps its place. */
public final class Edges {

    private static final int MAX = 40, NARROWEST = 390, MARGIN = 38, ASIDE = 27, THICK = 7, SIGN = 14, GAP = 6;
    /** The places of an edge, from 0 to 1, where its sign may stand. The first free one is taken, or the freest one. */
    private static final double[] PLACES = {0.5, 0.38, 0.62, 0.26, 0.74, 0.16, 0.84};

    private Edges() {
    }

    /**
     * An edge where it is drawn: from one point to another, bent to its left (quadratic Bezier); or a loop.
     *
     * @param bend of a loop its radius
     */
    record Curve(int number, Edge edge, double x1, double y1, double x2, double y2, double bend) {

        private static final double LOOP_ANGLE = Math.PI / 4;

        private boolean isLoop() {
            return x1 == x2 && y1 == y2;
        }

        /** Returns the point at the parameter t from 0, its first end, to 1, its second. */
        double[] at(double t) {
            if (isLoop()) {
                double angle = LOOP_ANGLE + (2 * t - 1) * Math.PI;
                return new double[]{x1 + bend * (Math.sin(LOOP_ANGLE) + Math.sin(angle)),
                        y1 - bend * (Math.cos(LOOP_ANGLE) + Math.cos(angle))};
            }
            double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
            double out = 4 * t * (1 - t) * bend / length;
            return new double[]{x1 + t * (x2 - x1) + out * (y2 - y1), y1 + t * (y2 - y1) - out * (x2 - x1)};
        }

        private Stream<double[]> points() {
            return IntStream.rangeClosed(0, 16).mapToObj(i -> at(i / 16.0));
        }

        private Curve moved(double dx, double dy) {
            return new Curve(number, edge, x1 + dx, y1 + dy, x2 + dx, y2 + dy, bend);
        }

        private void draw(Svg svg, Role role, double thickness) {
            if (isLoop()) {
                svg.ring(x1 + bend * Math.sin(LOOP_ANGLE), y1 - bend * Math.cos(LOOP_ANGLE), bend, role, thickness);
            } else if (bend == 0) {
                svg.line(x1, y1, x2, y2, role, thickness);
            } else {
                svg.arc(x1, y1, x2, y2, bend, role, thickness);
            }
        }
    }

    /** Draws the edges of a bush in their colours, with their numbers and letters. */
    public static String of(Bush bush, Bush before, Map<String, String> values) {
        return of(bush, before, edge -> switch (bush.edge(edge).colour()) {
            case BLUE -> Role.ACCENT;
            case RED -> Role.RED;
            case GREEN -> Role.GREEN;
        }, bush::named, values);
    }

    /**
     * Draws what stands and what fell by the last move.
     *
     * @param colours of the edges by their numbers; white and black ones have a rim
     * @param name what an edge is called, by its number
     * @param values of the edges by their numbers
     * @return nothing if there are too many edges to be seen
     */
    public static String of(Bush bush, Bush before, IntFunction<Role> colours, IntFunction<String> name,
            Map<String, String> values) {
        if (bush.edges().size() > MAX) {
            return "";
        }
        List<Curve> all = new EdgePlaces(new Bush(bush.edges(), bush.ground().toArray())).curves();
        DoubleSummaryStatistics x = range(all, 0);
        double margin = bush.standing().mapToDouble(number -> half(name.apply(number)) + GAP).max().orElse(MARGIN);
        int width = (int) Math.max(x.getMax() - x.getMin() + 2 * Math.max(ASIDE, margin), NARROWEST);
        int ground = (int) -range(all, 1).getMin() + MARGIN;
        double dx = (width - x.getMax() - x.getMin()) / 2;
        Svg svg = new Svg(width, ground + 24);
        svg.line(0, ground, width, ground, Role.INK, 3);
        List<Curve> standing = new ArrayList<>();
        for (Curve curve : all) {
            Curve placed = curve.moved(dx, ground);
            Role role = colours.apply(curve.number);
            if (bush.stands(curve.number)) {
                standing.add(placed);
                Bush rest = bush.cut(curve.number);
                edge(svg.open("edge", "" + curve.number, bush.standing().filter(number -> !rest.stands(number))
                        .mapToObj(String::valueOf).toList()), placed, role);
            } else if (before.stands(curve.number)) {
                edge(svg.open("edge gone", ""), placed, role);
            }
        }
        standing.forEach(curve -> svg.circle(curve.x1, curve.y1, 5, Role.INK).circle(curve.x2, curve.y2, 5, Role.INK));
        List<Sign> signs = new ArrayList<>();
        standing.forEach(curve -> signs.add(Sign.of(curve, name.apply(curve.number),
                values.getOrDefault("" + curve.number, ""), signs, standing)));
        signs.forEach(one -> one.draw(svg));
        return svg.toString();
    }

    private static DoubleSummaryStatistics range(List<Curve> curves, int axis) {
        return DoubleStream.concat(DoubleStream.of(0),
                curves.stream().flatMap(Curve::points).mapToDouble(at -> at[axis])).summaryStatistics();
    }

    /**
     * White and black edges have a rim. Red ones are light inside, so that they differ from blue ones without colour.
     */
    private static void edge(Svg svg, Curve curve, Role role) {
        boolean hasRim = role == Role.WHITE || role == Role.BLACK;
        curve.draw(svg, hasRim ? Role.INK : role, THICK);
        if (hasRim) {
            curve.draw(svg, role, THICK - 3);
        } else if (role == Role.RED) {
            curve.draw(svg, Role.BACKGROUND, 2);
        }
        svg.end();
    }

    /** What stands on an edge. */
    private record Sign(int number, double x, double y, String text, String value) {

        /** Puts the sign of an edge in the first place that is free of other signs and of other edges. */
        static Sign of(Curve curve, String text, String value, List<Sign> others, List<Curve> curves) {
            return DoubleStream.of(PLACES).mapToObj(curve::at)
                    .map(at -> new Sign(curve.number, at[0], at[1], text, value))
                    .max(Comparator.comparingDouble(place -> place.free(others, curves))).orElseThrow();
        }

        /** Returns the distance from the nearest other thing, most of all a sign; all that are far enough are equal. */
        private double free(List<Sign> others, List<Curve> curves) {
            return DoubleStream.concat(
                    others.stream().mapToDouble(other -> 2 * away(other.x, other.y, other.half(), SIGN)),
                    curves.stream().filter(curve -> curve.number != number).flatMap(Curve::points)
                            .mapToDouble(at -> away(at[0], at[1], 0, 0)))
                    .reduce(GAP, Math::min);
        }

        private double away(double otherX, double otherY, double wide, double high) {
            return Math.max(Math.abs(x - otherX) - half() - wide, Math.abs(y - otherY) - SIGN - high);
        }

        /** Returns half of its width. */
        private double half() {
            return Edges.half(text) + (value.isEmpty() ? 0 : Value.half(value));
        }

        void draw(Svg svg) {
            double nameX = x - half() + Edges.half(text);
            svg.open("sign", "" + number)
                    .rectangle(nameX - Edges.half(text), y - SIGN, 2 * Edges.half(text), 2 * SIGN, Role.PAPER)
                    .text(nameX, y, 15, Role.INK, text).end();
            Value.draw(svg, x + half() - Value.half(value), y, value);
        }
    }

    /** Returns half of the width of a name. */
    private static double half(String name) {
        return Math.max(SIGN, 7 + 4.5 * name.length());
    }
}

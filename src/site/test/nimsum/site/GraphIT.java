package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.CommonSketch;
import nimsum.board.Sketch;
import nimsum.game.Rules;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** An arrow of a drawing leads from where it does in the text to where it does there. */
class GraphIT {

    private static final int POSITIONS = 100, SIZE = 12;
    private static final Pattern VERTEX = Pattern
            .compile("<g class=\"vertex\" data-words=\"(\\d+)\">\n<circle cx=\"(\\S+)\" cy=\"(\\S+)\"");
    /** A line, or a ring at a vertex. */
    private static final Pattern ARROW = Pattern.compile(
            "<line x1=\"(\\S+)\" y1=\"(\\S+)\" x2=\"(\\S+)\" y2=\"(\\S+)\"|<circle cx=\"(\\S+)\" cy=\"(\\S+)\" r=\"\\S+\" class=\"ink-line\"");

    @Test
    void arrowsAreThoseOfTheText() {
        Function<String, Stream<String>> fromLines = text -> found("(\\d+) ->(.*)", text).stream()
                .flatMap(line -> Stream.of(line.group(2).strip().split(" ")).map(to -> line.group(1) + " " + to));
        check("agc016f", new agc016f.Rules(), new CommonSketch<>(), fromLines);
        check("loopysum", new loopysum.Rules(), new CommonSketch<>(), fromLines);
        check("gym100548h", new gym100548h.Rules(), new gym100548h.Board(), text -> found("(\\d+)>(\\d+)", text)
                .stream().map(arrow -> arrow.group(1) + " " + arrow.group(2)));
    }

    private static <P> void check(String id, Rules<P> rules, Sketch<P> board, Function<String, Stream<String>> arrows) {
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            P position = rules.read(Problems.here().find(id).cases().random(random, SIZE));
            String picture = board.draw(position, position, false);
            if (!picture.isEmpty()) {
                List<MatchResult> vertices = VERTEX.matcher(picture).results().toList();
                TreeSet<String> drawn = ARROW.matcher(picture).results().map(arrow -> arrow.group(1) == null
                        ? nearest(vertices, arrow, 5) + " " + nearest(vertices, arrow, 5)
                        : nearest(vertices, arrow, 1) + " " + nearest(vertices, arrow, 3))
                        .collect(Collectors.toCollection(TreeSet::new));
                assertEquals(arrows.apply(position.toString()).collect(Collectors.toCollection(TreeSet::new)), drawn,
                        position::toString);
            }
        }
    }

    private static String nearest(List<MatchResult> vertices, MatchResult place, int group) {
        return vertices.stream().min(Comparator.comparingDouble(vertex -> Math.hypot(
                number(vertex, 2) - number(place, group), number(vertex, 3) - number(place, group + 1)))).orElseThrow()
                .group(1);
    }

    private static double number(MatchResult match, int group) {
        return Double.parseDouble(match.group(group));
    }

    private static List<MatchResult> found(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().toList();
    }
}

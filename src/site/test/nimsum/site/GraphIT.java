package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import nimsum.board.CommonSketch;
import nimsum.board.Sketch;
import nimsum.game.Rules;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** An arrow of a drawing leads from where it does in the text to where it does there. */
class GraphIT {

    private static final int POSITIONS = 100, SIZE = 12;
    private static final String NUMBER = "([-\\d.]+)";
    private static final Pattern VERTEX = Pattern
            .compile("<g class=\"vertex\" data-words=\"(\\d+)\">\n<circle cx=\"" + NUMBER + "\" cy=\"" + NUMBER + "\"");
    private static final Pattern LINE = Pattern
            .compile("<line x1=\"" + NUMBER + "\" y1=\"" + NUMBER + "\" x2=\"" + NUMBER
                    + "\" y2=\"" + NUMBER + "\"");
    private static final Pattern RING = Pattern
            .compile("<circle cx=\"" + NUMBER + "\" cy=\"" + NUMBER + "\" r=\"[\\d.]+\" class=\"ink-line\"");

    @Test
    void arrowsAreThoseOfTheText() {
        check("agc016f", new agc016f.Rules(), new CommonSketch<>(), GraphIT::fromLines);
        check("loopysum", new loopysum.Rules(), new CommonSketch<>(), GraphIT::fromLines);
        check("gym100548h", new gym100548h.Rules(), new gym100548h.Board(),
                text -> found("(\\d+)>(\\d+)", text).stream()
                        .map(arrow -> arrow.group(1) + " " + arrow.group(2)).toList());
    }

    private static <P> void check(String id, Rules<P> rules, Sketch<P> board, Function<String, List<String>> arrows) {
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            P position = rules.read(Problems.here().find(id).cases().random(random, SIZE));
            String picture = board.draw(position, position, false);
            if (!picture.isEmpty()) {
                assertEquals(new TreeSet<>(arrows.apply(position.toString())), drawn(picture), position::toString);
            }
        }
    }

    private static List<String> fromLines(String text) {
        List<String> arrows = new ArrayList<>();
        for (MatchResult line : found("(\\d+) ->(.*)", text)) {
            List.of(line.group(2).strip().split(" ")).forEach(to -> arrows.add(line.group(1) + " " + to));
        }
        return arrows;
    }

    /** An arrow is a line, and a head that is filled. */
    private static Set<String> drawn(String picture) {
        List<MatchResult> vertices = found(VERTEX, picture);
        Set<String> arrows = new TreeSet<>();
        List<MatchResult> lines = found(LINE, picture);
        for (int i = 0; i < lines.size(); i++) {
            arrows.add(nearest(vertices, lines.get(i), 1) + " " + nearest(vertices, lines.get(i), 3));
        }
        for (MatchResult ring : found(RING, picture)) {
            arrows.add(nearest(vertices, ring, 1) + " " + nearest(vertices, ring, 1));
        }
        return arrows;
    }

    private static String nearest(List<MatchResult> vertices, MatchResult place, int group) {
        return vertices.stream().min(Comparator.comparingDouble(
                vertex -> Math.hypot(number(vertex, 2) - number(place, group),
                        number(vertex, 3) - number(place, group + 1))))
                .orElseThrow().group(1);
    }

    private static double number(MatchResult match, int group) {
        return Double.parseDouble(match.group(group));
    }

    private static List<MatchResult> found(String pattern, String text) {
        return found(Pattern.compile(pattern), text);
    }

    private static List<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }
}

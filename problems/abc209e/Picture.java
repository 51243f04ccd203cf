package abc209e;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.picture.LoopyGraph;

/** The graph of the list that the game is played on: threes of letters by their distance, and a word on each arrow. */
final class Picture {

    private static final List<String> WORDS = List.of("ingot", "gotten", "gotcha", "chant", "antic", "ticket", "kettle",
            "tenant", "tending", "ingoing");

    static Map<String, String> draw() {
        List<String> threes = WORDS.stream().flatMap(word -> Stream.of(Reference.start(word), Reference.end(word)))
                .distinct().toList();
        List<LoopyGraph.Move> moves = WORDS.stream()
                .map(word -> new LoopyGraph.Move(threes.indexOf(Reference.start(word)),
                        threes.indexOf(Reference.end(word)), word))
                .toList();
        return Map.of("words.svg", new LoopyGraph(threes, moves)
                .draw("Ten words as arrows between eight threes of letters, in columns by the number of moves to "
                        + "the end; ing and ten are drawn."));
    }
}

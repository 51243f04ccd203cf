package nimsum.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * The rules of a small game that is written down whole: a token goes along the arrows of a graph, and a move is called
 * as the place that it goes to.
 */
public class GraphGame implements Rules<String> {

    private final Map<String, List<String>> arrows;
    private final Map<String, Ending> endings;

    /**
     * @param endings of the places where play is over though nothing says so but this
     */
    public GraphGame(Map<String, List<String>> arrows, Map<String, Ending> endings) {
        this.arrows = arrows;
        this.endings = endings;
    }

    /**
     * @param places {@code a: b c} a place, and where its arrows go; {@code a: WIN} a place where play ends so
     */
    public static GraphGame of(String... places) {
        Map<String, List<String>> arrows = new LinkedHashMap<>();
        Map<String, Ending> endings = new LinkedHashMap<>();
        for (String place : places) {
            String[] parts = place.split(": *", 2);
            if (parts[1].matches("WIN|LOSS|DRAW")) {
                endings.put(parts[0], Ending.valueOf(parts[1]));
            } else {
                arrows.put(parts[0], parts[1].isEmpty() ? List.of() : List.of(parts[1].split(" ")));
            }
        }
        return new GraphGame(arrows, endings);
    }

    /**
     * Returns a heap of up to {@code stones} stones, of which a move takes 1 to 3; the move is called as what it
     * leaves.
     */
    public static GraphGame heap(int stones) {
        return of(IntStream.rangeClosed(0, stones).mapToObj(n -> n + ": " + IntStream.rangeClosed(1, Math.min(3, n))
                .mapToObj(take -> "" + (n - take)).collect(Collectors.joining(" "))).toArray(String[]::new));
    }

    public List<String> places() {
        List<String> places = new ArrayList<>(arrows.keySet());
        places.addAll(endings.keySet());
        return places;
    }

    @Override
    public String read(FastReader in) {
        return in.next();
    }

    @Override
    public Ending ending(String place) {
        return endings.getOrDefault(place, Rules.super.ending(place));
    }

    @Override
    public Stream<Move<String>> moves(String place) {
        return arrows.getOrDefault(place, List.of()).stream().map(GraphGame::to);
    }

    public static Move<String> to(String place) {
        return new Move<>(place, place);
    }

    @Override
    public About about() {
        return new About("A token stands somewhere. In turn each player takes it along an arrow. "
                + "The player who cannot move loses.").howToMove("Type where to go");
    }
}

package muvluv;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.NimberCoach;

/** Gives advice by theorem 2: a tree is won if some leg is odd, and a good move makes every leg even. */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    /** Returns the number of odd legs. */
    @Override
    protected int value(Position position) {
        return (int) odd(position).count();
    }

    private static Stream<List<Integer>> legs(Position position) {
        return IntStream.of(position.leaves()).mapToObj(position::leg);
    }

    private static Stream<List<Integer>> odd(Position position) {
        return legs(position).filter(leg -> leg.size() % 2 != 0);
    }

    @Override
    public String why(Position position) {
        String rule = "A fork is a vertex with at least two children, and a leg goes from a leaf upwards to just below the first fork. ";
        return value(position) == 0
                ? rule + "All legs have an even number of vertices, which stands in brackets: " + shown(legs(position))
                        + ". A move makes each leg odd whose leaf it takes, and an answer makes all legs even again."
                : rule + "These legs have an odd number of vertices, which stands in brackets: " + shown(odd(position))
                        + ". The move " + reply(position).quoted() + " makes all legs even.";
    }

    private static String shown(Stream<List<Integer>> legs) {
        return legs.map(leg -> leg.get(0)
                + (leg.size() == 1 ? "" : " up to " + leg.get(leg.size() - 1)) + " (" + leg.size() + ")")
                .collect(Collectors.joining(", "));
    }

    /** Returns the number of vertices of each leg by its leaf. */
    @Override
    public Map<String, String> values(Position position) {
        return legs(position).collect(Collectors.toMap(leg -> "" + leg.get(0), leg -> "" + leg.size()));
    }
}

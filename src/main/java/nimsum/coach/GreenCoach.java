package nimsum.coach;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Fused;
import nimsum.game.hackenbush.GreenRules;

/** Gives advice for green Hackenbush by the colon principle and the fusion principle, on trees and on other graphs. */
public class GreenCoach extends NimberCoach<Bush> {

    public GreenCoach(GreenRules rules) {
        super(rules);
    }

    @Override
    protected final int value(Bush bush) {
        return new Fused(bush).value();
    }

    @Override
    public final String why(Bush bush) {
        Fused fused = new Fused(bush);
        return ofBridges(fused) + ofLoops(fused) + "On the ground the nim-sum is " + nimSum(bush) + ". "
                + (fused.value() == 0
                        ? "Each cut makes it different from 0, and the other player can make it 0 again."
                        : "The cut " + reply(bush).quoted() + " makes it 0.");
    }

    /** Returns the value of each edge with all that stands on it. An edge on a cycle becomes a loop, which has 1. */
    @Override
    public final Map<String, String> values(Bush bush) {
        Map<Integer, Integer> bridges = new Fused(bush).bridges();
        return bush.standing().boxed()
                .collect(Collectors.toMap(edge -> "" + edge, edge -> "" + bridges.getOrDefault(edge, 1)));
    }

    private static String ofBridges(Fused fused) {
        return fused.bridges().isEmpty()
                ? ""
                : fused.bridges().entrySet().stream()
                        .map(bridge -> bridge.getValue() + " for edge " + bridge.getKey())
                        .collect(Collectors.joining(", ", "An edge"
                                + (fused.loops().isEmpty() ? "" : " that is not on a cycle")
                                + " is worth 1 more than the nim-sum of everything that stands on it. This gives ",
                                ". "));
    }

    private static String ofLoops(Fused fused) {
        return fused.loops().entrySet().stream().map(loops -> {
            List<Integer> edges = loops.getValue();
            String all = edges.stream().map(String::valueOf).collect(Collectors.joining(" "));
            return (fused.isGround(loops.getKey())
                    ? "At the ground, which counts as one vertex, "
                    : "At vertex " + loops.getKey() + " ")
                    + (edges.size() == 1
                            ? "the edge " + all + " is a loop and counts 1. "
                            : "the edges " + all + " are on cycles. Their number is "
                                    + (edges.size() % 2 == 0 ? "even, so they count 0. " : "odd, so they count 1. "));
        }).collect(Collectors.joining());
    }

    /** Returns the values of what stands on the ground and their nim-sum, as in {@code 3 xor 1 = 2}. */
    public static String nimSum(Bush bush) {
        Fused fused = new Fused(bush);
        return Said.nimSum(fused.terms(), fused.value());
    }
}

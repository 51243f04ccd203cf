package nimsum.coach;

import java.util.List;
import java.util.stream.Collectors;
import nimsum.game.Bush;
import nimsum.game.GreenRules;

/** The colon principle and the fusion principle as advice for green Hackenbush, on trees and on other graphs. */
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
        return ofBridges(fused) + ofLoops(fused) + "On the ground: " + sum(fused) + ". "
                + (fused.value() == 0
                        ? "Whatever is cut, it is 0 no longer, and an answer makes it 0 again."
                        : "Cut edge " + reply(bush).quoted() + ", and it is 0.");
    }

    private static String ofBridges(Fused fused) {
        return fused.bridges().isEmpty()
                ? ""
                : fused.bridges().entrySet().stream()
                        .map(bridge -> "edge " + bridge.getKey() + " is worth " + bridge.getValue())
                        .collect(Collectors.joining(", ", "An edge" + (fused.loops().isEmpty() ? "" : " on no cycle")
                                + " is worth 1 more than the xor of what stands on it: ", ". "));
    }

    private static String ofLoops(Fused fused) {
        return fused.loops().entrySet().stream().map(loops -> {
            List<Integer> edges = loops.getValue();
            String place = fused.isGround(loops.getKey())
                    ? "the ground, which counts as one vertex,"
                    : loops.getKey().toString();
            return "On cycles at " + place + (edges.size() == 1 ? " is edge " : " are the edges ")
                    + edges.stream().map(String::valueOf).collect(Collectors.joining(" ")) + ": "
                    + (edges.size() % 2 == 0
                            ? "even in number, they count 0 there. "
                            : "odd in number, they count 1 there. ");
        }).collect(Collectors.joining());
    }

    private static String sum(Fused fused) {
        List<Integer> terms = fused.terms();
        return terms.size() < 2
                ? Integer.toString(fused.value())
                : terms.stream().map(String::valueOf).collect(Collectors.joining(" xor ", "", " = " + fused.value()));
    }
}

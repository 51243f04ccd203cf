package hdu2516;

import hdu2516.Rules.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.board.Sketch;
import nimsum.board.Stones;

/** Why: the heap in the parts of its Zeckendorf sum. */
public final class Board implements Sketch<Position> {

    @Override
    public String draw(Position position, Position before, Map<String, String> values) {
        return Stones.of(shown(position.stones()), shown(before.stones()), shown(position.maxTake()),
                values.isEmpty() ? List.of() : Coach.terms(position.stones()));
    }

    private static int shown(long stones) {
        return (int) Math.min(stones, Integer.MAX_VALUE);
    }

    @Override
    public String caption(Position position, boolean why) {
        List<Integer> terms = Coach.terms(position.stones());
        return position.stones() + (position.stones() == 1 ? " stone" : " stones") + (why && terms.size() > 1
                ? " = " + terms.stream().map(String::valueOf).collect(Collectors.joining(" + "))
                : "") + ". The number on a stone says how many a click takes."
                + (why ? " Theorem 3 says who wins." : "");
    }

    @Override
    public String done(Position from, Position to, String name) {
        return "took " + name;
    }
}

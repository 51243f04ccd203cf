package chocolate;

import java.util.List;
import nimsum.game.BarRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Left breaks one of them in two between two columns, Right between two rows.
 * Whoever cannot move loses.
 */
public final class Rules extends BarRules {

    /** The statement lets either side start; here it is Left. */
    @Override
    public Position read(FastReader in) {
        return Position.of(List.of(new Bar(in.nextInt(), in.nextInt())), Side.LEFT);
    }

    @Override
    public String inWords() {
        return "Bars of chocolate lie on the table, each called by its rows and columns. "
                + "Left breaks one of them in two between two columns, Right between two rows. "
                + "Whoever can't break any loses.";
    }

    @Override
    public int usualSize() {
        return 60;
    }
}

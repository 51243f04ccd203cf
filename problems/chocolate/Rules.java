package chocolate;

import java.util.List;
import nimsum.game.About;
import nimsum.game.BarRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Left breaks one of them in two between two columns. Right breaks one of them in
 * two between two rows. The player who cannot break any bar loses.
 */
public final class Rules extends BarRules {

    /** Reads a bar. The statement lets either player start. Here Left starts. */
    @Override
    public Position read(FastReader in) {
        return Position.of(List.of(new Bar(in.nextInt(), in.nextInt())), Side.LEFT);
    }

    @Override
    public About about() {
        return about("Bars of chocolate lie on the table, and each is called by its rows and columns. "
                + "In turn Left breaks a bar in two between two columns, and Right breaks a bar in two between two rows. "
                + "The player who cannot break any bar loses.")
                .usualSize(60);
    }
}

package hdu3544;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.About;
import nimsum.game.BarRules;
import nimsum.game.CountedRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Alice (Left) breaks one of them in two between two columns. Bob (Right) breaks
 * one of them in two between two rows. Alice starts. The player who cannot break any bar loses.
 */
public final class Rules extends BarRules implements CountedRules<BarRules.Position> {

    @Override
    public Position read(FastReader in) {
        List<Bar> bars = new ArrayList<>();
        for (int left = in.nextInt(); left > 0; left--) {
            int columns = in.nextInt();
            bars.add(new Bar(in.nextInt(), columns, true));
        }
        return Position.of(bars, Side.LEFT);
    }

    @Override
    public About about() {
        return about("Bars of chocolate lie on the table, and each is called by its columns and rows. "
                + "In turn Alice (Left) breaks a bar in two between two columns, and Bob (Right) breaks a bar in two between two rows. "
                + "The player who cannot break any bar loses.")
                .players("Alice (Left)", "Bob (Right)")
                .usualSize(24);
    }

    @Override
    public String howToMove(Position position) {
        return (position.turn() == Side.LEFT ? "Left is Alice. " : "Right is Bob. ") + super.howToMove(position);
    }
}

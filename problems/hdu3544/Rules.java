package hdu3544;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.BarRules;
import nimsum.game.CountedRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Alice (Left) breaks one of them in two between two columns, Bob (Right) between
 * two rows. Alice starts. Whoever cannot move loses.
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
    public String inWords() {
        return "Bars of chocolate lie on the table, each called by its columns and rows. "
                + "Alice (Left) breaks one of them in two between two columns, Bob (Right) between two rows. "
                + "Whoever can't break any loses.";
    }

    @Override
    public List<String> players() {
        return List.of("Alice (Left)", "Bob (Right)");
    }

    @Override
    public String howToMove(Position position) {
        return (position.turn() == Side.LEFT ? "Left is Alice. " : "Right is Bob. ") + super.howToMove(position);
    }

    @Override
    public int usualSize() {
        return 24;
    }
}

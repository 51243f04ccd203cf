package hdu3404;

import hdu3404.Rules.Position;
import java.util.stream.Collectors;
import nimsum.coach.NimberCoach;
import nimsum.util.NimProduct;

/** Gives advice by theorem 1, with the nim-sum of the nim products. */
public final class Coach extends NimberCoach<Position> {

    private static final NimProduct PRODUCT = new NimProduct();

    public Coach() {
        super(new Rules());
    }

    /** Returns the value of a board whose coordinates are below 2^16. */
    @Override
    protected int value(Position position) {
        return position.lights().stream().mapToInt(cell -> (int) PRODUCT.of(cell.x(), cell.y()))
                .reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public String why(Position position) {
        String worth = position.inOrder()
                .map(cell -> cell.x() + " ⊗ " + cell.y() + " = " + PRODUCT.of(cell.x(), cell.y()))
                .collect(Collectors.joining(", "));
        return "A light is worth the nim product of its column and its row. The lights have the values " + worth
                + ". The nim-sum is " + value(position) + (value(position) == 0
                        ? ", and every move changes it."
                        : ", and " + reply(position).quoted() + " makes it 0.");
    }
}

package hdu3404;

import hdu3404.Rules.Cell;
import hdu3404.Rules.Position;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    /** Returns the nim product of each cell of the rectangle that holds all lights. */
    @Override
    public Map<String, String> values(Position position) {
        int rows = position.lights().stream().mapToInt(Cell::y).max().orElse(0);
        return IntStream.rangeClosed(1, position.lights().stream().mapToInt(Cell::x).max().orElse(0)).boxed()
                .flatMap(x -> IntStream.rangeClosed(1, rows).mapToObj(y -> new Cell(x, y)))
                .collect(Collectors.toMap(cell -> cell.x() + " " + cell.y(),
                        cell -> "" + PRODUCT.of(cell.x(), cell.y())));
    }
}

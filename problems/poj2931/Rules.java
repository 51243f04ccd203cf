package poj2931;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * There are towers of white and black cubes. White (Left) takes a white cube and all cubes above it. Black (Right)
 * takes a black cube and all cubes above it. The player who cannot move loses.
 */
public final class Rules implements CountedRules<Rules.Position>, PartizanRules<Rules.Position> {

    private static final int TOWERS = 3;

    /**
     * @param towers the colours of each tower from the lowest cube up, {@code W} or {@code B}
     */
    public record Position(List<String> towers, Side turn) {

        public Position {
            towers = List.copyOf(towers);
        }

        /** Returns the colour of the cubes that the player to move may take. */
        private char colour() {
            return turn == Side.LEFT ? 'W' : 'B';
        }

        /** Returns the move that takes a cube and all cubes above it. Its name counts towers and cubes from 1. */
        Move<Position> take(int tower, int cube) {
            List<String> after = new ArrayList<>(towers);
            after.set(tower, towers.get(tower).substring(0, cube));
            return new Move<>(tower + 1 + " " + (cube + 1), new Position(after, turn.other()));
        }

        @Override
        public String toString() {
            return (turn == Side.LEFT ? "White" : "Black") + " to move" + IntStream.range(0, towers.size())
                    .mapToObj(tower -> "\n" + (tower + 1) + " |" + towers.get(tower)).collect(Collectors.joining());
        }
    }

    /** Reads the first three towers of a test, with White to move. The fourth tower is left out. */
    @Override
    public Position read(FastReader in) {
        in.next();
        in.next();
        Position first = new Position(readTowers(in), Side.LEFT);
        readTowers(in);
        return first;
    }

    /** Reads three heights and the cubes of these towers. */
    public static List<String> readTowers(FastReader in) {
        List<Integer> heights = IntStream.range(0, TOWERS).mapToObj(i -> in.nextInt()).toList();
        return heights.stream()
                .map(height -> IntStream.range(0, height).mapToObj(cube -> in.next()).collect(Collectors.joining()))
                .toList();
    }

    @Override
    public Position withTurn(Position position, Side side) {
        return new Position(position.towers, side);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return IntStream.range(0, position.towers.size()).boxed()
                .flatMap(tower -> IntStream.range(0, position.towers.get(tower).length())
                        .filter(cube -> position.towers.get(tower).charAt(cube) == position.colour())
                        .mapToObj(cube -> position.take(tower, cube)));
    }

    @Override
    public About about() {
        return new About("White and black cubes are stacked into towers. "
                + "In turn White (Left) takes a white cube and Black (Right) takes a black cube, together with all cubes above it. "
                + "The player who cannot move loses.")
                .players("White (Left)", "Black (Right)")
                .sign("\\|", "Each line is a tower that lies on its side, and | is the ground.")
                .sign("\\|.*W", "W is a white cube.")
                .sign("\\|.*B", "B is a black cube.")
                .unit("cubes").maxPlayed(40);
    }

    @Override
    public int size(Position position) {
        return String.join("", position.towers).length();
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return "no " + (position.turn == Side.LEFT ? "white" : "black") + " cube is left, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> {
            if (n.get(0) < 1 || n.get(0) > position.towers.size()) {
                return "there is no tower " + n.get(0);
            }
            String tower = position.towers.get(n.get(0) - 1);
            return n.get(1) < 1 || n.get(1) > tower.length()
                    ? "tower " + n.get(0) + " has no cube " + n.get(1)
                    : "cube " + n.get(1) + " of tower " + n.get(0) + " is not a " + position.colour()
                            + ", so you may not take it";
        });
    }

    @Override
    public String howToMove(Position position) {
        return "Type the number of a tower and the number of the lowest cube that you take from it, counted from the ground"
                + " up. This cube has to be a " + position.colour();
    }
}

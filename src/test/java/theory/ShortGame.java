package theory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Rows;

/**
 * A partizan game that ends, as nothing but the sets of its options. Who wins is found by playing, and G &gt;= H by
 * playing G - H: no theorem is used. Two games made of the same options are one object.
 *
 * <p>
 * Several threads may build games of one family.
 */
final class ShortGame {

    /** All games that were made, by their options, and what is known of pairs of them. */
    private static final class Shelf {
        private final Map<List<Set<ShortGame>>, ShortGame> games = new ConcurrentHashMap<>();
        private final Map<List<ShortGame>, ShortGame> sums = new ConcurrentHashMap<>();
        private final Map<List<ShortGame>, Boolean> comparisons = new ConcurrentHashMap<>();
    }

    private final Shelf shelf;
    private final Set<ShortGame> left;
    private final Set<ShortGame> right;
    private ShortGame negative;

    private ShortGame(Shelf shelf, List<Set<ShortGame>> options) {
        this.shelf = shelf;
        left = options.get(0);
        right = options.get(1);
    }

    /** Returns a new zero, from which a family of games is built that belong together. */
    static ShortGame zero() {
        return make(new Shelf(), Set.of(), Set.of());
    }

    /** Returns {left | right}, of this game's family. */
    ShortGame game(Set<ShortGame> left, Set<ShortGame> right) {
        return make(shelf, left, right);
    }

    private static ShortGame make(Shelf shelf, Set<ShortGame> left, Set<ShortGame> right) {
        return shelf.games.computeIfAbsent(List.of(Set.copyOf(left), Set.copyOf(right)),
                options -> new ShortGame(shelf, options));
    }

    Set<ShortGame> left() {
        return left;
    }

    Set<ShortGame> right() {
        return right;
    }

    /** Tells whether Left wins if Right begins: this game is &gt;= 0. */
    boolean leftWinsSecond() {
        return isAtLeast(game(Set.of(), Set.of()));
    }

    /** Tells whether Right wins if Left begins: this game is &lt;= 0. */
    boolean rightWinsSecond() {
        return game(Set.of(), Set.of()).isAtLeast(this);
    }

    /** Returns the sum: a move is a move in one of the two. */
    ShortGame plus(ShortGame other) {
        List<ShortGame> pair = List.of(this, other);
        ShortGame sum = shelf.sums.get(pair);
        if (sum == null) {
            sum = game(moves(left, other, other.left), moves(right, other, other.right));
            shelf.sums.put(pair, sum);
        }
        return sum;
    }

    private Set<ShortGame> moves(Set<ShortGame> ours, ShortGame other, Set<ShortGame> theirs) {
        return Stream.concat(ours.stream().map(option -> option.plus(other)), theirs.stream().map(this::plus))
                .collect(Collectors.toSet());
    }

    /** Returns the game with Left and Right exchanged. */
    ShortGame negate() {
        if (negative == null) {
            negative = game(negated(right), negated(left));
        }
        return negative;
    }

    private static Set<ShortGame> negated(Set<ShortGame> games) {
        return games.stream().map(ShortGame::negate).collect(Collectors.toSet());
    }

    ShortGame minus(ShortGame other) {
        return plus(other.negate());
    }

    /**
     * Tells whether Left wins this game minus the other one when Right begins. It is played with the other game as it
     * stands, where Right makes Left's moves.
     */
    boolean isAtLeast(ShortGame other) {
        List<ShortGame> pair = List.of(this, other);
        Boolean known = shelf.comparisons.get(pair);
        if (known == null) {
            known = right.stream().noneMatch(other::isAtLeast)
                    && other.left.stream().noneMatch(option -> option.isAtLeast(this));
            shelf.comparisons.put(pair, known);
        }
        return known;
    }

    boolean isEqualTo(ShortGame other) {
        return isAtLeast(other) && other.isAtLeast(this);
    }

    /** Returns the outcome class: who wins, "Left", "Right", "Second" or "First". */
    String outcome() {
        return leftWinsSecond() ? rightWinsSecond() ? "Second" : "Left" : rightWinsSecond() ? "Right" : "First";
    }

    /** Returns all games that are born by a day, of this zero's family. */
    static List<ShortGame> bornByDay(int day, ShortGame zero) {
        return day == 0 ? List.of(zero) : madeOf(bornByDay(day - 1, zero));
    }

    /** Returns all games whose options are among these. */
    static List<ShortGame> madeOf(List<ShortGame> options) {
        List<Set<ShortGame>> subsets = Rows.subsets(options).map(Set::copyOf).toList();
        List<ShortGame> games = new ArrayList<>();
        subsets.forEach(left -> subsets.forEach(right -> games.add(options.get(0).game(left, right))));
        return games;
    }
}

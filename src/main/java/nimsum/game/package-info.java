/**
 * Games in general: what the rules of any game here look like, and what follows from rules alone.
 *
 * <p>
 * A problem's <code>Rules</code> implements {@link nimsum.game.Rules}, or {@link nimsum.game.PartizanRules} where the two
 * players have different moves. What can be answered by playing the rules out stands beside it, straight from the definitions:
 * {@link nimsum.game.Search} says who wins, {@link nimsum.game.ForcedEnd} within how many moves, and
 * {@link nimsum.game.FreeMoves} what a partizan position is worth. All of them are for small positions. They are the oracle of
 * everything that argues by a theorem, so this package knows <code>java</code> and the reader of <code>nimsum.util</code>, and
 * nothing else of it.
 *
 * <p>
 * {@link nimsum.game.Coach} is the other side: a theorem as advice, for positions of any size. {@link nimsum.game.Heaps} are
 * positions, and {@link nimsum.game.HeapsCoach} and {@link nimsum.game.NimCoach} coaches, that several problems share; a
 * {@link nimsum.game.Tree} is what games on trees are played on. A
 * {@link nimsum.game.DistanceCoach} counts how many moves are left.
 */
package nimsum.game;

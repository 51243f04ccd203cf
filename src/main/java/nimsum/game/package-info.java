/**
 * Games in general: what the rules of any game here look like, and what follows from rules alone.
 *
 * <p>
 * A problem's {@code Rules} implements {@link nimsum.game.Rules}, or {@link nimsum.game.PartizanRules} where the two
 * players have different moves. What can be answered by playing the rules out stands beside it, straight from the
 * definitions: {@link nimsum.game.solve.Search} says who wins, {@link nimsum.game.solve.FixpointSolver} also where
 * positions come back, {@link nimsum.game.solve.ForcedEnd} within how many moves, and
 * {@link nimsum.game.solve.FreeMoves} what a partizan position is worth: if it is a number, a
 * {@link nimsum.game.Dyadic}. All of them are for small positions. They are the oracle of everything that argues by a
 * theorem, so nothing here does. What argues stands in {@code nimsum.coach}.
 *
 * <p>
 * {@link nimsum.game.Heaps}, {@link nimsum.game.hackenbush.Bush} and {@link nimsum.game.BarRules.Position} are
 * positions that several problems share.
 */
package nimsum.game;

/**
 * Hackenbush: bushes of edges, their rules in one colour and in two, and the contraction of cycles.
 */
package nimsum.game.hackenbush;

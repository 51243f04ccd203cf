/**
 * A game on the terminal against a perfect opponent: <code>scripts/play ID</code>. It knows the rules and the coach of a problem
 * by their interfaces in <code>nimsum.game</code> alone.
 */
package nimsum.play;

/**
 * A game on the terminal against a perfect opponent: {@code scripts/play ID}.
 */
package nimsum.play;

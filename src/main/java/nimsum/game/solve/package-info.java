/**
 * Solves small positions by playing the rules out, straight from the definitions.
 */
package nimsum.game.solve;

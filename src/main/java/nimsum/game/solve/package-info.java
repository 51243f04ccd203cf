/**
 * What can be answered by playing the rules out, straight from the definitions; for small positions.
 */
package nimsum.game.solve;

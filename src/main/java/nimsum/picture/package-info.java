/**
 * Draws SVG: what the <code>Picture</code> of a problem needs to show computed values. Knows nothing but
 * <code>java</code> and what solves a game with cycles.
 */
package nimsum.picture;

/**
 * Draws SVG: what the {@code Picture} of a problem needs to show computed values.
 */
package nimsum.picture;

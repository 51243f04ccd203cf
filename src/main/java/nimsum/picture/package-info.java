/**
 * Draws SVG: what the <code>Picture</code> of a problem needs to show computed values.
 */
package nimsum.picture;

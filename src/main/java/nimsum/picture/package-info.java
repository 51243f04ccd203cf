/**
 * Draws SVG: what the <code>Picture</code> of a problem needs to show computed values. Knows nothing but <code>java</code>.
 */
package nimsum.picture;

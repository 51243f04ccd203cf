/**
 * What solutions share: reading and writing, the mex, the nim product, and retrograde analysis.
 *
 * <p>
 * A class is here because at least two solutions need it, and all of it is handed in with them. So it knows only
 * <code>java.*</code>, in the syntax and with the classes of Java 5, and is ASCII.
 */
package nimsum.util;

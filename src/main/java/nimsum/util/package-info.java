/**
 * What solutions share: reading and writing, the mex, the nim product, retrograde analysis, and the symmetries of a
 * square.
 *
 * <p>
 * A class is here because at least two solutions need it, and all of it is handed in with them. So it is written in the
 * syntax and with the classes of Java 5, in ASCII, and it is final.
 */
package nimsum.util;

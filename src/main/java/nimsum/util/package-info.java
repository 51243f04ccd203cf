/**
 * Gives solutions what they share. {@link nimsum.util.FastReader} reads numbers and words, and
 * {@link nimsum.util.InputException} says where the input is wrong. {@link nimsum.util.FastWriter} prints.
 * {@link nimsum.util.Mex} finds Grundy values, {@link nimsum.util.NimProduct} multiplies them,
 * {@link nimsum.util.Retrograde} solves games with cycles, and {@link nimsum.util.EdgeSets} says which edges of a
 * drawing stand. README.md in this folder says which class to use in which situation of a contest.
 *
 * <p>
 * A class is here because at least two solutions need it, and all of it is handed in with them. So it is written in the
 * syntax and with the classes of Java 5, in ASCII, and it is final.
 */
package nimsum.util;

/**
 * What helps the author of a problem: its mistakes, what refutes them, and what is left to write.
 *
 * <p>
 * Knows the problems and the verdicts of the judge.
 */
package nimsum.author;

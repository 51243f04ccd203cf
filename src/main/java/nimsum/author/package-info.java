/**
 * Helps the author of a problem: its mistakes, what refutes them, and what is left to write.
 */
package nimsum.author;

/**
 * Compares a program with trusted programs on random inputs, and makes the input that tells them apart small.
 */
package nimsum.stress;

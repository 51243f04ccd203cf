/**
 * Trees, graphs and drawings as text, for the small and the random inputs of a problem.
 */
package nimsum.input.generate;

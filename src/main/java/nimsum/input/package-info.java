/**
 * The inputs of a problem: what is valid, byte for byte; all the small ones, random ones, and hard ones by name. Each
 * problem extends {@link nimsum.input.Cases}.
 */
package nimsum.input;

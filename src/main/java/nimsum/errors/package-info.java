/**
 * Says what is wrong with a command, a checkout or an input, in words that a person reads.
 */
package nimsum.errors;

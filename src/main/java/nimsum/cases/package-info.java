/**
 * The inputs of a problem: what is valid, byte for byte; all the small ones, random ones, hard ones by name, and those
 * that break a rule. Each problem extends {@link nimsum.cases.Cases}.
 */
package nimsum.cases;

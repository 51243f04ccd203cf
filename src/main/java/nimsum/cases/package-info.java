/**
 * The inputs of a problem: what is valid, byte for byte; all the small ones, random ones, hard ones by name, and those
 * that break a rule. Each problem implements {@link nimsum.cases.Cases}, most simply by extending
 * {@link nimsum.cases.LineCases}.
 */
package nimsum.cases;

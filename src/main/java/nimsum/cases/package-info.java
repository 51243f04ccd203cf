/**
 * The inputs of a problem: what is valid, byte for byte; all the small ones, random ones, hard ones by name, and those that
 * break a rule. Each problem implements {@link nimsum.cases.Cases}, most simply by extending {@link nimsum.cases.LineCases}.
 *
 * <p>
 * Knows nothing but <code>java</code>: neither files nor the tools that read and write them.
 */
package nimsum.cases;

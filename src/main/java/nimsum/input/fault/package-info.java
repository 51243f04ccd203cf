/**
 * Inputs that break a rule that any format has, and inputs that tell when a type is too narrow.
 */
package nimsum.input.fault;

/**
 * The problems of a checkout as data: where their files are, what {@code problem.yaml} says, and their programs by
 * reflection.
 */
package nimsum.problem;

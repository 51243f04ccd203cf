/**
 * The problems of a checkout as data: where their files are, what {@code problem.yaml} says, the test cases, and the
 * programs by reflection.
 */
package nimsum.problem;

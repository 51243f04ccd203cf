/**
 * The problems of a checkout as data: where their files are, what {@code problem.yaml} says, the test cases, the
 * programs by reflection, and what {@code judges.yaml} says of the judges.
 */
package nimsum.problem;

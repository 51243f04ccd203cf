/**
 * Knows the online judges: what {@code judges.yaml} says of each, and how it asks a problem.
 */
package nimsum.online;

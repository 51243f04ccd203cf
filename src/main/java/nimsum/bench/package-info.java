/**
 * The measurements of {@code scripts/bench}: how much time and memory the solutions take, next to a baseline that only
 * reads their input.
 */
package nimsum.bench;

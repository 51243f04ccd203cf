/**
 * The measurements of {@code scripts/bench}: how much time and memory the solutions take, beside a baseline that only
 * reads their input.
 */
package nimsum.bench;

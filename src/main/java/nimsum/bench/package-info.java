/**
 * The measurements of <code>scripts/bench</code>: how much time and memory the solutions take, beside a baseline that only
 * reads their input.
 *
 * <p>
 * Knows the problems, the bundler, the facts about judges and <code>nimsum.process</code>; not the local judge.
 */
package nimsum.bench;

/**
 * Facts about the online judges: the file <code>judges.yaml</code>. What one of them thinks of a program is told by
 * <code>nimsum.judge</code>.
 *
 * <p>
 * Knows <code>nimsum.problem</code>, for its reader of YAML and for which judges have a problem.
 */
package nimsum.onlinejudge;

/**
 * Facts about the online judges: the file <code>judges.yaml</code>. What one of them thinks of a program is told by
 * <code>nimsum.judge</code>.
 */
package nimsum.onlinejudge;

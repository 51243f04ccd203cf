/**
 * Facts about the online judges: the file {@code judges.yaml}. What one of them thinks of a program is told by
 * {@code nimsum.judge}.
 */
package nimsum.onlinejudge;

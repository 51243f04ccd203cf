/**
 * The local judge: compiles a program, runs it on each case as a judge does, and says what came of it.
 */
package nimsum.judge;

/**
 * The local judge: compiles a program, runs it on each case as a judge does, and says what came of it; and compares it
 * with trusted programs on random inputs.
 */
package nimsum.judge;

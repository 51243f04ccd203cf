/**
 * The local judge: compiles a program, runs it on each case as a judge does, and says what came of it; and compares it
 * with trusted programs on random inputs.
 *
 * <p>
 * It is no sandbox. A program runs as the user who judges it: it can read and write the user's files, use the network,
 * and start processes. Only its time, memory and output are limited. At its end only its process group is ended, and
 * only its working folder is deleted. So judge only programs that you would run anyway.
 */
package nimsum.judge;

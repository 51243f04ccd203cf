/**
 * The local judge: compiles a program, runs it on each case as a judge does, and says what came of it.
 *
 * <p>
 * It is no sandbox. A program runs as the user who judges it: it can read and write the user's files, use the network, and
 * start processes. What is limited is its time, memory and output, and what is tidied up is its processes and its working
 * folder. So judge only programs that you would run anyway.
 */
package nimsum.judge;

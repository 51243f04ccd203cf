/**
 * Starts other programs on Linux, under limits of time, memory and output, with files for their streams. It measures
 * them, ends their process group and deletes their files.
 */
package nimsum.process;

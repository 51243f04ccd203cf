/**
 * Starts other programs on Linux, under limits of time, memory and output, with files for their streams. It measures
 * them, ends their process group and deletes their files. It knows no problem, no judge and no language.
 */
package nimsum.process;

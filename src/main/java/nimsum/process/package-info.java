/**
 * Starts other programs: under limits of time, memory and output, in a session of their own, with files for their
 * streams; and measures them, ends them and tidies up after them. It knows no problem, no judge and no language.
 */
package nimsum.process;

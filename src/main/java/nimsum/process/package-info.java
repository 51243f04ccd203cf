/**
 * Starts other programs: under limits of time, memory and output, in a session of their own, with files for their streams; and
 * measures them, ends them and tidies up after them. The only place in the repository that starts a process.
 *
 * <p>
 * Knows the operating system and nothing of Nimsum: no problem, no judge, no language.
 */
package nimsum.process;

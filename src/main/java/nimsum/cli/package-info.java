/**
 * The commands of {@code scripts/}, a class each: the words that it takes, its messages and its exit status. Another
 * package does the work.
 *
 * <p>
 * {@link nimsum.cli.Commands} is what they have in common, {@link nimsum.cli.StandardOutput} sees to it that no output
 * is lost silently, and {@link nimsum.cli.Progress} shows how far long work is. {@link nimsum.cli.RunCommand} does
 * without picocli, to start as fast as the solution that it runs.
 */
package nimsum.cli;

/**
 * The commands of {@code scripts/}, a class each: the words that it takes, its messages and its exit status. What it
 * does is done by another package, and no other package knows this one.
 *
 * <p>
 * {@link nimsum.cli.Commands} is what they have in common, {@link nimsum.cli.StandardOutput} sees to it that no output
 * is lost silently, and {@link nimsum.cli.Progress} shows how far long work is. {@link nimsum.cli.RunCommand} does
 * without picocli, to start as fast as the solution that it runs.
 */
package nimsum.cli;

/**
 * Makes of a solution, or of any class that uses {@code nimsum.util}, one self-contained source file, ready to be
 * pasted into a judge. {@link nimsum.bundle.Bundler} is the one public class.
 *
 * <ol>
 * <li>The compiler of the JDK says which classes the solution uses: those that it makes class files of.
 * <li>{@code SingleFile} puts their sources, whole, into one text without packages, and refuses foreign packages.
 * <li>That text is compiled, too. A refusal names the file and the line.
 * </ol>
 *
 * <p>
 * A bundle does change the names of classes where a program prints them unasked, as {@code Object.toString()} does.
 */
package nimsum.bundle;

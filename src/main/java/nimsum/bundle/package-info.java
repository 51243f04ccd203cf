/**
 * Makes of a solution, or of any class that uses {@code nimsum.util}, one self-contained source file, ready to be
 * pasted into a judge. The compiler of the JDK says which classes the solution uses. Their sources, whole, become one
 * text without packages, which is compiled, too. Each name there has to mean what it means in the sources, because in
 * one file a class may see what only the classes of another package could see. A refusal names the file and the line.
 *
 * <p>
 * A bundle changes the names of classes where a program prints them unasked, as {@code Object.toString()} does.
 */
package nimsum.bundle;

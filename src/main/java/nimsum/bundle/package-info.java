/**
 * Makes of a solution one self-contained source file, ready to be pasted into a judge: {@code scripts/bundle ID}.
 * {@link nimsum.bundle.Bundler} is the one public call.
 *
 * <ol>
 * <li>The compiler of the JDK says which classes the solution uses: those that it makes class files of.
 * <li>{@code SingleFile} puts their sources, whole, into one text without packages, and refuses foreign packages,
 * reflection, and a class of {@code nimsum.util} that is not final: without packages a method of its heir may override
 * one that only its package saw.
 * <li>That text is compiled, too, and its class files have to be those of the sources, byte for byte, but for the names
 * of the packages ({@code ClassFile}). Merging packages can change what a name means, since what was private to a
 * package becomes visible: then there is no bundle. A refusal names the file, the line and the name.
 * </ol>
 *
 * <p>
 * A bundle does change the names of classes where a program prints them unasked: {@code Object.toString()}, an
 * exception.
 */
package nimsum.bundle;

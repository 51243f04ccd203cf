/**
 * Makes of a solution one self-contained source file, ready to be pasted into a judge: <code>scripts/bundle ID</code>.
 * {@link nimsum.bundle.Bundler} is the one public call. The trees and symbols of the JDK's own compiler decide everything:
 *
 * <ol>
 * <li><code>Sources</code> are the solution and what it uses, parsed and attributed.
 * <li><code>BundledNames</code> follows every name to its declaration, class by class, and notes where it has to be written
 * another way; <code>AllowedUses</code> refuses foreign packages and reflection.
 * <li><code>SingleFile</code> puts the classes, whole and as they are written, into one text.
 * <li><code>SameMeaning</code> compares that text with the sources, tree by tree. Merging packages can change what a name
 * means, since what was private to a package becomes visible: then there is no bundle, and the message names the line.
 * </ol>
 *
 * <p>
 * A bundle does change the names of classes where a program prints them unasked: <code>Object.toString()</code>, an exception.
 * The package knows <code>nimsum.compile</code>, <code>nimsum.problem</code> and <code>nimsum.onlinejudge</code>.
 */
package nimsum.bundle;

/**
 * Makes of a solution one self-contained source file, ready to be pasted into a judge: <code>scripts/bundle ID</code>.
 *
 * <p>
 * {@link nimsum.bundle.Bundler} is the one public call. It works on the syntax trees and symbols of the JDK's own compiler
 * (<code>com.sun.source</code>), never on patterns in the text:
 *
 * <ol>
 * <li><code>Sources</code> has the solution and what it uses parsed and attributed.
 * <li><code>Reachability</code> follows, from the method that the judge calls, every name to its declaration;
 * <code>Overriders</code> adds what is called through supertypes, <code>Effects</code> the fields that matter though nobody
 * reads them, and <code>Guard</code> refuses foreign packages and reflection.
 * <li><code>Cutter</code>, <code>Names</code> and <code>Docs</code> note what changes in the text, position by position: the
 * members that go, the names that were imported, the links that would dangle. All else stays as it was written.
 * <li><code>Assembly</code> puts the classes into one text, and <code>Bundler</code> adds the header, compiles the whole once
 * more, and holds it to the judge's limits.
 * </ol>
 *
 * <p>
 * What it takes as it is: the statements of a method (only declarations are cut), the constants of an enum, records and
 * annotations. What it keeps to be safe: the initialiser blocks of a class in use, and a field that nobody reads if its
 * initial value comes from a call.
 */
package nimsum.bundle;

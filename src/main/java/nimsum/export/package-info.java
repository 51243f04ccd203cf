/**
 * Makes of a problem a package for the systems of others: {@link nimsum.export.ProblemPackage} writes a folder, and
 * {@link nimsum.export.Archive} the same files as a zip.
 */
package nimsum.export;

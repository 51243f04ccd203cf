/**
 * Reads and writes whole files, and YAML as records.
 */
package nimsum.files;

/**
 * The files of {@code testdata/}: read, made and written.
 */
package nimsum.data;

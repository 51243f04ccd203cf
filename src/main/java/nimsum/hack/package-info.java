/**
 * The known wrong programs of a problem, faced by somebody: who hunts them with inputs, or whose program answers like
 * one of them. Without files, processes and threads, so that the book's pages run it, too.
 */
package nimsum.hack;

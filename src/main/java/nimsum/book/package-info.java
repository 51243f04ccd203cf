/**
 * Writes our Markdown: the facts that a page repeats, the order of study, the index and the map.
 *
 * <p>
 * A chapter {@code theory/some-name.md} has its pictures from {@code theory.SomeNamePicture} and its tests in
 * {@code theory.SomeNameTest}.
 */
package nimsum.book;

/**
 * The chapters of {@code theory/}, and the order of study with all that is made from it: the map, the path from text to
 * text, the index of problems.
 *
 * <p>
 * A chapter {@code theory/some-name.md} has its pictures from {@code theory.SomeNamePicture} and its tests in
 * {@code theory.SomeNameTest}.
 */
package nimsum.theory;

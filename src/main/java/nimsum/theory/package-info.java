/**
 * The chapters of {@code theory/}, what draws their pictures from computed values, and the order of study with all that
 * is made from it: the map, the path from text to text, the index of problems.
 *
 * <p>
 * A chapter {@code theory/some-name.md} has its pictures from {@code SomeNamePicture} in this package and its tests in
 * {@code theory.SomeNameTest}.
 */
package nimsum.theory;

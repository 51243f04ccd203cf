/**
 * The chapters of <code>theory/</code>, what draws their pictures from computed values, and the order of study with all that is
 * made from it: the map, the path from text to text, the index of problems.
 *
 * <p>
 * A chapter <code>theory/some-name.md</code> has its pictures from <code>SomeNamePicture</code> in this package and its tests in
 * <code>theory.SomeNameTest</code>.
 */
package nimsum.theory;

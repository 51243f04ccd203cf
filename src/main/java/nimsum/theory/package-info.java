/**
 * The chapters of <code>theory/</code> and what draws their pictures from computed values.
 *
 * <p>
 * A chapter <code>theory/some-name.md</code> has its pictures from <code>SomeNamePicture</code> in this package and its tests in
 * <code>theory.SomeNameTest</code>.
 */
package nimsum.theory;

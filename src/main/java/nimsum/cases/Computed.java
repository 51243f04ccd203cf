package nimsum.cases;

/**
 * A number that a solution computes, or reads in a way of its own. {@link Narrowing} says which types are too narrow
 * for it. The tests find it in the compiled classes, so {@code where} names it as the source does. There are four
 * forms:
 *
 * <ul>
 * <li>{@code Main.value}: each value that is read from a variable or a parameter of this name in the class
 * {@code Main}, or stored in a field of this name.
 * <li>{@code Main.degree[]}: each value that is stored in an array of this name, a variable or a field, in
 * {@code Main}. An array of arrays has the same form.
 * <li>{@code Main.vertex()}: what each call of the method yields.
 * <li>{@code Main *}: each product of two {@code long} in {@code Main}.
 * </ul>
 *
 * <p>
 * The class is {@code Main}, a class nested in it, by its simple name, or one of {@code nimsum.util}, as in
 * {@code Retrograde.distance()}. The numbers are of type {@code int} or {@code long}. A name that does not exist fails
 * the tests.
 *
 * @param name what the number is called
 * @param range what it may be, whenever it is read, stored, computed or returned
 * @param where where {@code Main} has it, in one of the forms above
 */
public record Computed(String name, Range range, String where) {
}

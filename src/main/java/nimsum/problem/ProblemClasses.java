package nimsum.problem;

/** Loads the classes of a problem by their names: the tools know problems only so. */
final class ProblemClasses {

    /**
     * An object of a class that has a public constructor without parameters.
     *
     * @param name
     *            of the class, as in <code>poj2311.Cases</code>
     * @throws IllegalStateException
     *             if there is no such class, or it is of another type
     */
    static <T> T instance(String name, Class<T> type) {
        try {
            return type.cast(Class.forName(name).getConstructor().newInstance());
        } catch (ReflectiveOperationException | ClassCastException e) {
            throw new IllegalStateException(name + " should be a public class that implements " + type.getName()
                    + ", with a public constructor without parameters", e);
        }
    }
}

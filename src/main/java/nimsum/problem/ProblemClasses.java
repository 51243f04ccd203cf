package nimsum.problem;

/** Loads the classes of a problem by their names: the tools know problems only so. */
final class ProblemClasses {

    private ProblemClasses() {
    }

    /**
     * An object of a class that has one public constructor.
     *
     * @param name
     *            of the class, as in <code>poj2311.Cases</code>
     * @throws IllegalStateException
     *             if there is no such class, or it is of another type
     */
    static <T> T instance(String name, Class<T> type, Object... arguments) {
        try {
            return type.cast(Class.forName(name).getConstructors()[0].newInstance(arguments));
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException(name + " should be a public class that implements " + type.getName()
                    + ", with one public constructor for " + arguments.length + " arguments", e);
        }
    }
}

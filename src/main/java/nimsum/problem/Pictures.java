package nimsum.problem;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.Map;

/** Pictures, drawn by classes with {@code static Map<String, String> draw()}. */
public final class Pictures {

    /** Those of a problem, drawn by its class {@code Picture}; none if there is no such class. */
    public static Map<String, String> draw(Problem problem) {
        return Files.exists(problem.folder().resolve("Picture.java")) ? draw(problem.id() + ".Picture") : Map.of();
    }

    /**
     * Draws them.
     *
     * @return SVG text by file name
     * @throws IllegalStateException if there is no such class or method, or it fails
     */
    @SuppressWarnings("unchecked")
    public static Map<String, String> draw(String className) {
        try {
            Method draw = Class.forName(className).getDeclaredMethod("draw");
            draw.setAccessible(true);
            return (Map<String, String>) draw.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    className + " has no static Map<String, String> draw(), or it failed", e);
        }
    }
}

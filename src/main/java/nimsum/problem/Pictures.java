package nimsum.problem;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.Map;

/**
 * The pictures of a problem. One that has any has a class <code>Picture</code> with
 * <code>static Map&lt;String, String&gt; draw()</code>.
 */
public final class Pictures {

    private Pictures() {
    }

    /**
     * Draws them: file name and SVG text; none if there is no <code>Picture</code>.
     *
     * @throws IllegalStateException
     *             if the class has no such method, or it fails
     */
    @SuppressWarnings("unchecked")
    public static Map<String, String> draw(Problem problem) {
        if (!Files.exists(problem.folder().resolve("Picture.java"))) {
            return Map.of();
        }
        try {
            Method draw = Class.forName(problem.id() + ".Picture").getDeclaredMethod("draw");
            draw.setAccessible(true);
            return (Map<String, String>) draw.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    problem.id() + ".Picture has no static Map<String, String> draw(), or it failed", e);
        }
    }
}

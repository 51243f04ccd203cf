package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import org.apache.commons.text.WordUtils;

/**
 * Finds the files of one chapter of the theory. Nothing is read before it is asked for.
 *
 * @param name the name of its document in {@code theory/}, without the ending: words with hyphens between them
 */
public record Chapter(Path home, String name) {

    private static final String ENDING = ".md";

    /**
     * The chapters of a checkout, found by looking, in the order of their names: each document in {@code theory/} but
     * its README and the chapters in Chinese.
     */
    public static List<Chapter> all(Path home) {
        return DataFiles.names(folder(home)).stream()
                .filter(file -> file.matches("[a-z-]+\\.md"))
                .map(file -> new Chapter(home, file.substring(0, file.length() - ENDING.length()))).toList();
    }

    public static Path folder(Path home) {
        return home.resolve("theory");
    }

    public Path document() {
        return folder(home).resolve(name + ENDING);
    }

    public String className() {
        return WordUtils.capitalize(name, '-').replace("-", "");
    }

    /**
     * Its pictures, drawn by the class {@code theory.<className>Picture}.
     *
     * @return SVG text by file name
     */
    public Map<String, String> pictures() {
        return Problem.draw("theory." + className() + "Picture");
    }

    @Override
    public String toString() {
        return "theory/" + name;
    }
}

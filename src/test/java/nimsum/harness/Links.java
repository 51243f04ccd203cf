package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;

/** The links of a document in Markdown. */
final class Links {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(?:#[^)]*)?\\)");

    private Links() {
    }

    /** Asserts that each relative link leads to a file or a folder. */
    static void check(Path document) {
        LINK.matcher(DataFiles.readDocument(document)).results().map(link -> link.group(1))
                .filter(target -> !target.matches("(https?|mailto):.*"))
                .forEach(target -> assertTrue(Files.exists(document.resolveSibling(target)),
                        document + ": dead link: " + target));
    }
}

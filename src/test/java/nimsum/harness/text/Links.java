package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;
import nimsum.problem.ReadmeFacts;

/** The links of a document in Markdown. */
public final class Links {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)]*))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#{1,6} (.*)$");

    /**
     * Asserts that each relative link leads to a file or a folder and, where it names a heading, that the document has
     * it.
     */
    public static void check(Path document) {
        LINK.matcher(DataFiles.readDocument(document)).results()
                .filter(link -> !link.group(1).matches("(https?|mailto):.*"))
                .forEach(link -> check(document, link.group(1), link.group(2)));
    }

    private static void check(Path document, String target, String anchor) {
        Path file = target.isEmpty() ? document : document.resolveSibling(target);
        assertTrue(Files.exists(file), document + ": dead link: " + target);
        assertTrue(anchor == null || anchors(file).contains(anchor),
                document + ": " + file.getFileName() + " has no heading #" + anchor);
    }

    private static Set<String> anchors(Path document) {
        return HEADING.matcher(DataFiles.readDocument(document)).results()
                .map(heading -> ReadmeFacts.anchor(heading.group(1))).collect(Collectors.toSet());
    }
}

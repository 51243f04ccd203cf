package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.Sections;
import nimsum.files.DataFiles;

/** The links of a document in Markdown. */
public final class Links {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]*)(?:#([^)]*))?\\)");
    private static final Pattern OTHER_THEOREM = Pattern
            .compile("(?:[Tt]heorem|\u5b9a\u7406)\\s(\\d+)\\]\\([^)#\\s]*#theorem-(?!\\1\\b)[^)]*\\)");

    /**
     * Asserts that each relative link leads to a file or a folder and, where it names a heading, that the document has
     * it, and that a link called by a theorem leads to a theorem of this number.
     */
    public static void check(Path document) {
        String text = DataFiles.readDocument(document);
        assertEquals(List.of(), OTHER_THEOREM.matcher(text).results().map(MatchResult::group).toList(),
                document + ": links to a theorem of another number");
        List<MatchResult> links = LINK.matcher(text).results()
                .filter(link -> !link.group(1).matches("(https?|mailto):.*")).toList();
        assertTrue(!links.isEmpty(), document + ": no links");
        links.forEach(link -> check(document, link.group(1), link.group(2)));
    }

    private static void check(Path document, String target, String anchor) {
        Path file = target.isEmpty() ? document : document.resolveSibling(target);
        assertTrue(Files.exists(file), document + ": dead link: " + target);
        assertTrue(anchor == null || anchors(file).contains(anchor),
                document + ": " + file.getFileName() + " has no heading #" + anchor);
    }

    private static Set<String> anchors(Path document) {
        return Sections.of(document).sections().stream().map(section -> Sections.anchor(section.title()))
                .collect(Collectors.toSet());
    }
}

package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import nimsum.harness.run.ProblemCopy;
import org.junit.jupiter.api.Test;

/** What a README repeats is written into it, and what is told between is kept. */
class ReadmeFactsTest extends ProblemCopy {

    @Test
    void samplesComeAndGo() {
        Path readme = copy.folder().resolve("README.md");
        String before = DataFiles.readDocument(readme);
        assertFalse(ReadmeFacts.write(copy, Language.EN));
        edit(readme, "(?=### Sample 1)", "Words.\n\n");
        Path input = copy.data(DataKind.SAMPLE).resolve("2.in");
        Path output = copy.data(DataKind.SAMPLE).resolve("2.out");
        DataFiles.write(input, "5\n");
        DataFiles.write(output, "WIN\n");
        assertTrue(ReadmeFacts.write(copy, Language.EN));
        String after = DataFiles.readDocument(readme);
        assertTrue(after.contains("Words.\n\n### Sample 1\n")
                && after.contains("WIN\n```\n\n### Sample 2\n\n```text\n5\n```\n\n```text\nWIN\n```\n"), after);
        DataFiles.delete(input);
        DataFiles.delete(output);
        assertTrue(ReadmeFacts.write(copy, Language.EN));
        assertEquals(before.replaceFirst("(?=### Sample 1)", "Words.\n\n"),
                DataFiles.readDocument(readme).replaceFirst("\n{3,}", "\n\n"));
    }
}

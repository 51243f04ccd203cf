package nimsum.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/** The page of a problem in a language, which need not be there. */
public record Readme(Problem problem, Language language) {

    /** Returns the pages that are there. */
    public static List<Readme> of(Problem problem) {
        return Stream.of(Language.values()).map(language -> new Readme(problem, language)).filter(Readme::exists)
                .toList();
    }

    public Path path() {
        return problem.folder().resolve(language.readme());
    }

    public boolean exists() {
        return Files.exists(path());
    }

    public String text() {
        return DataFiles.readDocument(path());
    }

    /**
     * Returns the sections before the samples, whose explanations there tell more than one wants to know.
     *
     * @throws CheckoutException if the page does not have them
     */
    public String statement() {
        String text = text();
        String first = language.say("Statement", "题目描述"), last = language.say("Samples", "样例");
        int start = text.indexOf("\n## " + first + "\n");
        int end = text.indexOf("\n## " + last + "\n", start);
        if (start < 0 || end < 0) {
            throw new CheckoutException("The " + language.readme() + " of " + problem + " has no section " + first
                    + " before its section " + last + ".");
        }
        return text.substring(start, end);
    }
}

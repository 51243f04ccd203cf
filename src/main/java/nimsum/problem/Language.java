package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A language of the texts. Each problem is told in English, and some are told in Chinese as well. */
public enum Language {

    EN, ZH;

    /** The languages in which a problem is told. */
    public static List<Language> of(Problem problem) {
        return Stream.of(values()).filter(language -> language.tells(problem)).toList();
    }

    /** The one of two texts that is in this language. */
    public String say(String english, String chinese) {
        return this == ZH ? chinese : english;
    }

    public String readme() {
        return say("README.md", "README.zh.md");
    }

    /** The README of a problem, which need not be there. */
    public Path readme(Problem problem) {
        return problem.folder().resolve(readme());
    }

    public boolean tells(Problem problem) {
        return Files.exists(readme(problem));
    }

    /**
     * The sections of a README before the samples, whose explanations there tell more than one wants to know.
     *
     * @throws CheckoutException if the README does not have them
     */
    public String statement(Problem problem) {
        String readme = DataFiles.readDocument(readme(problem));
        String first = say("Statement", "题目描述"), last = say("Samples", "样例");
        int start = readme.indexOf("\n## " + first + "\n");
        int end = readme.indexOf("\n## " + last + "\n", start);
        if (start < 0 || end < 0) {
            throw new CheckoutException(
                    "The " + readme() + " of " + problem + " has no section " + first + " before its section " + last
                            + ".");
        }
        return readme.substring(start, end);
    }
}

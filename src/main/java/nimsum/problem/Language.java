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

    /** The name of a README in this language. */
    public String readme() {
        return say("README.md", "README.zh.md");
    }

    /** The README of a problem, which need not be there. */
    public Path readme(Problem problem) {
        return problem.folder().resolve(readme());
    }

    /** Whether a problem is told in this language. */
    public boolean tells(Problem problem) {
        return Files.exists(readme(problem));
    }
}

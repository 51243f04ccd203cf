package nimsum.problem;

import java.nio.file.Path;

/** A language of the texts. Each problem is told in English, and some are told in Chinese as well. */
public enum Language {

    EN, ZH;

    /** Returns the one of two texts that is in this language. */
    public String say(String english, String chinese) {
        return this == ZH ? chinese : english;
    }

    /** Returns the document that tells in this language what one tells in English. It need not be there. */
    public Path of(Path english) {
        return english.resolveSibling(english.getFileName().toString().replaceFirst("\\.md$", say(".md", ".zh.md")));
    }

    public String readme() {
        return say("README.md", "README.zh.md");
    }
}

package nimsum.problem;

/** A language of the texts. Each problem is told in English, and some are told in Chinese as well. */
public enum Language {

    EN, ZH;

    /** Returns the one of two texts that is in this language. */
    public String say(String english, String chinese) {
        return this == ZH ? chinese : english;
    }

    public String readme() {
        return say("README.md", "README.zh.md");
    }
}

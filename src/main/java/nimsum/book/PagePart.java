package nimsum.book;

import nimsum.problem.Language;

/** The parts of a problem's page, in their order. A page lacks those for which it has nothing to say. */
public enum PagePart {

    STATEMENT("Statement", "题目描述"), INPUT_AND_OUTPUT("Input and output", "输入输出"), SAMPLES("Samples", "样例"), PLAY("Play",
            "试玩"), HINTS("Hints", "提示"), IDEA("Idea", "思路"), PROOF("Proof", "证明"), PROGRAM("Program", "程序"), PITFALLS(
                    "Pitfalls",
                    "易错点"), EXERCISES("Exercises", "练习"), FURTHER("Further", "延伸"), SUBMIT("Where to submit", "提交");

    private final String english;
    private final String chinese;

    PagePart(String english, String chinese) {
        this.english = english;
        this.chinese = chinese;
    }

    public String heading(Language language) {
        return language.say(english, chinese);
    }
}

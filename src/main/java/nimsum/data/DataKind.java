package nimsum.data;

import java.nio.file.Path;
import java.util.Locale;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;

/** The folders of a problem's data, by what an input in them is for. */
public enum DataKind {

    /** The judge's own samples. */
    SAMPLE,
    /** Ours: valid inputs on which mistakes fail. */
    SECRET,
    /** Inputs that break a rule; they have no answer. */
    INVALID;

    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name of the folder for one judge alone, which ends in its name, as in {@code sample-cses}. */
    public String folder(JudgeEntry judge) {
        return folder() + "-" + judge.judge().name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    public Path in(Problem problem) {
        return problem.data().resolve(folder());
    }

    /** Tells whether a case stands in a folder for one judge alone, in whose form it is then. */
    public static boolean isOf(JudgeEntry judge, TestCase test) {
        return test.name().startsWith(SAMPLE.folder(judge) + "/") || test.name().startsWith(SECRET.folder(judge) + "/");
    }
}

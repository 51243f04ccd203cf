package nimsum.judge;

import java.util.Optional;
import nimsum.online.CalledMethod;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.online.OnlineJudge;
import nimsum.online.OnlineJudge.EntryPoint;
import nimsum.process.RunLimits;

/**
 * The rules by which a program is judged.
 *
 * @param entry of the judge whose compilers and flags are used, and who says what white space counts
 * @param standard of the language, or the level of Java, in place of the judge's
 */
public record JudgingRules(JudgeEntry entry, Limits limits, Optional<String> standard) {

    /** The least idle time, for a program that may use the processor for less than half of this. */
    private static final long MIN_IDLE_MILLIS = 2000;
    /** Address space is limited only to keep the machine from harm; what is judged is the memory that is held. */
    private static final long EXTRA_ADDRESS_SPACE_KIB = 4L << 20;
    private static final long EXTRA_OUTPUT_BYTES = 1 << 20;

    public OnlineJudge judge() {
        return entry.judge();
    }

    /**
     * Refuses a file that the judge takes for no program, whatever the compiler says of it.
     *
     * @throws CompileErrorException says what is to be changed
     */
    void check(Submission submission, JavaNames names) {
        if (submission.language().isJava() && submission.text().startsWith("\ufeff")) {
            throw new CompileErrorException("The file begins with a byte order mark, which javac refuses. Save it as "
                    + "UTF-8 without BOM.");
        }
        names.packageName().ifPresent(name -> {
            throw new CompileErrorException("The file begins with \"package " + name
                    + ";\". Judges run the class without a package, so leave that line out.");
        });
        entry.sourceBytes().filter(max -> submission.source().length() > max).ifPresent(max -> {
            throw new CompileErrorException(judge() + " takes at most " + max + " bytes of source, and the file has "
                    + submission.source().length() + ".");
        });
        String run = entry.calls().map(CalledMethod::className).orElse(judge().className());
        String found = entry.calls().isPresent() ? names.file() : names.main();
        // A file without any main compiles first, and then the message says so.
        boolean takesAnyName = entry.calls().isEmpty() && (!names.hasMain() || judge().entry() == EntryPoint.PUBLIC
                || judge().entry() == EntryPoint.MAIN_IF_PUBLIC && !names.isPublic());
        if (submission.language().isJava() && !takesAnyName && !found.equals(run)) {
            throw new CompileErrorException(
                    judge() + " runs the class " + run + ", but the class of this file is " + found + ". Rename it.");
        }
    }

    /**
     * Returns how a program is run, between "Run" and the command: who says that the judge does so, or what the command
     * leaves out.
     */
    String runLike(ProgrammingLanguage language) {
        if (!language.limitsHeap()) {
            return " with a stack of " + limits.memoryKib() + " KiB";
        }
        return judge().known("jvm-flags", "flags");
    }

    int timeMillis(ProgrammingLanguage language) {
        return language.isJava() ? limits.timeMs() : limits.timeMsOthers().orElse(limits.timeMs());
    }

    /**
     * Returns the limits for one case. The time limit is one of processor time, which is the same on a busy machine as
     * on an idle one. What sleeps or waits is ended after twice that, and two seconds at least.
     *
     * @param answerBytes size of the answer; twice that and a MiB may be printed
     */
    RunLimits runLimits(ProgrammingLanguage language, long answerBytes) {
        long time = timeMillis(language);
        long memory = limits.memoryKib() + (long) language.runtimeKib().orElse(0);
        boolean isNative = !language.limitsHeap();
        return new RunLimits(time, Math.max(2 * time, MIN_IDLE_MILLIS), memory,
                isNative ? memory + EXTRA_ADDRESS_SPACE_KIB : 0,
                isNative ? limits.memoryKib() : 0, EXTRA_OUTPUT_BYTES + 2 * answerBytes,
                EXTRA_OUTPUT_BYTES);
    }
}

package nimsum.onlinejudge;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What <code>judges.yaml</code> says of a judge; the comment there says what the keys mean.
 *
 * @param name
 *            as in <code>problem.yaml</code>
 * @param java
 *            the Java levels that it compiles with, oldest first; never empty
 * @param entry
 *            how it finds what to run
 * @param sourceBytes
 *            the longest source that it takes, where a limit is known
 * @param jvmFlags
 *            what it gives to the <code>java</code> command, memory apart
 * @param whiteSpaceCounts
 *            whether right tokens in wrong white space are refused; never left out
 * @param facts
 *            by key, where each of these comes from
 */
public record OnlineJudge(String name, List<Integer> java, EntryPoint entry, Optional<Integer> sourceBytes,
        List<String> jvmFlags, Boolean whiteSpaceCounts, Map<String, String> facts) {

    /** How a judge finds what to run in a submitted file. */
    public enum EntryPoint {
        /** The class named Main. */
        MAIN,
        /** The class named Solution. */
        SOLUTION,
        /** The public class of the file. */
        PUBLIC,
        /** The class and the method that the statement names; no <code>main</code>. */
        STATEMENT
    }

    /** What to call the class with <code>main</code>; Main where the judge takes any name. */
    public String className() {
        return entry == EntryPoint.SOLUTION ? "Solution" : "Main";
    }

    /** Whether it calls a method, instead of running <code>main</code>. */
    public boolean callsMethod() {
        return entry == EntryPoint.STATEMENT;
    }

    @Override
    public String toString() {
        return name;
    }
}

package nimsum.cases;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Inputs that have the number of their questions, the first of {@link #bounds()}, on a line of its own, and then the
 * questions.
 */
public abstract class CountedCases extends Cases {

    @Override
    protected final void check(StrictText input) {
        int questions = input.integer(count());
        input.newline();
        long total = 0;
        for (int question = 0; question < questions; question++) {
            total += checkQuestion(input);
            if (total > mostInAll()) {
                throw input.invalid("sum-too-large", "more than " + mostInAll() + " in all");
            }
        }
    }

    /**
     * Reads one question, with its last line feed.
     *
     * @return how large it is, where {@link #mostInAll()} bounds that
     */
    protected abstract int checkQuestion(StrictText input);

    private String count() {
        return bounds().keySet().iterator().next();
    }

    /** How large all questions may be together. */
    protected long mostInAll() {
        return Long.MAX_VALUE;
    }

    /** The input that asks these. */
    protected static String input(Collection<String> questions) {
        return questions.size() + "\n" + String.join("", questions);
    }

    /** Whatever the inputs ask, if there are not too many questions. */
    @Override
    public final Optional<String> joined(List<String> inputs) {
        List<String[]> parts = inputs.stream().map(input -> input.split("\n", 2)).toList();
        long questions = parts.stream().mapToLong(part -> Long.parseLong(part[0])).sum();
        return questions > most(count())
                ? Optional.empty()
                : Optional
                        .of(parts.stream().map(part -> part[1]).collect(Collectors.joining("", questions + "\n", "")));
    }
}

package nimsum.input;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.errors.InvalidInput;

/**
 * An input that a person wrote: its white space need not be that of the format, and its closing line may be missing,
 * since a solution would not notice.
 */
public final class LenientInput {

    private LenientInput() {
    }

    /**
     * Returns the input in the format of a problem.
     *
     * @throws InvalidInput if it breaks another rule, so that it might be no position at all
     */
    public static String of(Cases cases, String text) {
        String tidy = TextLines.of(text).map(line -> line.strip().replaceAll("\\s+", " "))
                .collect(Collectors.joining("\n", "", "\n"));
        String last = tidy.replaceAll("\n+$", "\n");
        String input = Stream.of(text, tidy, last, last + cases.frame().lastLine()).filter(cases::isValid).findFirst()
                .orElse(tidy);
        cases.check(input);
        return input;
    }
}

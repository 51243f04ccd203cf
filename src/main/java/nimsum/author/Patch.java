package nimsum.author;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimsum.data.Mistake;
import nimsum.errors.CheckoutException;

/** A mistake as changes of consecutive whole lines of a source. */
record Patch(Mistake mistake, List<Hunk> hunks) {

    /** Consecutive whole lines of the source, and the lines that replace them. */
    private record Hunk(List<String> before, List<String> after) {

        Hunk() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    /**
     * Reads the change of a mistake.
     *
     * @throws CheckoutException if it does not have the form
     */
    static Patch of(Mistake mistake) {
        List<Hunk> hunks = new ArrayList<>(List.of(new Hunk()));
        for (String line : mistake.change().lines().toList()) {
            Hunk hunk = hunks.get(hunks.size() - 1);
            if (line.equals("@@")) {
                hunks.add(new Hunk());
            } else if (line.matches("[-+ ].*")) {
                if (line.charAt(0) != '+') {
                    hunk.before.add(line.substring(1));
                }
                if (line.charAt(0) != '-') {
                    hunk.after.add(line.substring(1));
                }
            } else {
                throw new CheckoutException(mistake.file() + ": below the empty line each line starts with -, + or a "
                        + "blank, or is @@:\n" + line);
            }
        }
        if (hunks.stream().anyMatch(hunk -> hunk.before.isEmpty() || hunk.before.equals(hunk.after))) {
            throw new CheckoutException(mistake.file() + " should give, below the head and an empty line, the lines as "
                    + "they are in " + mistake.source()
                    + " (-) and as they are with the mistake (+); @@ before each further place");
        }
        return new Patch(mistake, hunks);
    }

    /**
     * Makes the mistake in the text of the source.
     *
     * @throws CheckoutException if the text does not have the lines of a place exactly once
     */
    String apply(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        for (Hunk hunk : hunks) {
            int place = Collections.indexOfSubList(lines, hunk.before);
            if (place < 0) {
                String gone = hunk.before.stream().filter(line -> !lines.contains(line)).findFirst()
                        .orElse(hunk.before.get(0));
                throw new CheckoutException(
                        mistake.file() + ": " + mistake.source() + " no longer has this line, or not at this place:\n"
                                + gone + "\nWrite the mistake as a change of the lines that it has now.");
            }
            if (place != Collections.lastIndexOfSubList(lines, hunk.before)) {
                throw new CheckoutException(
                        mistake.file() + ": these lines stand in " + mistake.source() + " more than once:\n"
                                + String.join("\n", hunk.before)
                                + "\nGive lines before or after them as well, each with a blank in front.");
            }
            List<String> there = lines.subList(place, place + hunk.before.size());
            there.clear();
            there.addAll(hunk.after);
        }
        return String.join("\n", lines) + "\n";
    }
}

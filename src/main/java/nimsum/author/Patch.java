package nimsum.author;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;

/**
 * A mistake as a change of {@code Main.java} or of another source of the problem. The file says why somebody makes the
 * mistake. Then, after an empty line, come the lines that go ({@code -}), the lines that come ({@code +}) and, if they
 * are needed to find the place, lines that stay (a blank). A line {@code @@} stands between changes in several places.
 * A first line such as {@code --- Reference.java} names another source, which may be one of {@code nimsum.util}.
 *
 * @param description the text before the empty line, on one line
 * @param source the path of the changed file, from the folder of the problem
 */
record Patch(Path file, String description, String source, List<Hunk> hunks) {

    private static final String NAMES_SOURCE = "--- ";

    /** Consecutive whole lines of the source, and the lines that replace them. */
    private record Hunk(List<String> before, List<String> after) {

        Hunk() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    /**
     * Reads a mistake.
     *
     * @throws CheckoutException if the file does not have this form
     */
    static Patch read(Path file) {
        List<String> lines = DataFiles.readDocument(file).lines().toList();
        int empty = Math.max(0, lines.indexOf(""));
        List<Hunk> hunks = new ArrayList<>(List.of(new Hunk()));
        boolean named = empty + 1 < lines.size() && lines.get(empty + 1).startsWith(NAMES_SOURCE);
        for (int i = empty + (named ? 2 : 1); i < lines.size(); i++) {
            String line = lines.get(i);
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
                throw new CheckoutException(file + ":" + (i + 1)
                        + ": below the empty line each line starts with -, + or a blank, or is @@");
            }
        }
        if (empty == 0 || hunks.stream().anyMatch(hunk -> hunk.before.isEmpty() || hunk.before.equals(hunk.after))) {
            throw new CheckoutException(file
                    + " should say why one makes the mistake, and below an empty line give the lines as "
                    + "they are in Main.java (-) and as they are with the mistake (+); @@ before each further place");
        }
        return new Patch(file, String.join(" ", lines.subList(0, empty)),
                named ? lines.get(empty + 1).substring(NAMES_SOURCE.length()) : "Main.java", hunks);
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
                throw new CheckoutException(file + ": " + source + " no longer has this line, or not at this place:\n"
                        + gone + "\nWrite the mistake as a change of the lines that it has now.");
            }
            if (place != Collections.lastIndexOfSubList(lines, hunk.before)) {
                throw new CheckoutException(file + ": these lines stand in " + source + " more than once:\n"
                        + String.join("\n", hunk.before)
                        + "\nGive lines before or after them as well, each with a blank in front.");
            }
            List<String> there = lines.subList(place, place + hunk.before.size());
            there.clear();
            there.addAll(hunk.after);
        }
        return String.join("\n", lines) + "\n";
    }

    /** Returns the name of the mistake, for example {@code EvenSideWins}. */
    String name() {
        return DataFiles.stem(file);
    }
}

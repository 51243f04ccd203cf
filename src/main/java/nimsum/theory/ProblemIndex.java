package nimsum.theory;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.OnlineJudges;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;

/** The index of problems in the project's README, in the order of study, made from the {@code problem.yaml} of each. */
public final class ProblemIndex {

    private static final String HEAD = "| problem | title | judges |\n|---|---|---|\n";
    private static final Pattern TABLE = Pattern.compile(Pattern.quote(HEAD) + "(\\|.*\n)*");

    /**
     * Writes it into the README; whether that changed.
     *
     * @throws CheckoutException if the README has no place for it
     */
    public static boolean write(Problems problems) {
        Path readme = problems.home().resolve("README.md");
        Matcher table = TABLE.matcher(DataFiles.readDocument(readme));
        if (!table.find()) {
            throw new CheckoutException(readme + " has no table that begins with\n" + HEAD);
        }
        return DataFiles.writeDocument(readme, table.replaceFirst(Matcher.quoteReplacement(table(problems))));
    }

    /** What it is in Markdown, with the lines above its first row. */
    public static String table(Problems problems) {
        List<String> ids = problems.all().stream().map(Problem::id).toList();
        return StudyOrder.of(problems.home()).parts().stream()
                .flatMap(part -> {
                    List<String> rows = part.entries().stream()
                            .filter(entry -> !entry.isChapter() && ids.contains(entry.name()))
                            .map(entry -> row(problems.find(entry.name()))).toList();
                    return rows.isEmpty()
                            ? rows.stream()
                            : Stream.concat(Stream.of("| **" + part.title() + "** | | |\n"), rows.stream());
                })
                .collect(Collectors.joining("", HEAD, ""));
    }

    private static String row(Problem problem) {
        ProblemFile file = problem.file();
        String judges = file.judges().stream().map(listing -> judge(file, listing)).collect(Collectors.joining(", "));
        return "| [" + problem + "](problems/" + problem + "/README.md) | "
                + file.title() + file.originalTitle().map(title -> "<br>" + title).orElse("") + " | " + judges + " |\n";
    }

    /** A judge of a problem, with what it said of our solution, and whether it still says anything. */
    private static String judge(ProblemFile file, Listing listing) {
        String accepted = file.accepted().orElse(List.of()).stream()
                .filter(verdict -> verdict.judge().equals(listing.judge()))
                .map(verdict -> " ([accepted](" + verdict.link() + ") " + verdict.date() + ")")
                .collect(Collectors.joining());
        String closed = OnlineJudges.known().find(listing.judge()).closed()
                .map(closure -> " (closed since " + closure.since() + ")").orElse("");
        return "[" + listing.judge() + "](" + listing.address() + ")" + accepted + closed;
    }
}

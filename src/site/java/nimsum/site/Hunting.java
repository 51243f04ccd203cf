package nimsum.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.author.Suspects;
import nimsum.board.HuntEntry;
import nimsum.files.DataFiles;
import nimsum.hack.Suspect;
import nimsum.problem.Problem;

/** The wrong programs of all problems, for the pages on which they are hunted. */
record Hunting(List<Problem> problems) {

    private static final String ENTRY = "HuntEntryOfSite", RUN = "RunOfSite";

    /** Writes a {@link HuntEntry} for each problem, with the wrong programs, and returns all sources. */
    List<Path> sources(Path work) {
        List<Path> sources = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (Problem problem : problems) {
            List<Suspects.Source> suspects = Suspects.sources(problem, work.resolve("java"));
            for (Suspects.Source suspect : suspects) {
                Path run = suspect.files().get(0).resolveSibling(RUN + ".java");
                DataFiles.writeDocument(run, run(suspect));
                sources.add(run);
                sources.addAll(suspect.files());
            }
            texts.add(entry(problem, suspects));
        }
        sources.addAll(JavaScript.services(work, HuntEntry.class,
                problems.stream().map(problem -> problem + "." + ENTRY).toList(), texts));
        return sources;
    }

    /** The program is seen only in its own package. */
    private static String run(Suspects.Source suspect) {
        return String.format(Locale.ROOT, """
                package %s;
                public final class %s {
                    public static java.util.Optional<String> run(String input) {
                        return nimsum.board.Hunts.run("%s", %s::solve, input);
                    }
                }
                """, packageOf(suspect), RUN, suspect.suspect().name(), suspect.className());
    }

    private static String packageOf(Suspects.Source suspect) {
        return suspect.className().replaceFirst("\\.\\w+$", "");
    }

    private static String entry(Problem problem, List<Suspects.Source> suspects) {
        return String.format(Locale.ROOT, """
                package %1$s;
                public final class %2$s implements nimsum.board.HuntEntry {
                    public String id() {
                        return "%1$s";
                    }
                    public nimsum.input.Cases cases() {
                        %3$sreturn new Cases().withBounds(bounds);
                    }
                    public String solve(String input) {
                        return new nimsum.problem.Program("Main", Main::solve).run(input);
                    }
                    public nimsum.online.OnlineJudge.WhiteSpace whiteSpace() {
                        return nimsum.online.OnlineJudge.WhiteSpace.%4$s;
                    }
                    public java.util.List<nimsum.hack.Suspect> suspects() {
                        return java.util.List.of(%5$s);
                    }
                }
                """, problem, ENTRY, Games.bounds(problem),
                problem.file().judges().get(0).judge().whiteSpace().name(),
                suspects.stream().map(Hunting::suspect).collect(Collectors.joining(",\n")));
    }

    private static String suspect(Suspects.Source source) {
        Suspect suspect = source.suspect();
        return Stream.of(suspect.name(), suspect.does(), suspect.why(), suspect.refuted()).map(Hunting::quoted)
                .collect(Collectors.joining(", ", "new nimsum.hack.Suspect(",
                        ", " + packageOf(source) + "." + RUN + "::run)"));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}

package nimsum.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nimsum.board.Entry;
import nimsum.problem.Problem;

/** All games and all solutions, for the pages on which they are played and run. */
record Games(Path home, List<Problem> problems) {

    private static final String ENTRY = "SiteEntry";

    /** Writes an {@link Entry} for each problem, and returns the sources. */
    List<Path> sources(Path work) {
        return JavaScript.services(work, Entry.class, problems.stream().map(problem -> problem + "." + ENTRY).toList(),
                problems.stream().map(this::source).toList());
    }

    /** Returns the statements that make the map {@code bounds} of a problem. */
    static String bounds(Problem problem) {
        return problem.file().bounds().entrySet().stream()
                .map(bound -> "bounds.put(\"" + bound.getKey() + "\", new nimsum.input.Range(" + bound.getValue().min()
                        + "L, " + bound.getValue().max() + "L));\n")
                .collect(Collectors.joining("",
                        "java.util.Map<String, nimsum.input.Range> bounds = new java.util.LinkedHashMap<>();\n", ""));
    }

    private String source(Problem problem) {
        String sketch = Files.exists(home.resolve("src/site/java").resolve(problem.id()).resolve("Board.java"))
                ? "new Board()"
                : "new nimsum.board.CommonSketch<>()";
        return String.format(Locale.ROOT, """
                package %1$s;
                public final class %2$s implements nimsum.board.Entry {
                    public String id() {
                        return "%1$s";
                    }
                    public java.util.Optional<nimsum.board.Table<?>> table() {
                        %3$s
                    }
                    public void solve(nimsum.util.FastReader in, nimsum.util.FastWriter out) {
                        Main.solve(in, out);
                    }
                }
                """, problem, ENTRY,
                !problem.hasGame() ? "return java.util.Optional.empty();" : String.format(Locale.ROOT, """
                        %sreturn java.util.Optional.of(new nimsum.board.Table<>(new Rules(), new Coach(),
                                new Cases().withBounds(bounds), %s));
                        """, bounds(problem), sketch));
    }
}

package cf1704f;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Two ties of the sample, cut into their runs, with the value of each run below it. */
public final class Picture {

    private static final List<String> ROWS = List.of("RBRBRBRBRRBB", "RBRBRBRBBBRR");
    private static final int CELL = 30, GAP = 14, LEFT = 20, HIGH = 84;

    public static Map<String, String> draw() {
        int[] grundy = Main.grundyOfRuns();
        Svg svg = new Svg(470, ROWS.size() * HIGH, "Two rows of red and blue cells, cut into runs. " + ROWS.stream()
                .map(row -> "The runs of " + row + " have the values " + Svg.listed(values(grundy, row), "and") + ".")
                .collect(Collectors.joining(" ")));
        for (int row = 0; row < ROWS.size(); row++) {
            int top = 14 + row * HIGH;
            double x = LEFT;
            for (String run : Coach.runs(ROWS.get(row)).toList()) {
                Grid grid = new Grid(svg, x, top, CELL, 0);
                for (int cell = 0; cell < run.length(); cell++) {
                    grid.fill(0, cell, run.charAt(cell) == 'R' ? Role.RED : Role.ACCENT, 1);
                    grid.text(0, cell, 13, Role.WHITE, run.charAt(cell));
                }
                svg.text(x + run.length() * CELL / 2.0, top + CELL + 14, 13, Role.INK,
                        Main.grundyOfRun(grundy, run.length()));
                x += run.length() * CELL + GAP;
            }
        }
        return Map.of("runs.svg", svg.toString());
    }

    private static List<Integer> values(int[] grundy, String row) {
        return Coach.runs(row).map(run -> Main.grundyOfRun(grundy, run.length())).toList();
    }
}

package poj2931;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.HeapRows;
import nimsum.input.StrictText;

/** The number of tests, and for each its heading and two times three heights with their lines of cubes. */
public final class Cases extends nimsum.input.Cases {

    private static final int TOWERS = 3, SMALL = 4;

    /** What one test compares: the colours of each tower from the lowest cube up. */
    private record Pair(List<String> first, List<String> second) {

        private static Pair of(String first, String second) {
            return new Pair(List.of(first.split("\\|", -1)), List.of(second.split("\\|", -1)));
        }

        private Pair swapped() {
            return new Pair(second, first);
        }

        @Override
        public String toString() {
            return text(first) + text(second);
        }
    }

    @Override
    protected void checkQuestion(StrictText input) {
        int tests = input.count("T");
        for (int test = 1; test <= tests; test++) {
            String heading = "Test " + test;
            input.refuse("other-heading", !input.row("heading", heading.length(), "Test 0123456789").equals(heading),
                    "not " + heading);
            input.newline();
            checkTowers(input);
            checkTowers(input);
        }
    }

    private static void checkTowers(StrictText input) {
        for (int height : input.line(TOWERS, "n")) {
            String row = input.row("tower", Math.max(0, 2 * height - 1), "BW ");
            input.refuse("blanks-elsewhere", !row.matches("([BW]( [BW])*)?"), "\"" + row + '"');
            input.newline();
        }
    }

    @Override
    protected void describe() {
        // c cubes for six towers in (c + 5 over 5) ways, each in 2^c colourings: 1 + 6 * 2 + 21 * 4 + 56 * 8 + 126 * 16.
        small("all 2561 ways to have two times three towers of up to " + SMALL + " cubes in all", this::smallQuestions);
        bruteForceSize(4);
        int cubes = max("n");
        String full = white(cubes);
        String min = "W" + black(cubes - 1);
        secret("20-highest", () -> both(Stream.of(Pair.of(min + "||", "||"),
                Pair.of(min + "||", "W" + black(cubes - 2) + "||"), Pair.of(full + "|" + full + "|", full + "|"
                        + full + "|" + min),
                Pair.of(full + "|" + full + "|" + min, full + "|" + full + "|W" + black(cubes - 2)),
                Pair.of(full + "|" + full + "|" + full, full + "|" + full + "|" + white(cubes - 1)))));
        secret("21-a-last-cube-more", () -> both(IntStream.range(1, cubes)
                .mapToObj(height -> Pair.of("W" + black(height) + "||", "W" + black(height - 1) + "||"))));
        secret("22-beside-full-towers", () -> both(IntStream.range(1, cubes).mapToObj(
                height -> Pair.of(full + "|" + full + "|W" + black(height),
                        full + "|W" + black(height - 1) + "|" + full))));
        secret("23-runs", () -> both(IntStream.range(1, cubes / 2).mapToObj(
                run -> Pair.of(white(run) + black(run) + "||", white(run - 1) + "|W" + black(run) + "|"))));
        secret("30-random-of-up-to-12", () -> random(30, 300, 12));
        secret("31-random-of-up-to-150", () -> random(31, 120, TOWERS * cubes));
        largest("90-largest", this::largestPart);
    }

    private Stream<String> smallQuestions() {
        List<int[]> every = HeapRows.every(2 * TOWERS, 0, SMALL).toList();
        return BruteForce.towers(SMALL).flatMap(cubes -> every.stream()
                .filter(heights -> IntStream.of(heights).sum() == cubes.length()).map(heights -> cut(cubes, heights)))
                .map(six -> tests(List.of(new Pair(six.subList(0, TOWERS), six.subList(TOWERS, 2 * TOWERS)))));
    }

    /** Cuts a tower into several of these heights. */
    private static List<String> cut(String cubes, int[] heights) {
        List<String> towers = new ArrayList<>();
        int at = 0;
        for (int height : heights) {
            towers.add(cubes.substring(at, at + height));
            at += height;
        }
        return towers;
    }

    /** Two threes that are independent or differ in one cube or the order. The size counts cubes of one. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return tests(List.of(randomPair(random, Math.min(size, TOWERS * max("n")))));
    }

    private Pair randomPair(Random random, int cubes) {
        List<String> first = randomTowers(random, cubes);
        List<String> second = new ArrayList<>(random.nextInt(3) == 0 ? randomTowers(random, cubes) : first);
        if (random.nextBoolean()) {
            int changed = random.nextInt(TOWERS);
            String tower = second.get(changed);
            if (!tower.isEmpty()) {
                int cube = Math.max(random.nextInt(tower.length()), random.nextInt(tower.length()));
                second.set(changed, tower.substring(0, cube) + (tower.charAt(cube) == 'W' ? 'B' : 'W')
                        + tower.substring(cube + 1));
            }
        }
        Collections.shuffle(second, random);
        return new Pair(first, second);
    }

    private List<String> randomTowers(Random random, int cubes) {
        int[] heights = new int[TOWERS];
        for (int i = 0; i < cubes; i++) {
            int tower = random.nextInt(TOWERS);
            while (heights[tower] == max("n")) {
                tower = (tower + 1) % TOWERS;
            }
            heights[tower]++;
        }
        return IntStream.of(heights).mapToObj(height -> randomTower(random, height)).toList();
    }

    /** Now and then with long runs of a colour. */
    private static String randomTower(Random random, int height) {
        int runs = 2 + random.nextInt(6);
        StringBuilder tower = new StringBuilder(random.nextBoolean() ? "W" : "B");
        while (tower.length() < height) {
            char last = tower.charAt(tower.length() - 1);
            tower.append(random.nextInt(runs) > 0 ? last : last == 'W' ? 'B' : 'W');
        }
        return tower.substring(0, height);
    }

    /** Returns the tests are scaled. */
    private String largestPart(int eighths) {
        Random random = new Random(90);
        return tests(
                Stream.generate(() -> randomPair(random, TOWERS * max("n"))).limit(max("T") * eighths / 8).toList());
    }

    @Override
    public Optional<String> joined(List<String> inputs) {
        if (inputs.size() > max("T")) {
            return Optional.empty();
        }
        return Optional.of(tests(inputs.stream().map(input -> input.split("\n", 3)[2]).toList()));
    }

    private String random(int seed, int tests, int maxCubes) {
        Random random = new Random(seed);
        return both(IntStream.range(0, tests).mapToObj(i -> randomPair(random, 1 + i * maxCubes / tests)));
    }

    /** Returns each pair, and the same the other way round. */
    private static String both(Stream<Pair> pairs) {
        return tests(pairs.flatMap(pair -> Stream.of(pair, pair.swapped())).toList());
    }

    /** Returns the input with these tests, each of them written without its heading. */
    private static String tests(List<?> tests) {
        return IntStream.range(0, tests.size()).mapToObj(i -> "Test " + (i + 1) + "\n" + tests.get(i))
                .collect(Collectors.joining("", tests.size() + "\n", ""));
    }

    private static String text(List<String> towers) {
        return towers.stream().map(tower -> String.valueOf(tower.length())).collect(Collectors.joining(" ", "", "\n"))
                + towers.stream().map(tower -> String.join(" ", tower.split("")) + "\n").collect(Collectors.joining());
    }

    private static String white(int height) {
        return "W".repeat(height);
    }

    private static String black(int height) {
        return "B".repeat(height);
    }
}

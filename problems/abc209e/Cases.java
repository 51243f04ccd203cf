package abc209e;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.HeapRows;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.Words;

/** The number of words, and a line for each: 3 to 8 letters, large or small. */
public final class Cases extends nimsum.input.Cases {

    /** A large letter and the small one side by side. */
    private static final String LETTERS = "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ";
    private static final List<String> WORDS = List
            .of(("about actor agenda agent ashore ashtray astound astray concert confer "
                    + "consent contact content doctor enter entry extent extra extract ferment intent leaflet leakage leash leather letter "
                    + "mentor outcast outlast outlet outrage raven rayon senator sent student tennis terrace text torment torrent tractor "
                    + "traitor trash tryout winter").split(" "));
    private static final int SMALL = 3, SMALL_LENGTH = 4;

    @Override
    protected void checkQuestion(StrictText input) {
        for (int words = input.count("N"); words > 0; words--) {
            input.row("word", new Range(3, 8), LETTERS);
            input.newline();
        }
    }

    @Override
    protected void describe() {
        // Of 8 + 16 words any one, any two with the same one allowed, and any three: 24 + 24 * 25 / 2 + 24 * 25 * 26 / 6.
        small("all 2924 lists in alphabetical order of up to " + SMALL + " words of 3 or " + SMALL_LENGTH
                + " letters, each a or A", this::smallQuestions);
        bruteForceSize(12);
        // There are no more threes of letters.
        for (int size : List.of(20, 50, 200, 1000, 5000)) {
            secret(named().size() + 20 + "-random", () -> random(new Random(size), size));
        }
        secret("30-one-loop-of-2-to-17", () -> list(Stream.generate(() -> "aaa").limit(1 << 17)));
        secret("90-one-long-chain", this::chain);
        // What is scaled is how many words there are.
        largest("91-eight-letters", eighths -> {
            Random random = new Random(eighths);
            return list(Stream.generate(() -> Words.random(random, 8, LETTERS)).limit(max("N") * eighths / 8));
        });
        secret("92-all-from-one-vertex", () -> list(Words.every(5, LETTERS).limit(max("N")).map("aaa"::concat)));
        secret("93-all-through-one-vertex",
                () -> list(Stream.concat(Words.every(3, LETTERS).limit(max("N") / 2).map(letters -> letters + "aaa"),
                        Words.every(4, LETTERS).limit(max("N") / 2)
                                .map(word -> "aaa" + word.substring(2) + "Z" + word.substring(0, 2)))));
        secret("94-one-loop", () -> list(Stream.generate(() -> "aaa").limit(max("N"))));
        secret("95-one-long-chain-shuffled", () -> {
            List<String> words = chain().lines().skip(1).collect(Collectors.toCollection(ArrayList::new));
            Collections.shuffle(words, new Random(95));
            return list(words.stream());
        });
        secret("96-many-answers", () -> manyAnswers(i -> i));
        secret("97-many-answers-backwards", () -> manyAnswers(i -> max("N") / 2 - 1 - i));
    }

    private Stream<String> smallQuestions() {
        List<String> words = Stream.concat(Words.every(3, "Aa"), Words.every(SMALL_LENGTH, "Aa")).sorted().toList();
        return HeapRows.ascending(SMALL, 0, words.size() - 1).map(row -> list(IntStream.of(row).mapToObj(words::get)));
    }

    /** Most words lead from one vertex to one just before it. The size counts words. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int count = Math.min(size, max("N"));
        String letters = LETTERS.substring(0, 2 + random.nextInt(LETTERS.length() - 1));
        List<String> vertices = Stream.generate(() -> Words.random(random, 3, letters)).limit(2 + random.nextInt(count))
                .toList();
        return list(IntStream.range(0, count).mapToObj(i -> {
            int from = vertices.size() - 1 - (i == 0 ? 0 : random.nextInt(vertices.size() - 1));
            int to = random.nextInt(20) == 0
                    ? random.nextInt(vertices.size())
                    : Math.max(0, from - 1 - random.nextInt(4));
            String start = vertices.get(from) + Words.random(random, random.nextInt(3), letters);
            return random.nextInt(12) == 0 ? start : start + vertices.get(to);
        }));
    }

    /**
     * The size bounds the number of English words: before all others those that can be said soon after the first one,
     * so that play lasts.
     */
    @Override
    protected String startQuestion(Random random, int size) {
        List<String> all = new ArrayList<>(WORDS);
        Collections.shuffle(all, random);
        Set<String> words = new LinkedHashSet<>(all.subList(0, 1));
        for (List<String> last = all.subList(0, 1); words.size() < size && !last.isEmpty();) {
            List<String> ends = last.stream().map(word -> word.substring(word.length() - 3)).toList();
            last = all.stream().filter(word -> ends.contains(word.substring(0, 3)) && words.add(word)).toList();
        }
        words.addAll(all);
        List<String> others = words.stream().skip(1).limit(size - 1).collect(Collectors.toList());
        Collections.shuffle(others, random);
        return list(Stream.concat(all.stream().limit(1), others.stream()));
    }

    /** Returns one way through all threes of letters, in a random order, and once more as far as there is room. */
    private String chain() {
        List<String> way = way();
        return list(IntStream.range(0, max("N")).map(i -> i % (way.size() - 1))
                .mapToObj(i -> way.get(i) + way.get(i + 1)));
    }

    /** Makes a way that is judged from its end, with two words from another vertex to each second one of them. */
    private String manyAnswers(IntUnaryOperator order) {
        List<String> way = way();
        String start = way.get(way.size() - 1);
        int half = max("N") / 2;
        return list(Stream.concat(IntStream.range(0, half).mapToObj(i -> way.get(i + 1) + way.get(i)),
                IntStream.range(0, half).map(order).mapToObj(i -> start + LETTERS.charAt(i % 2) + way.get(i | 1))));
    }

    private static List<String> way() {
        List<String> way = new ArrayList<>(Words.every(3, LETTERS).toList());
        Collections.shuffle(way, new Random(90));
        return way;
    }

    private static String list(Stream<String> words) {
        List<String> lines = words.toList();
        return lines.size() + "\n" + String.join("\n", lines) + "\n";
    }
}

package abc209e;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Computed;
import nimsum.cases.HeapRows;
import nimsum.cases.Range;
import nimsum.cases.StrictText;

/** The number of words, and a line for each: 3 to 8 letters, large or small. */
public final class Cases extends nimsum.cases.Cases {

    /** A large letter and the small one side by side. */
    private static final String LETTERS = "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ";
    private static final Range LENGTHS = new Range(3, 8);
    private static final int SMALL = 3, SMALL_LENGTH = 4;

    @Override
    protected void check(StrictText input) {
        int words = input.integer("N");
        input.newline();
        for (int i = 0; i < words; i++) {
            input.row("word", LENGTHS, LETTERS);
            input.newline();
        }
    }

    @Override
    public String smallScope() {
        // Of 8 + 16 words any one, any two with the same one allowed, and any three: 24 + 24 * 25 / 2 + 24 * 25 * 26 / 6.
        return "all 2924 lists in alphabetical order of up to " + SMALL + " words of 3 or " + SMALL_LENGTH
                + " letters, each a or A";
    }

    @Override
    public Stream<String> small() {
        List<String> words = IntStream.rangeClosed(3, SMALL_LENGTH).boxed()
                .flatMap(length -> everyWord(length, "Aa")).sorted().toList();
        return HeapRows.ascending(SMALL, 0, words.size() - 1)
                .map(row -> input(IntStream.of(row).mapToObj(words::get).toList()));
    }

    /** Every word of one length, in the order of its letters. */
    private static Stream<String> everyWord(int length, String letters) {
        return HeapRows.every(length, 0, letters.length() - 1).map(row -> word(letters, IntStream.of(row)));
    }

    private static String randomLetters(Random random, String letters, int count) {
        return word(letters, IntStream.generate(() -> random.nextInt(letters.length())).limit(count));
    }

    private static String word(String letters, IntStream numbers) {
        return numbers.mapToObj(i -> letters.substring(i, i + 1)).collect(Collectors.joining());
    }

    /**
     * Most words lead from one of some vertices to one just before it, and the first word to one of the last.
     *
     * @param size
     *            the number of words
     */
    @Override
    public String random(Random random, int size) {
        int count = Math.min(size, most("N"));
        String letters = LETTERS.substring(0, 2 + random.nextInt(LETTERS.length() - 1));
        List<String> vertices = Stream.generate(() -> randomLetters(random, letters, 3))
                .limit(1 + random.nextInt(count))
                .toList();
        int back = random.nextBoolean() ? 2 + random.nextInt(30) : Integer.MAX_VALUE;
        int step = 1 + random.nextInt(4);
        List<String> words = new ArrayList<>();
        while (words.size() < count) {
            int from = words.isEmpty() ? vertices.size() : random.nextInt(vertices.size());
            int to = random.nextInt(back) == 0 ? random.nextInt(vertices.size()) : from - 1 - random.nextInt(step);
            String start = from < vertices.size() ? vertices.get(from) : randomLetters(random, letters, 3);
            start += randomLetters(random, letters, random.nextInt(3));
            words.add(switch (random.nextInt(12)) {
                case 0 -> start;
                case 1 -> words.isEmpty() ? start : words.get(random.nextInt(words.size()));
                default -> start + (to < 0 ? randomLetters(random, letters, 3) : vertices.get(to));
            });
        }
        return input(words);
    }

    @Override
    public int bruteForceSize() {
        return 12;
    }

    /** At most so many threes of letters there are. */
    @Override
    public List<Computed> computed() {
        return List.of(new Computed("vertex", new Range(0, 140_607), "return #vertices[letters] - 1#;"));
    }

    @Override
    protected void name(Named named) {
        named.put("10-every-word-of-4-letters", () -> input(everyWord(4, "abAB").toList()));
        named.put("11-chain-of-100", () -> chain(100, 100));
        for (int size : List.of(6, 10, 20, 50, 200, 1000, 5000)) {
            named.put("%d-random".formatted(named.size() + 18), () -> random(new Random(size), size));
        }
        named.put("90-one-long-chain", () -> chain(140_608, most("N")));
        named.put("91-eight-letters", () -> largest(8));
        named.put("92-all-from-one-vertex", () -> words(most("N"), "aaa", 5));
    }

    /** One way through so many vertices, in a random order; each word twice until there are enough. */
    private static String chain(int vertices, int count) {
        Random random = new Random(vertices);
        List<String> way = new ArrayList<>(everyWord(3, LETTERS).toList());
        Collections.shuffle(way, random);
        List<String> words = IntStream.range(0, count).map(i -> i % (vertices - 1))
                .mapToObj(i -> way.get(i) + way.get(i + 1)).collect(Collectors.toList());
        Collections.shuffle(words, random);
        return input(words);
    }

    /** Words of eight letters; what is scaled is how many. */
    @Override
    public String largest(int eighths) {
        return words(most("N") * eighths / 8, "", 8);
    }

    /** So many words that begin with the same letters, and then so many at random. */
    private static String words(int count, String start, int more) {
        Random random = new Random(count);
        return input(Stream.generate(() -> start + randomLetters(random, LETTERS, more)).limit(count).toList());
    }

    private static String input(List<String> words) {
        return words.size() + "\n" + String.join("\n", words) + "\n";
    }
}

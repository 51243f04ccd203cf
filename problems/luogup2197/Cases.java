package luogup2197;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.input.Frame;
import nimsum.input.HeapRows;
import nimsum.input.Question;
import nimsum.input.StrictText;

/** A line {@code T}, then T times a line {@code n} and a line with the sizes of n heaps. */
public final class Cases extends nimsum.input.Cases {

    /** The most rows of a file, and the most heaps of all of them. */
    private static final int AT_CSES = 200_000;

    @Override
    protected void checkQuestion(StrictText input) {
        input.countedLine("n", "a");
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 8 + 64 + 512
        small("all 584 rows of up to three heaps of up to 7 stones", () -> HeapRows.upTo(3, 0, 7).map(HeapRows::text));
        bruteForceSize(6);
        secret("14-every-size", () -> input(HeapRows.text(IntStream.rangeClosed(0, max("a")).toArray())));
        secret("15-every-size-but-1000",
                () -> input(HeapRows.text(IntStream.rangeClosed(0, max("a")).filter(n -> n != 1000).toArray())));
        secret("16-random", () -> mixed(16, 300));
        // The number of heaps in a row is scaled.
        largest("90-largest", eighths -> mixed(90, max("n") * eighths / 8));
    }

    /** The size counts stones of the largest heap. */
    @Override
    protected String randomQuestion(Random random, int size) {
        return HeapRows.text(HeapRows.randomNim(random, Math.min(size, max("a"))));
    }

    /** A question is a row with the number of its heaps. */
    @Override
    public List<Question> questions(String input, String answer) {
        Iterator<String> lines = input.lines().skip(1).iterator();
        return answer.lines().map(word -> new Question(lines.next() + "\n" + lines.next() + "\n", word)).toList();
    }

    /**
     * At CSES a heap is not empty, and heaps of 0 change nothing. More fit there: a row alone that is about the longest
     * gets pairs of equal heaps, and the most rows, of a heap each, are asked again and again.
     */
    @Override
    public List<Question> asked(String judge, List<Question> rows) {
        List<Question> asked = rows.stream().map(row -> {
            List<String> heaps = new ArrayList<>(List.of(row.text().split("\\s")));
            boolean longest = Integer.parseInt(heaps.remove(0)) >= max("n") - 1 && rows.size() == 1;
            heaps.removeIf("0"::equals);
            while (heaps.isEmpty() || longest && heaps.size() < AT_CSES - 1) {
                heaps.addAll(List.of("1", "1"));
            }
            return new Question(heaps.size() + "\n" + String.join(" ", heaps) + "\n", row.answer());
        }).toList();
        boolean single = rows.size() == max("T") && asked.stream().allMatch(row -> row.text().startsWith("1\n"));
        return Collections.nCopies(single ? AT_CSES / rows.size() : 1, asked).stream().flatMap(List::stream).toList();
    }

    /** Makes as many rows as there may be. About half of them are lost for the player to move. */
    private String mixed(int seed, int heaps) {
        return rows(seed, max("T"), random -> random.nextBoolean()
                ? HeapRows.lostInNim(random, heaps, max("a"))
                : HeapRows.random(random, heaps, 0, max("a")));
    }
}

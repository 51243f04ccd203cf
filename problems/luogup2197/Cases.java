package luogup2197;

import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.HeapRows;
import nimsum.cases.Question;
import nimsum.cases.RowCases;

/** A line {@code T}, then T times a line {@code n} and a line with the sizes of n heaps. */
public final class Cases extends RowCases {

    @Override
    public String smallScope() {
        return "all 584 rows of up to three heaps of up to 7 stones"; // 8 + 64 + 512
    }

    @Override
    public Stream<String> small() {
        return HeapRows.upTo(3, 0, 7).map(row -> rows(row));
    }

    /** The size counts stones of the largest heap. */
    @Override
    public String random(Random random, int size) {
        return rows(HeapRows.randomNim(random, Math.min(size, most("a"))));
    }

    @Override
    public int bruteForceSize() {
        return 6;
    }

    @Override
    protected void name(Named named) {
        named.put("14-every-size", () -> rows(IntStream.rangeClosed(0, most("a")).toArray()));
        named.put("15-every-size-but-1000",
                () -> rows(IntStream.rangeClosed(0, most("a")).filter(n -> n != 1000).toArray()));
        named.put("16-random", () -> mixed(16, 300));
        named.put("90-largest", () -> largest(8));
    }

    /** A question is a row. At CSES a heap is not empty, and heaps of 0 change nothing. */
    @Override
    public List<Question> questions(String judge, String input, String answer) {
        Iterator<String> lines = input.lines().skip(1).iterator();
        return answer.lines().map(word -> {
            lines.next();
            List<String> heaps = Stream.of(lines.next().split(" ")).filter(heap -> !heap.equals("0")).toList();
            return heaps.isEmpty()
                    ? new Question("2\n1 1\n", word)
                    : new Question(heaps.size() + "\n" + String.join(" ", heaps) + "\n", word);
        }).toList();
    }

    /** The number of heaps in a row is scaled. */
    @Override
    public String largest(int eighths) {
        return mixed(90, most("n") * eighths / 8);
    }

    /** As many rows as there may be, half of them lost for the player to move. */
    private String mixed(int seed, int heaps) {
        return rows(seed, most("T"), random -> random.nextBoolean()
                ? HeapRows.lostInNim(random, heaps, most("a"))
                : HeapRows.random(random, heaps, 0, most("a")));
    }
}

package abc209e;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks at three letters again whenever more is known of what follows them, in any order, and counts anew which words lose: no
 * queue by distance, and no count that is kept. As slow as the squares of how many words begin with the same letters.
 */
final class Reference {

    /** By three letters: the words that begin with them, and those that end with them. */
    private final Map<String, List<String>> from, to;
    /** Three letters with which the player to move has to begin, and wins or loses. */
    private final Set<String> won = new HashSet<>(), lost = new HashSet<>();

    private Reference(List<String> words) {
        from = words.stream().collect(Collectors.groupingBy(Reference::start));
        to = words.stream().collect(Collectors.groupingBy(Reference::end));
    }

    static void solve(FastReader in, FastWriter out) {
        List<String> words = Stream.generate(in::next).limit(in.nextInt()).toList();
        Reference shiritori = new Reference(words);
        shiritori.look();
        words.forEach(word -> out.println(shiritori.lost.contains(end(word))
                ? "Takahashi"
                : shiritori.won.contains(end(word)) ? "Aoki" : "Draw"));
    }

    private void look() {
        Deque<String> left = new ArrayDeque<>(to.keySet());
        while (!left.isEmpty()) {
            String letters = left.pop();
            List<String> words = from.getOrDefault(letters, List.of());
            boolean isNew = words.stream().anyMatch(word -> lost.contains(end(word)))
                    ? won.add(letters)
                    : words.stream().filter(word -> won.contains(end(word))).count() == words.size()
                            && lost.add(letters);
            if (isNew) {
                to.getOrDefault(letters, List.of()).forEach(word -> left.push(start(word)));
            }
        }
    }

    static String start(String word) {
        return word.substring(0, 3);
    }

    static String end(String word) {
        return word.substring(word.length() - 3);
    }
}

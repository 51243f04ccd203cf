package abc209e;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Looks at three letters again whenever more is known of what follows them, in any order, and looks anew which words win: no
 * queue by distance, and no count that is kept. As slow as the squares of how many words begin with the same letters.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        List<String> words = Stream.generate(in::next).limit(in.nextInt()).toList();
        Map<String, Boolean> won = won(words);
        words.forEach(word -> out.println(
                !won.containsKey(end(word)) ? "Draw" : won.get(end(word)) ? "Aoki" : "Takahashi"));
    }

    /** By three letters: whether the player who has to begin with them wins; nothing if neither player does. */
    private static Map<String, Boolean> won(List<String> words) {
        Map<String, List<String>> from = words.stream().collect(Collectors.groupingBy(Reference::start));
        Map<String, List<String>> to = words.stream().collect(Collectors.groupingBy(Reference::end));
        Map<String, Boolean> won = new HashMap<>();
        Deque<String> left = new ArrayDeque<>(to.keySet());
        while (!left.isEmpty()) {
            String letters = left.pop();
            List<String> next = from.getOrDefault(letters, List.of());
            boolean isWon = next.stream().anyMatch(word -> Boolean.FALSE.equals(won.get(end(word))));
            boolean isLost = next.stream().allMatch(word -> Boolean.TRUE.equals(won.get(end(word))));
            if ((isWon || isLost) && won.put(letters, isWon) == null) {
                to.getOrDefault(letters, List.of()).forEach(word -> left.push(start(word)));
            }
        }
        return won;
    }

    static String start(String word) {
        return word.substring(0, 3);
    }

    static String end(String word) {
        return word.substring(word.length() - 3);
    }
}

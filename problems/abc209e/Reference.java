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
 * Looks at three letters again whenever more is known of what follows them, in any order, and looks anew which words
 * win: no queue by distance, and no count that is kept. As slow as the squares of how many words begin with the same
 * letters.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        List<String> words = Stream.generate(in::next).limit(in.nextInt()).toList();
        Map<String, List<String>> from = words.stream().collect(Collectors.groupingBy(Reference::start));
        Map<String, List<String>> to = words.stream().collect(Collectors.groupingBy(Reference::end));
        // By three letters: who wins if Takahashi says a word that ends with them; nothing as long as neither is known to win.
        Map<String, String> winner = new HashMap<>();
        Deque<String> left = new ArrayDeque<>(to.keySet());
        while (!left.isEmpty()) {
            String letters = left.pop();
            // Of each answer, as if it were Takahashi who says it.
            List<String> winners = from.getOrDefault(letters, List.of()).stream()
                    .map(word -> winner.getOrDefault(end(word), "Draw")).toList();
            boolean isBeaten = winners.contains("Takahashi");
            if (isBeaten || winners.stream().allMatch("Aoki"::equals)) {
                winner.putIfAbsent(letters, isBeaten ? "Aoki" : "Takahashi");
                to.getOrDefault(letters, List.of()).stream().map(Reference::start)
                        .filter(start -> !winner.containsKey(start)).forEach(left::push);
            }
        }
        words.forEach(word -> out.println(winner.getOrDefault(end(word), "Draw")));
    }

    static String start(String word) {
        return word.substring(0, 3);
    }

    static String end(String word) {
        return word.substring(word.length() - 3);
    }
}

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
 * Spreads what is known of three letters to the words that end with them, in any order. There is no queue by distance
 * and no count. A list holds the words that may still be said after three letters, and words that lose are removed from
 * it for good.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        List<String> words = Stream.generate(in::next).limit(in.nextInt()).toList();
        Map<String, Deque<String>> answers = words.stream()
                .collect(Collectors.groupingBy(Reference::start, Collectors.toCollection(ArrayDeque::new)));
        Map<String, List<String>> to = words.stream().collect(Collectors.groupingBy(Reference::end));
        // For three letters, who wins if Takahashi says a word that ends with them, as soon as this is known.
        Map<String, String> winner = new HashMap<>();
        to.keySet().stream().filter(letters -> !answers.containsKey(letters))
                .forEach(letters -> winner.put(letters, "Takahashi"));
        Deque<String> left = new ArrayDeque<>(winner.keySet());
        while (!left.isEmpty()) {
            String known = left.pop();
            for (String word : to.getOrDefault(known, List.of())) {
                String letters = start(word);
                Deque<String> open = answers.get(letters);
                while (!open.isEmpty() && "Aoki".equals(winner.get(end(open.peek())))) {
                    open.pop();
                }
                boolean isBeaten = winner.get(known).equals("Takahashi");
                if ((isBeaten || open.isEmpty()) && !winner.containsKey(letters)) {
                    winner.put(letters, isBeaten ? "Aoki" : "Takahashi");
                    left.push(letters);
                }
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

package nimsum.input.fault;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import nimsum.input.Cases;
import nimsum.input.Range;
import nimsum.input.StrictText;
import nimsum.input.StrictText.Part;

/**
 * Inputs that a solution gets wrong if it keeps a number in too narrow a type. They come from the ranges of the
 * numbers: where {@code Cases} makes inputs for a number, from these; else from random ones in which one number is
 * replaced so that in the narrow type it is another legal one, with another answer.
 */
public final class TypeCases {

    public static final String PREFIX = "50-types-";

    private static final int MAX_ATTEMPTS = 60;
    private static final int MAX_DOUBLINGS = 5;

    private final Cases cases;
    private final UnaryOperator<String> answer;

    private TypeCases(Cases cases, UnaryOperator<String> answer) {
        this.cases = cases;
        this.answer = answer;
    }

    /**
     * Returns inputs by file names without ending: one file for a number if the format holds all its questions.
     *
     * @param wanted the name of a file, or what it begins with: only for such numbers are files made
     */
    public static Map<String, String> of(Cases cases, UnaryOperator<String> answer, String wanted) {
        Map<String, String> answers = new HashMap<>();
        TypeCases types = new TypeCases(cases, input -> answers.computeIfAbsent(input, answer));
        Map<String, Range> ranges = new LinkedHashMap<>(cases.bounds());
        ranges.putAll(cases.computed());
        Map<String, String> files = new LinkedHashMap<>();
        ranges.forEach((name, range) -> {
            String file = PREFIX + name.replace(' ', '-');
            if (wanted.startsWith(file) || file.startsWith(wanted)) {
                files.putAll(types.files(file, types.questions(name, range)));
            }
        });
        return files;
    }

    private Map<String, String> files(String name, List<String> questions) {
        if (questions.isEmpty()) {
            return Map.of();
        }
        Optional<String> joined = cases.joined(questions).filter(cases::isValid);
        if (joined.isPresent()) {
            return Map.of(name, joined.get());
        }
        Map<String, String> files = new LinkedHashMap<>();
        questions.forEach(question -> files.put(name + "-" + (1 + files.size()), question));
        return files;
    }

    /** Returns few questions, since one that detects a wide type may detect narrower ones, too. */
    private List<String> questions(String name, Range range) {
        LongFunction<String> made = cases.inputsWith().get(name);
        List<String> questions = new ArrayList<>();
        Set<Long> values = new LinkedHashSet<>();
        // An input has no number with the name of a computed one, so none of the questions would tell.
        boolean isRead = cases.bounds().containsKey(name);
        for (Narrowing narrowing : widestFirst(range)) {
            if (cases.harmless().containsKey(narrowing.of(name))
                    || isRead && questions.stream().anyMatch(question -> distinguishes(question, name, narrowing))) {
                continue;
            }
            if (made != null) {
                narrowing.overflowValues().stream().filter(range::contains)
                        .filter(overflow -> values.stream().noneMatch(value -> isDetected(value, overflow, narrowing)))
                        .filter(values::add).map(made::apply).forEach(questions::add);
            } else if (isRead && range.max() > Byte.MAX_VALUE) {
                replaced(name, narrowing).ifPresent(questions::add);
            }
        }
        Collections.reverse(questions);
        return questions;
    }

    private static List<Narrowing> widestFirst(Range range) {
        return Narrowing.of(range).stream().sorted((a, b) -> Long.compareUnsigned(b.least(), a.least())).toList();
    }

    /** Tells whether a value does in place of an overflow value, of which the type makes most 0. */
    private static boolean isDetected(long value, long overflow, Narrowing narrowing) {
        return value == overflow || narrowing.change().applyAsLong(value) == 0;
    }

    /** Returns a random question with one of the numbers of this name replaced. */
    private Optional<String> replaced(String name, Narrowing narrowing) {
        long least = narrowing.least();
        for (int seed = 0; seed < MAX_ATTEMPTS; seed++) {
            Random random = new Random(seed);
            String question = cases.random(random, cases.bruteForceSize() << seed % MAX_DOUBLINGS);
            List<Part> numbers = numbers(question, name);
            if (!numbers.isEmpty()) {
                Part part = numbers.get(random.nextInt(numbers.size()));
                long number = part.range().number(question, part.start(), part.end());
                Optional<String> telling = LongStream
                        .concat(LongStream.of(number + least, number + 2 * least),
                                narrowing.overflowValues().stream().mapToLong(overflow -> overflow))
                        .mapToObj(other -> question.substring(0, part.start()) + part.range().text(other)
                                + question.substring(part.end()))
                        .filter(other -> cases.isValid(other) && distinguishes(other, name, narrowing)).findFirst();
                if (telling.isPresent()) {
                    return telling;
                }
            }
        }
        return Optional.empty();
    }

    /** Tells whether the answer is another one if the numbers of a name are narrowed. */
    private boolean distinguishes(String question, String name, Narrowing narrowing) {
        StringBuilder narrowed = new StringBuilder();
        int copied = 0;
        for (Part part : numbers(question, name)) {
            long number = part.range().number(question, part.start(), part.end());
            narrowed.append(question, copied, part.start());
            try {
                narrowed.append(part.range().text(narrowing.change().applyAsLong(number)));
            } catch (IndexOutOfBoundsException e) {
                return true;
            }
            copied = part.end();
        }
        String other = narrowed.append(question, copied, question.length()).toString();
        return !other.equals(question) && cases.isValid(other) && !answer.apply(other).equals(answer.apply(question));
    }

    private List<Part> numbers(String question, String name) {
        List<Part> numbers = new ArrayList<>();
        cases.check(question, numbers::add);
        numbers.removeIf(part -> part.kind() != StrictText.Kind.NUMBER || !part.name().equals(name));
        return numbers;
    }
}

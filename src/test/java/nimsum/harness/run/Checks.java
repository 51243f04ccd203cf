package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes an assertion on many elements. A failure names the element, and no elements at all are a failure. */
public final class Checks {

    private Checks() {
    }

    public static <T> void forEach(Stream<T> elements, Consumer<? super T> assertion) {
        AtomicLong count = new AtomicLong();
        elements.forEach(element -> {
            try {
                assertion.accept(element);
            } catch (AssertionError failure) {
                String shown = Arrays.deepToString(new Object[]{element});
                throw new AssertionError(shown + ": " + failure.getMessage(), failure);
            }
            count.incrementAndGet();
        });
        assertTrue(count.get() > 0, "there is nothing to check");
    }

    public static <T> void forEach(Collection<T> elements, Consumer<? super T> assertion) {
        forEach(elements.stream(), assertion);
    }

    public static void forEach(IntStream elements, IntConsumer assertion) {
        forEach(elements.boxed(), assertion::accept);
    }

    public static <A, B> void forEachPair(Collection<A> first, Collection<B> second, BiConsumer<A, B> assertion) {
        forEachPair(first.stream(), a -> second.stream(), assertion);
    }

    /** Makes an assertion on each pair of an element and one of those that a function finds for it. */
    public static <A, B> void forEachPair(Stream<A> first, Function<A, Stream<B>> second, BiConsumer<A, B> assertion) {
        forEach(first.flatMap(a -> second.apply(a).map(b -> Map.entry(a, b))),
                pair -> assertion.accept(pair.getKey(), pair.getValue()));
    }
}

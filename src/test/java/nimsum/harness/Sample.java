package nimsum.harness;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Some of many, spread evenly: always the same ones. */
final class Sample {

    /** All, or where there are more than so many, no more than that, the first one of them. */
    static <T> Stream<T> of(Collection<T> all, int most) {
        List<T> list = List.copyOf(all);
        int step = Math.max(1, (list.size() + most - 1) / most);
        return IntStream.range(0, list.size()).filter(i -> i % step == 0).mapToObj(list::get);
    }
}

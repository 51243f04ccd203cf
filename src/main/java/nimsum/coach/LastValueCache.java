package nimsum.coach;

import java.util.Map;
import java.util.function.Function;

/**
 * Remembers what was made last, for example a table of the graph that is played on. As long as the key stays the same,
 * nothing is made again.
 */
public final class LastValueCache<K, V> {

    private final Function<K, V> make;
    private Map.Entry<K, V> latest;

    public LastValueCache(Function<K, V> make) {
        this.make = make;
    }

    /** Returns what is made of a key. */
    public V of(K key) {
        Map.Entry<K, V> before = latest;
        V value = before != null && before.getKey().equals(key) ? before.getValue() : make.apply(key);
        // The same object is compared faster than an equal one.
        latest = Map.entry(key, value);
        return value;
    }
}

package nimsum.coach;

import java.util.Map;
import java.util.function.Function;

/** A cache with one entry, for example for a table of the graph that is played on. */
public final class LastValueCache<K, V> {

    private final Function<K, V> compute;
    private Map.Entry<K, V> latest;

    public LastValueCache(Function<K, V> compute) {
        this.compute = compute;
    }

    /** Returns the value of a key, which is computed if the key before was another one. */
    public V of(K key) {
        Map.Entry<K, V> before = latest;
        V value = before != null && before.getKey().equals(key) ? before.getValue() : compute.apply(key);
        // The same object is compared faster than an equal one.
        latest = Map.entry(key, value);
        return value;
    }
}

package nimsum.coach;

import java.util.Map;
import java.util.function.Function;

/**
 * What was made last, kept as long as the same is asked for: a table of the graph that is played on, say.
 *
 * @param <K> what it is made of
 * @param <V> what is made
 */
public final class Latest<K, V> {

    private final Function<K, V> make;
    private Map.Entry<K, V> latest;

    public Latest(Function<K, V> make) {
        this.make = make;
    }

    /** What is made of this. */
    public V of(K key) {
        Map.Entry<K, V> before = latest;
        V value = before != null && before.getKey().equals(key) ? before.getValue() : make.apply(key);
        latest = Map.entry(key, value); // the same key is compared faster than an equal one
        return value;
    }
}

package nimsum.problem;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.commons.io.IOUtils;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/**
 * A mapping of a YAML file, read strictly: a key that is missing, unknown or of the wrong kind is an
 * {@link CheckoutException} that names the file, the place and the key.
 *
 * @param place
 *            the file and the keys that lead here, for messages
 * @param entries
 *            by key, in the order of the file
 */
public record YamlMap(String place, Map<String, Object> entries) {

    /** Reads a file whose top is a mapping. */
    public static YamlMap read(Path file) {
        return parse(file.toString(), DataFiles.readDocument(file));
    }

    /**
     * Reads a file of the resources of Nimsum whose top is a mapping.
     *
     * @param name
     *            as in <code>judges.yaml</code>
     */
    public static YamlMap readResource(String name) {
        try {
            return parse(name, IOUtils.resourceToString("/nimsum/" + name, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    /**
     * Reads a text whose top is a mapping.
     *
     * @param place
     *            where the text comes from, for messages
     */
    public static YamlMap parse(String place, String text) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        try {
            return of(place, new Yaml(new SafeConstructor(options)).load(text));
        } catch (YAMLException e) {
            throw new CheckoutException(place + ": " + e.getMessage(), e);
        }
    }

    /** Refuses the mapping unless it has all the required keys, and none but these and the optional ones. */
    public YamlMap only(Set<String> required, Set<String> optional) {
        Set<String> missing = new LinkedHashSet<>(required);
        missing.removeAll(entries.keySet());
        Set<String> unknown = new LinkedHashSet<>(entries.keySet());
        unknown.removeAll(required);
        unknown.removeAll(optional);
        if (!missing.isEmpty() || !unknown.isEmpty()) {
            throw new CheckoutException(place + ": missing keys " + missing + ", unknown keys " + unknown);
        }
        return this;
    }

    /** Whether the mapping has this key. */
    public boolean has(String key) {
        return entries.containsKey(key);
    }

    /** The text at a key; a text is never empty. */
    public String text(String key) {
        return value(key, String.class);
    }

    /** The text at a key; none if the key is missing. */
    public Optional<String> optionalText(String key) {
        return has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    /** Every value, each of which has to be a text, by key in the order of the file. */
    public Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        entries.keySet().forEach(key -> texts.put(key, text(key)));
        return texts;
    }

    /** The positive integer at a key; none if the key is missing. */
    public OptionalInt optionalPositive(String key) {
        return has(key) ? OptionalInt.of(positive(key)) : OptionalInt.empty();
    }

    /** The positive integer at a key. */
    public int positive(String key) {
        int number = value(key, Integer.class);
        if (number <= 0) {
            throw new CheckoutException(place + ": " + key + " must be positive, not " + number);
        }
        return number;
    }

    /** The truth value at a key. */
    public boolean flag(String key) {
        return value(key, Boolean.class);
    }

    /** The truth value at a key; false if the key is missing. */
    public boolean optionalFlag(String key) {
        return has(key) && flag(key);
    }

    /** The list at a key, each item of one type. */
    public <T> List<T> list(String key, Class<T> type) {
        List<?> items = value(key, List.class);
        return items.stream().map(item -> {
            if (!type.isInstance(item)) {
                throw new CheckoutException(place + ": " + key + " holds what is no "
                        + type.getSimpleName().toLowerCase(Locale.ROOT) + ": " + item);
            }
            return type.cast(item);
        }).toList();
    }

    /** The mapping at a key. */
    public YamlMap map(String key) {
        return of(place + ": " + key, entries.get(key));
    }

    /** Every value, each of which has to be a mapping, by key in the order of the file. */
    public Map<String, YamlMap> maps() {
        Map<String, YamlMap> maps = new LinkedHashMap<>();
        entries.keySet().forEach(key -> maps.put(key, map(key)));
        return maps;
    }

    /** The mappings in the list at a key. */
    public List<YamlMap> maps(String key) {
        List<?> items = value(key, List.class);
        return items.stream().map(item -> of(place + ": " + key, item)).toList();
    }

    private static YamlMap of(String place, Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            throw new CheckoutException(place + ": not a mapping: " + value);
        }
        map.keySet().forEach(key -> {
            if (!(key instanceof String)) {
                throw new CheckoutException(place + ": a key that is not a text: " + key);
            }
        });
        @SuppressWarnings("unchecked")
        Map<String, Object> entries = (Map<String, Object>) map;
        return new YamlMap(place, Collections.unmodifiableMap(entries));
    }

    private <T> T value(String key, Class<T> type) {
        Object value = entries.get(key);
        if (!type.isInstance(value) || value.equals("")) {
            throw new CheckoutException(
                    place + ": " + key + " is no " + type.getSimpleName().toLowerCase(Locale.ROOT) + ": " + value);
        }
        return type.cast(value);
    }
}

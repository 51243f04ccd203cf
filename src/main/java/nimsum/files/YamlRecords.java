package nimsum.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import org.apache.commons.io.IOUtils;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;

/**
 * Reads YAML into records, strictly: a key that is missing, unknown or of the wrong kind is a {@link CheckoutException}
 * that names the file, the place and the key.
 *
 * <p>
 * The component {@code timeMs} is the key {@code time-ms}. A key may be missing where the component is an
 * {@code Optional}, or a {@code boolean}, which is false then. A text is not empty, and an integer is positive. A day
 * is written as {@code 2026-04-28}, and a constant of an enum by its name. A record may be written as a text, such as
 * the range {@code 1..10}, if it has a method {@code parse}.
 */
public final class YamlRecords {

    /** The records by text and type, since to parse a text takes much longer than to read a file again. */
    private static final Map<List<Object>, Record> CACHE = new ConcurrentHashMap<>();

    /** Reads a file of the resources of Nimsum. */
    public static <T extends Record> T readResource(String name, Class<T> type) {
        try {
            return read(name, IOUtils.resourceToString("/nimsum/" + name, StandardCharsets.UTF_8), type);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }

    /**
     * Reads a text that is one record.
     *
     * @param place where the text comes from, for messages
     */
    public static <T extends Record> T read(String place, String text, Class<T> type) {
        List<Object> key = List.of(text, type);
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        try {
            if (!CACHE.containsKey(key)) {
                CACHE.put(key, (Record) record(place, new Yaml(new Marker(options)).load(text), type));
            }
            return type.cast(CACHE.get(key));
        } catch (YAMLException e) {
            throw new CheckoutException(place + ": " + e.getMessage(), e);
        }
    }

    /** A map that knows the line of each of its keys, counted from 1. */
    private static final class MarkedMap extends LinkedHashMap<Object, Object> {

        private final Map<Object, Integer> lines = new LinkedHashMap<>();
    }

    private static final class Marker extends SafeConstructor {

        Marker(LoaderOptions options) {
            super(options);
        }

        @Override
        protected Map<Object, Object> createDefaultMap(int size) {
            return new MarkedMap();
        }

        @Override
        protected void constructMapping2ndStep(MappingNode node, Map<Object, Object> mapping) {
            super.constructMapping2ndStep(node, mapping);
            node.getValue().stream().map(NodeTuple::getKeyNode).forEach(key -> ((MarkedMap) mapping).lines
                    .put(((ScalarNode) key).getValue(), key.getStartMark().getLine() + 1));
        }
    }

    private static Object record(String place, Object value, Class<?> type) {
        Map<?, ?> entries = ofType(place, value, Map.class);
        Map<?, ?> unknown = new LinkedHashMap<>(entries);
        List<String> missing = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            String key = component.getName().replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT);
            if (unknown.containsKey(key)) {
                values.add(value(place + ": " + key, unknown.remove(key), component.getGenericType()));
            } else if (component.getType() == Optional.class) {
                values.add(Optional.empty());
            } else if (component.getType() == boolean.class) {
                values.add(false);
            } else {
                missing.add(key);
            }
        }
        if (!missing.isEmpty() || !unknown.isEmpty()) {
            Map<Object, Integer> lines = ((MarkedMap) entries).lines;
            Optional<?> at = (unknown.isEmpty() ? entries : unknown).keySet().stream().findFirst();
            throw new CheckoutException(
                    place + at.map(lines::get).map(line -> ", line " + line).orElse("") + ": missing keys " + missing
                            + ", unknown keys " + unknown.keySet());
        }
        Class<?>[] types = Arrays.stream(type.getRecordComponents()).map(RecordComponent::getType)
                .toArray(Class[]::new);
        return checked(place, () -> type.getConstructor(types).newInstance(values.toArray()));
    }

    private static Object value(String place, Object value, Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic(place, value, generic.getRawType(), arguments[arguments.length - 1]);
        }
        Class<?> simple = MethodType.methodType((Class<?>) type).wrap().returnType();
        if (simple.isRecord() && (value instanceof Map
                || Stream.of(simple.getMethods()).noneMatch(method -> method.getName().equals("parse")))) {
            return record(place, value, simple);
        }
        if (List.of(String.class, Boolean.class, Integer.class).contains(simple)) {
            Object plain = ofType(place, value, simple);
            if (plain instanceof Integer number && number <= 0) {
                throw new CheckoutException(place + " must be positive, not " + number);
            }
            return plain;
        }
        if (simple == LocalDate.class) {
            return LocalDate.ofInstant(ofType(place, value, Date.class).toInstant(), ZoneOffset.UTC);
        }
        String text = ofType(place, value, String.class);
        String reader = simple.isEnum() ? "valueOf" : "parse";
        return checked(place, () -> simple.getMethod(reader, String.class).invoke(null, text));
    }

    private static Object generic(String place, Object value, Type type, Type item) {
        if (type == Optional.class) {
            return Optional.of(value(place, value, item));
        }
        if (type == List.class) {
            List<?> items = ofType(place, value, List.class);
            return items.stream().map(each -> value(place, each, item)).toList();
        }
        Map<?, ?> map = ofType(place, value, Map.class);
        Map<String, Object> values = new LinkedHashMap<>();
        map.forEach((key, each) -> values.put(key.toString(), value(place + ": " + key, each, item)));
        return Collections.unmodifiableMap(values);
    }

    private static <T> T ofType(String place, Object value, Class<T> type) {
        if (!type.isInstance(value) || value.equals("")) {
            String kind = type.getSimpleName().toLowerCase(Locale.ROOT);
            throw new CheckoutException(place + " is no " + kind + ": " + value);
        }
        return type.cast(value);
    }

    /** Returns the result of a constructor or a method, unless it refuses its arguments. */
    private static Object checked(String place, Callable<?> call) {
        try {
            return call.call();
        } catch (InvocationTargetException e) {
            throw new CheckoutException(place + ": " + e.getCause().getMessage(), e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}

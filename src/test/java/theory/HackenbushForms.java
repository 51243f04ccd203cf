package theory;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;

/** Graphs of Hackenbush as games, that is as their options. */
final class HackenbushForms {

    private final Map<Map.Entry<Bush, ShortGame>, ShortGame> forms = new HashMap<>();
    private final ShortGame zero;

    HackenbushForms(ShortGame zero) {
        this.zero = zero;
    }

    /** Returns a graph as its options. */
    ShortGame form(Bush graph) {
        return withHanging(graph, zero);
    }

    /** Returns a graph as its options, with another game hanging at vertex 1, with which it falls. */
    ShortGame withHanging(Bush graph, ShortGame hanging) {
        Map.Entry<Bush, ShortGame> key = Map.entry(graph, hanging);
        ShortGame form = forms.get(key);
        if (form == null) {
            form = zero.game(options(graph, hanging, Side.LEFT), options(graph, hanging, Side.RIGHT));
            forms.put(key, form);
        }
        return form;
    }

    private Set<ShortGame> options(Bush graph, ShortGame hanging, Side player) {
        Set<ShortGame> above = player == Side.LEFT ? hanging.left() : hanging.right();
        return Stream.concat(Hackenbush.cuts(graph, player).map(option -> withHanging(option, hanging)),
                above.stream().filter(option -> Hackenbush.reaches(graph, 1))
                        .map(option -> withHanging(graph, option)))
                .collect(Collectors.toSet());
    }
}

package muvluv;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import muvluv.Rules.Position;

/** What is left of a tree as text: the root on the left, each leaf at the end of a line. */
final class TreeText {

    private static final int MAX_VERTICES = 60, MAX_LEAVES = 20;

    private final Tree tree;
    private final TreeSet<Integer> left;

    private TreeText(Tree tree, TreeSet<Integer> left) {
        this.tree = tree;
        this.left = left;
    }

    /** The drawing of a tree, or what leaves it has if it is too large. */
    static String of(Position position) {
        Tree tree = position.tree();
        TreeSet<Integer> left = new TreeSet<>();
        for (int leaf : position.leaves()) {
            int v = leaf;
            while (left.add(v) && v != Tree.ROOT && left.size() <= MAX_VERTICES) {
                v = tree.parent(v);
            }
            if (left.size() > MAX_VERTICES) {
                return "More than " + MAX_VERTICES + " vertices are left. Leaves: "
                        + position.leaves().stream().limit(MAX_LEAVES).map(tree::name).map(String::valueOf)
                                .collect(Collectors.joining(" "))
                        + (position.leaves().size() > MAX_LEAVES
                                ? " and " + (position.leaves().size() - MAX_LEAVES)
                                        + " more"
                                : "");
            }
        }
        return String.join("\n", new TreeText(tree, left).lines(Tree.ROOT));
    }

    /** The part at and below a vertex. */
    private List<String> lines(int v) {
        String name = Integer.toString(tree.name(v));
        List<Integer> children = left.stream().filter(child -> child != Tree.ROOT && tree.parent(child) == v).toList();
        if (children.isEmpty()) {
            return List.of(name);
        }
        boolean forked = children.size() > 1;
        List<String> lines = new ArrayList<>();
        for (int child : children) {
            boolean isLast = child == children.get(children.size() - 1);
            List<String> below = lines(child);
            for (int i = 0; i < below.size(); i++) {
                String stem = lines.isEmpty() ? name + "-" : " ".repeat(name.length() + 1);
                String fork = i == 0 ? "+-" : isLast ? "  " : "| ";
                lines.add(stem + (forked ? fork : "") + below.get(i));
            }
        }
        return lines;
    }
}

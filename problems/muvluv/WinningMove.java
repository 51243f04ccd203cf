package muvluv;

/**
 * A move after which every branch is even, found in O(n). It exists wherever some branch is odd.
 *
 * <p>
 * Take every branch of a single vertex below a fork. Then mend each branch that is odd in the tree that is left: take its
 * leaf too; but where that leaf became one only now, leave it one of its children.
 */
final class WinningMove {

    private static final int ROOT = 1;

    private WinningMove() {
    }

    /** Which vertices to take. In a tree without an odd branch there are none. */
    static boolean[] taken(int[] parent) {
        int[] children = Main.countChildren(parent);
        int[] left = children.clone();
        int[] someChild = new int[parent.length];
        boolean[] taken = new boolean[parent.length];
        for (int v = ROOT; v < parent.length; v++) {
            taken[v] = children[v] == 0 && children[parent[v]] > 1;
            left[parent[v]] -= taken[v] ? 1 : 0;
            someChild[parent[v]] = v;
        }
        boolean[] singles = taken.clone();
        for (int leaf = ROOT; leaf < parent.length; leaf++) {
            if (left[leaf] == 0 && !singles[leaf] && Trees.branchLength(leaf, parent, left) % 2 != 0) {
                boolean isNew = children[leaf] > 0;
                taken[isNew ? someChild[leaf] : leaf] = !isNew;
            }
        }
        return taken;
    }
}

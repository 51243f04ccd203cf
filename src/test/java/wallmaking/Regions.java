package wallmaking;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import wallmaking.Rules.Position;

/** The regions of a position, found by joining neighbours. */
final class Regions {

    /** Returns the sets of cells without wall that are joined by their sides; a cell is its place in reading order. */
    static Set<BitSet> of(Position position) {
        Set<BitSet> regions = new HashSet<>();
        for (int cell = 0; cell < position.cells().length(); cell++) {
            if (position.cells().charAt(cell) != Rules.WALL) {
                int above = cell - position.width();
                int left = cell % position.width() > 0 ? cell - 1 : -1;
                BitSet joined = new BitSet();
                joined.set(cell);
                List<BitSet> touched = regions.stream()
                        .filter(region -> above >= 0 && region.get(above) || left >= 0 && region.get(left)).toList();
                touched.forEach(regions::remove);
                touched.forEach(joined::or);
                regions.add(joined);
            }
        }
        return regions;
    }
}

package nimsum.board;

import java.util.Optional;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** What a page needs of a problem. There is one for each, which the build writes. */
public interface Entry {

    String id();

    /** Returns a table to play its game on, before a game has begun; none if there is no game. */
    Optional<Table<?>> table();

    /** The very solution. */
    void solve(FastReader in, FastWriter out);
}

package nimsum.board;

import java.util.List;
import nimsum.hack.Suspect;
import nimsum.input.Cases;
import nimsum.online.OnlineJudge.WhiteSpace;

/** What a page needs of a problem to face its wrong programs. There is one for each, which the build writes. */
public interface HuntEntry {

    String id();

    Cases cases();

    /** Returns what the solution prints. */
    String solve(String input);

    List<Suspect> suspects();

    /** Returns what white space means to the first judge. */
    WhiteSpace whiteSpace();
}

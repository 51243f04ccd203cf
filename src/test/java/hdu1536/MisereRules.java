package hdu1536;

import hdu1536.Rules.Position;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/** S-Nim in which who cannot move wins. */
final class MisereRules implements nimsum.game.Rules<Position> {

    private final Rules rules = new Rules();

    @Override
    public Ending ending(Position position) {
        return rules.ending(position) == Ending.LOSS ? Ending.WIN : Ending.PLAY_ON;
    }

    @Override
    public Position read(FastReader in) {
        return rules.read(in);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return rules.moves(position);
    }

    @Override
    public String howToMove(Rules.Position position) {
        return rules.howToMove(position);
    }

    @Override
    public String picture(Position position) {
        return rules.picture(position);
    }
}

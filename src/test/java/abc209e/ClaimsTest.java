package abc209e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import abc209e.Rules.Position;
import java.util.List;
import nimsum.cases.Cases;
import nimsum.game.Rounds;
import nimsum.harness.run.Checks;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("abc209e").cases();

    @Test
    void theorem1() {
        Rules rules = new Rules();
        List<Position> small = CASES.small().map(input -> rules.read(input).words())
                .flatMap(words -> words.stream().distinct().map(word -> new Position(words, word))).toList();
        Rounds<Position> definition = Rounds.fromAll(rules, small);
        Coach coach = new Coach();
        Checks.each(small, said -> {
            assertEquals(definition.outcome(said), coach.outcome(said));
            assertEquals(definition.movesToEnd(said), coach.movesToEnd(said));
        });
    }
}

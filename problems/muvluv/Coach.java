package muvluv;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.NimberCoach;

/**
 * Theorem 2 as advice: the mover wins if and only if some branch is odd, by a move after which every branch is even.
 */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    /** How many branches are odd. */
    @Override
    protected int value(Position position) {
        return (int) odd(position).count();
    }

    private static Stream<List<Integer>> branches(Position position) {
        return IntStream.of(position.leaves()).mapToObj(position::branch);
    }

    private static Stream<List<Integer>> odd(Position position) {
        return branches(position).filter(branch -> branch.size() % 2 != 0);
    }

    @Override
    public String why(Position position) {
        String rule = "A branch goes from a leaf up to below the first fork. ";
        return value(position) == 0
                ? rule + "All have an even number of vertices, in brackets: " + shown(branches(position))
                        + ". A move makes those odd whose leaves it takes, and the answer makes all even again."
                : rule + "These have an odd number of vertices, in brackets: " + shown(odd(position)) + ". The move "
                        + reply(position).quoted() + " makes all even.";
    }

    private static String shown(Stream<List<Integer>> branches) {
        return branches.map(branch -> branch.get(0)
                + (branch.size() == 1 ? "" : " up to " + branch.get(branch.size() - 1)) + " (" + branch.size() + ")")
                .collect(Collectors.joining(", "));
    }
}

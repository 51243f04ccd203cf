package abc209e;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * The players say words of a list in turn. Each word begins with the last three letters of the word before. Words may
 * be said again. The player who has no word to say loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /** A player has to look through the list for each move, so it should not be longer. */
    private static final int MAX_WORDS_PLAYED = 200;
    private static final int WORDS_IN_LINE = 10;

    /**
     * @param said the word of the list that was said last
     */
    public record Position(List<String> words, String said) {

        /** Returns the letters with which the next word begins. */
        String ending() {
            return said.substring(said.length() - 3);
        }

        @Override
        public String toString() {
            return IntStream.iterate(0, i -> i < words.size(), i -> i + WORDS_IN_LINE)
                    .mapToObj(i -> words.subList(i, Math.min(words.size(), i + WORDS_IN_LINE)))
                    .map(line -> String.join(" ", line) + "\n").collect(Collectors.joining()) + "said: " + said;
        }
    }

    /** Reads a list whose first word has been said. */
    @Override
    public Position read(FastReader in) {
        List<String> words = Stream.generate(in::next).limit(in.nextInt()).toList();
        return new Position(words, words.get(0));
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return new LinkedHashSet<>(position.words).stream().filter(word -> word.startsWith(position.ending()))
                .map(word -> new Move<>(word, new Position(position.words, word)));
    }

    @Override
    public About about() {
        return new About("There is a list of words, and its first one has been said. "
                + "In turn each player says a word of the list that begins with the last three letters of the word before, and words may be said again. "
                + "The player who has no word to say loses.")
                .unit("words").maxPlayed(MAX_WORDS_PLAYED).usualSize(30);
    }

    @Override
    public int size(Position position) {
        return position.words.size();
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return "no word begins with " + position.ending() + ", and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return Optional.of(words).filter(word -> word.matches("[A-Za-z]+")).map(word -> position.words.contains(word)
                ? "the next word begins with " + position.ending()
                : word + " is not in the list");
    }

    @Override
    public String howToMove(Position position) {
        return "Type a word that begins with " + position.ending();
    }
}

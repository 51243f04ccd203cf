package nimsum.game;

/** The two players of a partizan game. */
public enum Side {
    LEFT, RIGHT;

    public Side other() {
        return this == LEFT ? RIGHT : LEFT;
    }
}

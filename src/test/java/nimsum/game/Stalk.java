package nimsum.game;

/** The one stalk of red and blue edges that has a given value. */
public final class Stalk {

    /** The colours from the ground, B for blue and R for red. Each edge leads towards the value. */
    public static String of(Dyadic value) {
        StringBuilder colours = new StringBuilder();
        int exponent = 0;
        for (Dyadic rest = value; rest.signum() != 0;) {
            char colour = rest.signum() > 0 ? 'B' : 'R';
            // From the first change of colour on each edge counts half as much as the one below.
            exponent += exponent > 0 || colours.indexOf("" + colour) < 0 && !colours.isEmpty() ? 1 : 0;
            rest = rest.plus(new Dyadic(-rest.signum(), exponent));
            colours.append(colour);
        }
        return colours.toString();
    }
}

package nimsum.game;

/** Stalks of red and blue edges, as the colours from the ground, B for blue and R for red. */
public final class Stalk {

    /** Returns the one stalk that has a value. Each edge leads towards it. */
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

    /**
     * Returns the value by the sign rule: from the first change of colour on each edge counts half of the one below.
     */
    public static Dyadic value(String stalk) {
        Dyadic value = Dyadic.ZERO;
        int halvings = 0;
        for (char colour : stalk.toCharArray()) {
            halvings += halvings > 0 || colour != stalk.charAt(0) ? 1 : 0;
            value = value.plus(new Dyadic(colour == 'B' ? 1 : -1, halvings));
        }
        return value;
    }
}

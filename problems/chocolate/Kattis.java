package chocolate;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Answers Cutting Brownies of Kattis. Vicky cuts as Left, Harry cuts as Right, and the question says who begins. */
public final class Kattis {

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int games = in.nextInt(); games > 0; games--) {
            int breadth = in.nextInt();
            int depth = in.nextInt();
            String name = in.next();
            int value = Main.value(depth, breadth);
            boolean wins = name.equals("Vicky") ? value > 0 : value < 0;
            out.println(name + (wins ? " can win" : " cannot win"));
        }
    }
}

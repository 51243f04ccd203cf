import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        System.out.println(depth(n));
    }

    static int depth(int n) {
        return 1 + depth(n + 1);
    }
}

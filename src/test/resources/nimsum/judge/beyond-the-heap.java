import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        byte[] table = new byte[150 << 20];
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        for (int i = 0; i < n; i++) {
            System.out.println(in.nextInt() + table[i]);
        }
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        System.out.println(in.nextInt());
        System.out.close();
        System.out.println(in.nextInt());
    }
}

import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        System.out.write(0xff);
        System.out.write(0xfe);
        System.out.flush();
    }
}

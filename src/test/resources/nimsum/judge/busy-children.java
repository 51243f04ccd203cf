import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String loop = "while :; do :; done # nimsum-fixture-busy-children-java";
        new ProcessBuilder("sh", "-c", loop).start();
        new ProcessBuilder("sh", "-c", loop).start().waitFor();
    }
}

package nimsum.cli;

import java.util.concurrent.Callable;
import nimsum.problem.DataFiles;
import nimsum.problem.Pictures;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** <code>scripts/pictures ID</code>: draws the pictures of a problem anew. */
@Command(name = "scripts/pictures", description = {
        "Draws the SVG pictures in problems/ID/ anew."}, footer = {"", "Example: scripts/pictures poj2311"})
final class PicturesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", description = "the name of a folder in problems/")
    private String id;

    public static void main(String[] args) {
        Commands.main(new PicturesCommand(), args);
    }

    @Override
    public Integer call() {
        Problem problem = Problems.here().find(id);
        Pictures.draw(problem).forEach((name, svg) -> {
            boolean changed = DataFiles.writeDocument(problem.folder().resolve(name), svg);
            System.out.println((changed ? "drawn     " : "as it was ") + name);
        });
        return 0;
    }
}

package nimsum.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import nimsum.book.Chapter;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code scripts/pictures ID}: draws the pictures of a problem anew, or those of the theory. */
@Command(name = "scripts/pictures", description = {
        "Draws the SVG pictures in problems/ID/ anew, or those in theory/."}, footer = {"",
                "Example: scripts/pictures poj2311"})
final class PicturesCommand implements Callable<Integer> {

    private static final String THEORY = "theory";

    @Parameters(paramLabel = "ID", description = "The name of a folder in problems/, or theory.")
    private String id;

    @Override
    public Integer call() {
        Problems problems = Problems.here();
        if (id.equals(THEORY)) {
            Chapter.all(problems.home())
                    .forEach(chapter -> write(chapter.document().getParent(), chapter.pictures()));
        } else {
            Problem problem = problems.find(id);
            Map<String, String> pictures = problem.pictures();
            if (pictures.isEmpty()) {
                System.err.println(problem
                        + " has no pictures, because its folder has no Picture.java, or this class draws none.");
            }
            write(problem.folder(), pictures);
        }
        return 0;
    }

    private static void write(Path folder, Map<String, String> pictures) {
        pictures.forEach((name, svg) -> {
            boolean changed = DataFiles.writeDocument(folder.resolve(name), svg);
            System.out.println((changed ? "drawn     " : "as it was ") + name);
        });
    }
}

package nimsum.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nimsum.book.Sections.Section;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/** The page of a problem in a language, which need not be there. */
public record Readme(Problem problem, Language language) {

    /** Returns the pages that are there. */
    public static List<Readme> of(Problem problem) {
        return Stream.of(Language.values()).map(language -> new Readme(problem, language)).filter(Readme::exists)
                .toList();
    }

    public Path path() {
        return problem.folder().resolve(language.readme());
    }

    public boolean exists() {
        return Files.exists(path());
    }

    public String text() {
        return DataFiles.readDocument(path());
    }

    public Sections sections() {
        return Sections.of(path());
    }

    /**
     * Returns a part of the page.
     *
     * @throws CheckoutException if the page lacks it
     */
    public Section part(PagePart part) {
        return sections().get(part.heading(language));
    }

    /**
     * Returns the parts that say what is asked. The samples have explanations, which tell more than one wants to know.
     */
    public List<Section> statement() {
        return List.of(part(PagePart.STATEMENT), part(PagePart.INPUT_AND_OUTPUT));
    }
}

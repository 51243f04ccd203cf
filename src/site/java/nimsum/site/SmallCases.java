package nimsum.site;

import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.export.Archive;
import nimsum.files.DataFiles;
import nimsum.input.Frame;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;

/**
 * Small secret cases of a problem, on which a page judges outputs, in the form of the first judge. They are one file
 * where that may ask so much.
 *
 * @param work a folder for what is made on the way
 */
record SmallCases(Problem problem, Path work) {

    private static final int MOST_BYTES = 60_000;

    /** What stands in the script; the zip is missing where there is one case. */
    private record Data(Map<String, List<String>> cases, String zip) {
    }

    /**
     * Returns a script with inputs and answers by the names of the cases, and a zip of the inputs if they are several.
     */
    String script() throws IOException {
        List<TestCase> smallest = TestCases.of(problem, DataKind.SECRET).stream()
                .filter(test -> !test.name().matches("secret/9\\d-.*") && test.length() < MOST_BYTES)
                .sorted(Comparator.comparing(TestCase::length)).toList();
        List<TestCase> chosen = new ArrayList<>();
        String script = "";
        for (TestCase test : smallest) {
            chosen.add(test);
            String longer = script(chosen);
            if (longer.length() > MOST_BYTES) {
                break;
            }
            script = longer;
        }
        return script;
    }

    private String script(List<TestCase> tests) throws IOException {
        Map<String, List<String>> cases = cases(tests);
        return "var CASES = " + new Gson().toJson(new Data(cases, cases.size() == 1 ? null : zip(cases))) + ";\n";
    }

    private Map<String, List<String>> cases(List<TestCase> tests) {
        return Optional.of(problem.cases()).filter(cases -> cases.frame() != Frame.ONE_QUESTION)
                .flatMap(cases -> cases.joined(tests.stream().map(TestCase::readInput).toList()))
                .map(input -> Map.of(problem.id(),
                        List.of(input, tests.stream().map(TestCase::readOutput).collect(Collectors.joining()))))
                .orElseGet(() -> tests.stream().collect(Collectors.toMap(test -> test.name().replaceFirst(".*/", ""),
                        test -> List.of(test.readInput(), test.readOutput()), (one, other) -> one, TreeMap::new)));
    }

    private String zip(Map<String, List<String>> cases) throws IOException {
        Path folder = work.resolve(problem.id());
        FileUtils.deleteDirectory(folder.toFile());
        cases.forEach((name, texts) -> DataFiles.write(folder.resolve(name + ".in"), texts.get(0)));
        Path zip = work.resolve(problem + ".zip");
        Archive.write(folder, zip);
        return Base64.getEncoder().encodeToString(Files.readAllBytes(zip));
    }
}

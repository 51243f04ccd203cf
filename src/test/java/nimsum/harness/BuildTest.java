package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/** What pom.xml and the scripts ask of every source and of every machine. */
class BuildTest {

    private static final String PLUGIN = "/project/build/plugins/plugin";
    /** Without white space. */
    private static final Pattern SAME = Pattern.compile("assert\\w*(?:Equals|Same)\\(([^;]{1,300}?),\\1[,)]"
            + "|\\(([\\w.]+(?:\\([^()]*\\))?)(?:\\.equals\\(|==)\\2[,)]");

    @Test
    void aWarningFailsTheBuild() throws Exception {
        assertEquals(List.of("-Xlint:all"),
                texts(PLUGIN + "[artifactId='maven-compiler-plugin']/configuration/compilerArgs/arg"));
        assertEquals(List.of("true"), texts("/project/properties/maven.compiler.failOnWarning"));
    }

    /** A file out of format hides no test. */
    @Test
    void theFormatIsCheckedLast() throws Exception {
        List<String> plugins = texts(PLUGIN + "/artifactId");
        assertEquals(List.of("verify"),
                texts(PLUGIN + "[artifactId='formatter-maven-plugin']/executions/execution/phase"));
        assertTrue(plugins.indexOf("formatter-maven-plugin") > plugins.indexOf("maven-failsafe-plugin"));
    }

    @Test
    void theBuildStartsNoProgram() throws Exception {
        assertEquals(List.of(),
                texts(PLUGIN + "/artifactId[. = 'maven-antrun-plugin' or . = 'exec-maven-plugin']"));
    }

    @Test
    void noTestIsLeftOut() throws Exception {
        assertEquals(List.of(), texts(PLUGIN
                + "[contains('maven-surefire-plugin maven-failsafe-plugin', artifactId)]/configuration/*"
                + "[name() = 'includes' or name() = 'excludes' or contains(name(), 'skip') or contains(name(), 'roups')]"));
    }

    @Test
    void noAssertionComparesAThingWithItself() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            assertEquals(List.of(),
                    files.filter(file -> file.toString().endsWith(".java")).flatMap(file -> SAME
                            .matcher(DataFiles.readDocument(file).replaceAll("\\s+", "")).results())
                            .map(MatchResult::group).toList());
        }
    }

    @Test
    void eachScriptStartsTheCommandOfItsName() {
        Folder.files(Path.of("scripts")).stream().filter(Files::isRegularFile).forEach(file -> {
            String name = file.getFileName().toString();
            // A class of its own loads nothing that a solution does not need; the site has a profile of its own.
            String command = switch (name) {
                case "run" -> "start(_short)? RunCommand \"\\$@\"";
                case "site" -> "exec [^\n]* mvn [^\n]* -Psite [^\n]*";
                default -> "start(_short)? Commands " + name + " \"\\$@\"";
            };
            assertTrue(Pattern.matches("(?s).*\n" + command + "\n", DataFiles.readDocument(file)),
                    file + " should say " + command);
            assertTrue(Files.isExecutable(file), file + " can't be executed");
        });
    }

    private static List<String> texts(String path) throws Exception {
        Document pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Path.of("pom.xml").toFile());
        List<String> texts = new ArrayList<>();
        for (Node node : XPathFactory.newInstance().newXPath().evaluateExpression(path, pom, XPathNodes.class)) {
            texts.add(node.getTextContent());
        }
        return texts;
    }
}

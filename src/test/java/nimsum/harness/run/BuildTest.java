package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathFactory;
import javax.xml.xpath.XPathNodes;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.yaml.snakeyaml.Yaml;

/**
 * The settings in the pom.xml files and the workflows are those of this test, no assertion compares a thing with
 * itself, and each script starts the command of its name.
 */
class BuildTest {

    private static final Path POM = Path.of("pom.xml");
    /** Without white space. */
    private static final Pattern SAME = Pattern.compile("assert\\w*(?:Equals|Same)\\(([^;]{1,300}?),\\1[,)]"
            + "|\\(([\\w.]+(?:\\([^()]*\\))?)(?:\\.equals\\(|==)\\2[,)]");
    private static final XPath XPATH = XPathFactory.newInstance().newXPath();
    /** The keys of a workflow that say where it runs, and with what. */
    private static final Set<String> HARMLESS = Set.of("name", "permissions", "strategy", "runs-on", "timeout-minutes",
            "uses", "with", "container", "environment", "concurrency", "needs", "id");

    /** What decides which tests run and what a failure does, each setting with its profile. */
    @Test
    void onlyTheseSettingsDecideWhichChecksRun() throws Exception {
        String checks = "//plugin[contains('maven-compiler-plugin maven-surefire-plugin maven-failsafe-plugin', artifactId)]"
                + "//configuration";
        assertEquals(
                """
                        maven-compiler-plugin: compilerArgs=-Xlint:all
                        maven-surefire-plugin: workingDirectory=${home}, excludedEnvironmentVariables=${announced.variables}, printSummary=false
                        maven-failsafe-plugin: workingDirectory=${home}, excludedEnvironmentVariables=${announced.variables}, printSummary=false, \
                        configurationParameters=junit.jupiter.execution.parallel.enabled = false
                        one-problem maven-compiler-plugin: includes=nimsum/**/*.java,${problem}/**/*.java, \
                        testIncludes=nimsum/**/*.java,SamplesTest.java,${problem}/**/*.java
                        one-problem maven-surefire-plugin: \
                        includes=SamplesTest.java,nimsum/harness/**/*Test.java,nimsum/bundle/BundlesTest.java,${problem}/*Test.java, \
                        excludes=nimsum/harness/**/BuildTest.java,nimsum/harness/**/CoachChecksTest.java,\
                        nimsum/harness/**/Harness*Test.java,nimsum/harness/**/ReadmeTest.java,nimsum/harness/**/Theor*Test.java
                        """,
                settings(checks));
        assertEquals("""
                : maven.compiler.release=17, maven.compiler.failOnWarning=true, project.build.sourceEncoding=UTF-8, \
                home=${maven.multiModuleProjectDirectory}, junit.version=6.1.3, surefire.version=3.6.1, problem=, \
                announced.variables=JAVA_TOOL_OPTIONS,JDK_JAVA_OPTIONS,_JAVA_OPTIONS, \
                argLine=-Xms2g -Xmn1g -Xmx2g -XX:+UseSerialGC -XX:TieredStopAtLevel=1
                newer-jdk: maven.compiler.failOnWarning=false
                one-problem: skipITs=true
                mutation: skipTests=true, timeoutConstant=10000, solutions=*.Main*,nimsum.util.*
                """, settings("//properties[parent::project or parent::profile]").replaceAll(", pit=.*", ""));
        assertEquals("""
                maven-compiler-plugin: compilerArgs=-Xlint:all,-Xlint:-classfile
                maven-failsafe-plugin: printSummary=true
                """, settings(Path.of("src/site/pom.xml"), checks));
        assertEquals("newer-jdk: jdk=[18,)\none-problem: name=problem\n", settings("//activation"));
        assertEquals(List.of(), texts("//plugin//skip"));
        assertEquals(List.of("jvm.config"), DataFiles.names(Path.of(".mvn")));
        assertFalse(DataFiles.readDocument(Path.of(".mvn/jvm.config")).matches("(?s).*(-D(?!org\\.slf4j)|@).*"));
    }

    @Test
    void mutationThresholdsAreThoseOfTheReadme() throws Exception {
        assertEquals(
                Pattern.compile("(\\d+) %").matcher(DataFiles.readDocument(Path.of("src/test/README.md"))).results()
                        .map(percent -> percent.group(1)).toList(),
                Pattern.compile("--mutationThreshold (\\d+)").matcher(DataFiles.readDocument(POM)).results()
                        .map(percent -> percent.group(1)).toList());
    }

    /** What a workflow says besides is on which machines and with what tools it runs. */
    @Test
    void theWorkflowsRunWhatPeopleDo() {
        String onMain = "github.event_name != 'pull_request' && github.ref == 'refs/heads/main'";
        assertEquals(
                List.of("on=[push, pull_request]", "MAVEN_ARGS=-B -ntp", "run=mvn test", "run=bash .ci/run -Ddeep"),
                decisive("ci"));
        assertEquals(List.of("on={push=null, pull_request=null, workflow_dispatch=null}",
                "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8",
                "run=apt-get update && apt-get install -y --no-install-recommends ca-certificates chromium chromium-driver git "
                        + "maven openjdk-17-jdk-headless",
                "run=mvn -B -ntp -f src/site verify", "if=" + onMain, "if=" + onMain), decisive("site"));
    }

    private static List<String> decisive(String workflow) {
        List<String> found = new ArrayList<>();
        Map<Object, Object> whole = new Yaml()
                .load(DataFiles.readDocument(Path.of(".github", "workflows", workflow + ".yml")));
        // YAML reads the key "on" as true.
        found.add("on=" + whole.remove(true));
        findDecisive("", whole, found);
        return found;
    }

    private static void findDecisive(Object key, Object value, List<String> found) {
        if (HARMLESS.contains(key)) {
            return;
        }
        if (value instanceof Map<?, ?> map) {
            map.forEach((name, part) -> findDecisive(name, part, found));
        } else if (value instanceof List<?> list) {
            list.forEach(part -> findDecisive(key, part, found));
        } else {
            found.add(key + "=" + value);
        }
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
            // A class of its own loads nothing that a solution does not need; the site is a Maven project of its own.
            String command = switch (name) {
                case "run" -> "start(_short)? RunCommand \"\\$@\"";
                case "site" -> "exec [^\n]* mvn [^\n]* -f src/site [^\n]*";
                default -> "start(_short)? Commands " + name + " \"\\$@\"";
            };
            assertTrue(Pattern.matches("(?s).*\n" + command + "\n", DataFiles.readDocument(file)),
                    file + " should say " + command);
            assertTrue(Files.isExecutable(file), file + " can't be executed");
        });
    }

    private static String settings(String path) throws Exception {
        return settings(POM, path);
    }

    /** A line for each element of a pom.xml that is found, with the id of its profile, the plugin, and its values. */
    private static String settings(Path pom, String path) throws Exception {
        StringBuilder lines = new StringBuilder();
        for (Node node : nodes(path, document(pom))) {
            List<String> values = new ArrayList<>();
            nodes(".//*[not(*)]", node).forEach(
                    value -> values
                            .add(value.getNodeName() + "=" + value.getTextContent().replaceAll("\\s+", " ").strip()));
            String where = XPATH.evaluate("concat(ancestor::profile/id, ' ', ancestor::plugin/artifactId)", node)
                    .strip();
            lines.append(where).append(": ").append(String.join(", ", values)).append('\n');
        }
        return lines.toString();
    }

    private static List<String> texts(String path) throws Exception {
        return nodes(path, document(POM)).stream().map(Node::getTextContent).toList();
    }

    private static List<Node> nodes(String path, Node in) throws Exception {
        List<Node> nodes = new ArrayList<>();
        XPATH.evaluateExpression(path, in, XPathNodes.class).forEach(nodes::add);
        return nodes;
    }

    private static Document document(Path pom) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
    }
}

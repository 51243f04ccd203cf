package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
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
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.yaml.snakeyaml.Yaml;

/** What pom.xml and the scripts ask of every source and of every machine. */
class BuildTest {

    private static final String PLUGIN = "/project/build/plugins/plugin";
    /** Without white space. */
    private static final Pattern SAME = Pattern.compile("assert\\w*(?:Equals|Same)\\(([^;]{1,300}?),\\1[,)]"
            + "|\\(([\\w.]+(?:\\([^()]*\\))?)(?:\\.equals\\(|==)\\2[,)]");
    private static final XPath XPATH = XPathFactory.newInstance().newXPath();
    /** The keys of a workflow that say where it runs, and with what. */
    private static final Set<String> HARMLESS = Set.of("name", "permissions", "strategy", "runs-on", "timeout-minutes",
            "uses", "with", "container", "environment", "concurrency", "needs", "id");

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

    /** What decides which tests run and what a failure does, each setting with its profile. */
    @Test
    void onlyTheseSettingsDecideWhichChecksRun() throws Exception {
        String variables = "excludedEnvironmentVariable=JAVA_TOOL_OPTIONS, excludedEnvironmentVariable=JDK_JAVA_OPTIONS, "
                + "excludedEnvironmentVariable=_JAVA_OPTIONS, printSummary=false";
        assertEquals(
                """
                        maven-compiler-plugin: arg=-Xlint:all
                        maven-surefire-plugin: VARIABLES
                        maven-failsafe-plugin: VARIABLES, configurationParameters=junit.jupiter.execution.parallel.enabled = false
                        one-problem maven-compiler-plugin: include=nimsum/**/*.java, include=${problem}/**/*.java, \
                        testInclude=nimsum/**/*.java, testInclude=SamplesTest.java, testInclude=${problem}/**/*.java
                        one-problem maven-surefire-plugin: include=SamplesTest.java, include=nimsum/harness/*Test.java, \
                        include=nimsum/bundle/BundlesTest.java, include=${problem}/*Test.java, \
                        exclude=nimsum/harness/BuildTest.java, exclude=nimsum/harness/CoachChecksTest.java, \
                        exclude=nimsum/harness/GameListingTest.java, exclude=nimsum/harness/Harness*Test.java, \
                        exclude=nimsum/harness/ReadmeTest.java, exclude=nimsum/harness/Theor*Test.java
                        site maven-compiler-plugin: arg=-Xlint:-classfile
                        site maven-surefire-plugin: skip=true
                        site maven-failsafe-plugin: printSummary=true, include=**/*Test.java, include=**/*IT.java
                        jmh maven-compiler-plugin: groupId=org.openjdk.jmh, artifactId=jmh-generator-annprocess, \
                        version=${jmh.version}
                        """
                        .replace("VARIABLES", variables),
                settings(
                        "//plugin[contains('maven-compiler-plugin maven-surefire-plugin maven-failsafe-plugin', artifactId)]"
                                + "//configuration"));
        assertEquals("""
                : maven.compiler.release=17, maven.compiler.failOnWarning=true, project.build.sourceEncoding=UTF-8, \
                problem=, tests=src/test/java, argLine=-Xms1g -Xmn600m -Xmx2g -XX:+UseSerialGC -XX:TieredStopAtLevel=1
                newer-jdk: maven.compiler.failOnWarning=false
                one-problem: skipITs=true
                mutation: skipTests=true, timeoutConstant=10000, solutions=*.Main*,nimsum.util.*
                site: tests=src/site/test
                jmh: jmh.version=1.37, jmh.args=, maven.compiler.failOnWarning=false, skipTests=true
                """, settings("//properties[parent::project or parent::profile]"));
        assertEquals("newer-jdk: jdk=[18,)\none-problem: name=problem\n", settings("//activation"));
        assertEquals(List.of(), texts("//plugin//skip[not(ancestor::profile/id = 'site')]"));
        assertEquals(List.of("jvm.config"), DataFiles.names(Path.of(".mvn")));
        assertFalse(DataFiles.readDocument(Path.of(".mvn/jvm.config")).matches("(?s).*(-D(?!org\\.slf4j)|@).*"));
    }

    @Test
    void mutationThresholdsAreThoseOfTheReadme() throws Exception {
        assertEquals(
                Pattern.compile("(\\d+) %").matcher(DataFiles.readDocument(Path.of("src/test/README.md"))).results()
                        .map(percent -> percent.group(1)).toList(),
                texts("//mutationThreshold"));
    }

    @Test
    void theFormatIsThatOfEachFile() throws Exception {
        List<Path> formatted = texts("//plugin[artifactId='formatter-maven-plugin']//directory").stream()
                .map(folder -> Path.of(folder.replace("${project.basedir}/", ""))).toList();
        Stream.of("bench", "problems", "src")
                .flatMap(folder -> FileUtils.listFiles(new File(folder), new String[]{"java"}, true).stream())
                .map(File::toPath).filter(file -> !file.startsWith("src/test/resources"))
                .forEach(file -> assertTrue(formatted.stream().anyMatch(file::startsWith),
                        file + " is in none of the folders of the formatter"));
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
                "run=mvn -B -ntp -Psite verify", "if=" + onMain, "if=" + onMain), decisive("site"));
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

    /**
     * A line for each element of pom.xml that is found, with the id of its profile, the plugin, and the values in it.
     */
    private static String settings(String path) throws Exception {
        StringBuilder lines = new StringBuilder();
        for (Node node : nodes(path, pom())) {
            List<String> values = new ArrayList<>();
            nodes(".//*[not(*)]", node)
                    .forEach(value -> values.add(value.getNodeName() + "=" + value.getTextContent().strip()));
            String where = XPATH.evaluate("concat(ancestor::profile/id, ' ', ancestor::plugin/artifactId)", node)
                    .strip();
            lines.append(where).append(": ").append(String.join(", ", values)).append('\n');
        }
        return lines.toString();
    }

    private static List<String> texts(String path) throws Exception {
        return nodes(path, pom()).stream().map(Node::getTextContent).toList();
    }

    private static List<Node> nodes(String path, Node in) throws Exception {
        List<Node> nodes = new ArrayList<>();
        XPATH.evaluateExpression(path, in, XPathNodes.class).forEach(nodes::add);
        return nodes;
    }

    private static Document pom() throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(Path.of("pom.xml").toFile());
    }
}

package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;

/**
 * The settings in the pom.xml files and the workflows are those of this test, no assertion compares a thing with
 * itself, and each script starts the command of its name.
 */
class BuildTest {

    private static final Path POM = Path.of("pom.xml");
    /** What decides which tests run and what a failure does. */
    private static final Pattern DECISIVE = Pattern.compile("(?s)<(properties|activation)>.*?</\\1>"
            + "|<artifactId>maven-(?:compiler|surefire|failsafe)-plugin<.*?</plugin>");
    private static final Pattern SETTING = Pattern.compile("<(?!version>|pit>)([\\w.]+)[^<>]*>([^<>]*)</");
    /** The keys of a workflow that say where it runs, and with what. */
    private static final String HARMLESS = "name|permissions|contents|pages|id-token|strategy|fail-fast|matrix|os|java"
            + "|runs-on|timeout-minutes|uses|with|distribution|java-version|cache|path|container|image|options"
            + "|environment|url|concurrency|group|needs|id|jobs|steps|env";
    /** Without white space. */
    private static final Pattern SAME = Pattern.compile("assert\\w*(?:Equals|Same)\\(([^;]{1,300}?),\\1[,)]"
            + "|\\(([\\w.]+(?:\\([^()]*\\))?)(?:\\.equals\\(|==)\\2[,)]");

    @Test
    void onlyTheseSettingsDecideWhichChecksRun() {
        String pom = DataFiles.readDocument(POM);
        assertEquals(
                """
                        maven.compiler.release=17, maven.compiler.failOnWarning=true, project.build.sourceEncoding=UTF-8, \
                        home=${maven.multiModuleProjectDirectory}, junit.version=6.1.3, surefire.version=3.6.1, exec.version=3.6.4, \
                        announced.variables=JAVA_TOOL_OPTIONS,JDK_JAVA_OPTIONS,_JAVA_OPTIONS, \
                        argLine=-Xms2g -Xmn1g -Xmx2g -XX:MetaspaceSize=512m -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -XX:TieredStopAtLevel=1
                        artifactId=maven-compiler-plugin, compilerArgs=-Xlint:all, goal=compile, goal=testCompile
                        artifactId=maven-surefire-plugin, workingDirectory=${home}, \
                        excludedEnvironmentVariables=${announced.variables}, printSummary=false, goal=test
                        artifactId=maven-failsafe-plugin, workingDirectory=${home}, \
                        excludedEnvironmentVariables=${announced.variables}, printSummary=false, \
                        configurationParameters=junit.jupiter.execution.parallel.enabled = false, goal=integration-test, goal=verify
                        jdk=[18,)
                        maven.compiler.failOnWarning=false
                        name=problem
                        skipITs=true
                        artifactId=maven-compiler-plugin, includes=nimsum/**/*.java,${problem}/**/*.java, \
                        testIncludes=nimsum/**/*.java,SamplesTest.java,${problem}/**/*.java
                        artifactId=maven-surefire-plugin, includes=SamplesTest.java,nimsum/harness/**/*Test.java,\
                        nimsum/bundle/BundlesTest.java,nimsum/cli/WordsTest.java,${problem}/*Test.java, \
                        excludes=nimsum/harness/**/BuildTest.java,\
                        nimsum/harness/**/CoachChecksTest.java,nimsum/harness/**/Harness*Test.java,\
                        nimsum/harness/**/Theor*Test.java
                        skipTests=true, timeoutConstant=10000, solutions=*.Main*,nimsum.util.*, \
                        tools=nimsum.author.Unfinished*,nimsum.bundle.*,nimsum.cases.*,nimsum.game.*,nimsum.judge.*,\
                        nimsum.problem.*,nimsum.play.*
                        """,
                settings(pom));
        assertEquals(
                """
                        artifactId=maven-compiler-plugin, compilerArgs=-Xlint:all,-Xlint:-classfile
                        artifactId=maven-failsafe-plugin, printSummary=true, \
                        additionalClasspathElements=${home}/target/site-build/games
                        """,
                settings(DataFiles.readDocument(Path.of("src/site/pom.xml"))).replaceFirst("(?s)^.*?(?=artifactId)",
                        ""));
        assertFalse(pom.contains("<skip>"));
        assertEquals(List.of("jvm.config"), DataFiles.names(Path.of(".mvn")));
        assertFalse(DataFiles.readDocument(Path.of(".mvn/jvm.config")).matches("(?s).*(-D(?!org\\.slf4j)|@).*"));
    }

    /** A line for each part of a pom.xml that decides, with the values in it. */
    private static String settings(String pom) {
        return DECISIVE.matcher(pom.replaceAll("(?s)<!--.*?-->", "")).results()
                .map(part -> SETTING.matcher(part.group()).results()
                        .map(setting -> setting.group(1) + "=" + setting.group(2).strip())
                        .collect(Collectors.joining(", ")) + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void mutationThresholdsAreThoseOfTheReadme() {
        assertEquals(
                Pattern.compile("(\\d+) %").matcher(DataFiles.readDocument(Path.of("src/test/README.md"))).results()
                        .map(percent -> percent.group(1)).toList(),
                Pattern.compile("--mutationThreshold (\\d+)").matcher(DataFiles.readDocument(POM)).results()
                        .map(percent -> percent.group(1)).toList());
    }

    @Test
    void theWorkflowsRunWhatPeopleDo() {
        String onMain = "if: github.event_name != 'pull_request' && github.ref == 'refs/heads/main'";
        assertEquals(List.of("on: [push, pull_request]", "MAVEN_ARGS: -B -ntp", "test:", "- run: mvn test", "verify:",
                "- run: bash .ci/run -Ddeep"), decisive("ci"));
        assertEquals(List.of("on:", "push:", "pull_request:", "workflow_dispatch:", "build:",
                "DEBIAN_FRONTEND: noninteractive", "LC_ALL: C.UTF-8", "- run: >-",
                "apt-get update && apt-get install -y --no-install-recommends ca-certificates chromium chromium-driver git",
                "maven openjdk-17-jdk-headless", "- run: mvn -B -ntp -f src/site verify", onMain, "publish:", onMain),
                decisive("site"));
    }

    private static List<String> decisive(String workflow) {
        return DataFiles.readDocument(Path.of(".github/workflows/" + workflow + ".yml")).lines().map(String::strip)
                .filter(line -> !line.matches("#.*|(- )?(" + HARMLESS + "):.*")).toList();
    }

    @Test
    void noAssertionComparesAThingWithItself() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/test/java"))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertFalse(sources.isEmpty());
            assertEquals(List.of(),
                    sources.stream().flatMap(file -> SAME
                            .matcher(DataFiles.readDocument(file).replaceAll("\\s+", "")).results())
                            .map(MatchResult::group).toList());
        }
    }

    @Test
    void eachScriptStartsTheCommandOfItsName() {
        DataFiles.names(Path.of("scripts")).stream().filter(name -> !name.equals("lib")).forEach(name -> {
            Path file = Path.of("scripts", name);
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
}

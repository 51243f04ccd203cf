package nimsum.bundle;

import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;
import javax.tools.SimpleJavaFileObject;

/** A Java source in memory. The compiler takes it whatever the name of its public class. */
public final class SourceText extends SimpleJavaFileObject {

    private final String name;
    private final String text;
    /** The lines, where they come from. */
    final List<Line> lines;

    /**
     * @param name of the file, for messages
     */
    public SourceText(String name, String text) {
        this(name, text, Line.of(name, text));
    }

    /** Puts lines of other sources together. */
    SourceText(List<Line> lines) {
        this("", lines.stream().map(line -> line.text() + "\n").collect(Collectors.joining()), lines);
    }

    private SourceText(String name, String text, List<Line> lines) {
        super(URI.create("memory:///source.java"), Kind.SOURCE);
        this.name = name;
        this.text = text;
        this.lines = lines;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return true;
    }
}

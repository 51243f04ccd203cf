package nimsum.bundle;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A Java source in memory. The compiler takes it whatever the name of its public class. */
public final class SourceText extends SimpleJavaFileObject {

    private final String name;
    private final String text;

    /**
     * @param name of the file, for messages
     */
    public SourceText(String name, String text) {
        super(URI.create("memory:///source.java"), Kind.SOURCE);
        this.name = name;
        this.text = text;
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

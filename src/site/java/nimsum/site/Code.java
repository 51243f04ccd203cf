package nimsum.site;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Source code as HTML. */
final class Code {

    private static final Pattern TOKEN = Pattern
            .compile("(?s)(?<comment>/\\*.*?\\*/|//[^\\n]*)|(?<string>\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+')"
                    + "|(?<keyword>\\b(?:abstract|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|final|finally|float|for|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|protected|public|return|short|static|super|switch|synchronized|this|throw|throws|transient|true|try|void|volatile|while)\\b)"
                    + "|(?<number>\\b\\d[\\w.]*)|[&<>]");

    /** Java, with the kinds of its words marked. */
    static String java(String source) {
        return "<pre tabindex=\"0\"><code>" + TOKEN.matcher(source.strip()).replaceAll(token -> {
            for (String kind : new String[]{"comment", "string", "keyword", "number"}) {
                String text = ((Matcher) token).group(kind);
                if (text != null) {
                    return Matcher.quoteReplacement("<span class=\"" + kind + "\">" + Page.escaped(text) + "</span>");
                }
            }
            return Matcher.quoteReplacement(Page.escaped(token.group()));
        }) + "</code></pre>";
    }

    /** A change: lines that go and lines that come, which are also marked for those who see no colour. */
    static String change(String diff) {
        return "<pre tabindex=\"0\"><code>" + diff.strip().lines().map(line -> {
            String kind = line.startsWith("+")
                    ? "ins"
                    : line.startsWith("-") && !line.startsWith("---") ? "del" : "span";
            return "<" + kind + ">" + Page.escaped(line) + "</" + kind + ">";
        }).collect(Collectors.joining("\n")) + "</code></pre>";
    }
}

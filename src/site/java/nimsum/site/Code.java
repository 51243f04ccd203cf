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

    /** Highlights Java: marks the kinds of its words. */
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

    /** Returns a change: lines that go and lines that come, which are also marked for those who see no colour. */
    static String change(String diff) {
        int indent = diff.lines().filter(line -> !line.startsWith("@@") && line.length() > 1)
                .mapToInt(line -> line.length() - line.substring(1).stripLeading().length() - 1).min().orElse(0);
        return "<pre class=\"change\" tabindex=\"0\"><code>" + diff.strip().lines().map(line -> {
            if (line.startsWith("@@")) {
                return "<span>...</span>";
            }
            String kind = line.startsWith("+") ? "ins" : line.startsWith("-") ? "del" : "span";
            String text = line.length() > indent ? line.charAt(0) + " " + line.substring(1 + indent) : line;
            return "<" + kind + ">" + Page.escaped(text) + "</" + kind + ">";
        }).collect(Collectors.joining("\n")) + "</code></pre>";
    }
}

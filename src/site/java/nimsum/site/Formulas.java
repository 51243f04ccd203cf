package nimsum.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.io.IOUtils;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Scriptable;

/** Formulas in TeX as MathML, which browsers draw without a script. KaTeX converts each formula once. */
final class Formulas {

    /** The last version that Rhino runs. */
    private static final String KATEX = "/META-INF/resources/webjars/katex/0.16.4/dist/katex.min.js";
    private static final Pattern WHOLE = Pattern.compile("(?s)(<math[^>]*><mrow>)(.*)</mrow></math>");
    private static final Pattern TAG = Pattern.compile("<[^>]+>");
    private static final Pattern BREAK = Pattern
            .compile("<mo[^>]*>(?:[=<>\u2264\u2265\u2295\u2227+,:\u2260\u2192\u2208]|&lt;|&gt;)</mo>$");

    private final Map<String, String> known = new HashMap<>();
    private final Context context = Context.enter();
    private final Scriptable scope = context.initStandardObjects();

    Formulas() {
        context.setLanguageVersion(Context.VERSION_ES6);
        try {
            String script = IOUtils.resourceToString(KATEX, StandardCharsets.UTF_8);
            context.evaluateString(scope, "var self = this, module, exports, define;" + script, "katex", 1, null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns a formula as MathML.
     *
     * @param block whether it stands on lines of its own
     * @throws IllegalArgumentException if it is no formula
     */
    String mathMl(String tex, boolean block) {
        String mathMl = known.computeIfAbsent((block ? "block " : "inline ") + tex, key -> convert(tex, block));
        // What is wider than the page is scrolled, by keys too.
        return block ? "<span class=\"wide\" tabindex=\"0\">" + mathMl + "</span>" : mathMl;
    }

    private String convert(String tex, boolean block) {
        Scriptable options = context.newObject(scope);
        options.put("output", options, "mathml");
        options.put("displayMode", options, block);
        options.put("strict", options, "ignore");
        Scriptable katex = (Scriptable) scope.get("katex", scope);
        try {
            Object html = ((Function) katex.get("renderToString", katex)).call(context, scope, katex,
                    new Object[]{tex, options});
            // The TeX source would stand there a second time.
            String mathMl = html.toString()
                    .replaceAll("(?s)^<span class=\"katex\">|</span>$|<annotation.*?</annotation>|</?semantics>", "")
                    // KaTeX puts a whole row into an operator, which MathML does not know.
                    .replaceAll("(?s)<mo[^>]*><mrow>(.*?)</mrow></mo>", "<mrow>$1</mrow>");
            return block ? mathMl : wrapping(mathMl);
        } catch (RhinoException e) {
            throw new IllegalArgumentException("$" + tex + "$: " + e.details(), e);
        }
    }

    /**
     * Browsers break no formula at the end of a line, so one that is long becomes several, each of which ends in a
     * relation or a sum.
     */
    private static String wrapping(String mathMl) {
        Matcher whole = WHOLE.matcher(mathMl);
        if (!whole.matches()) {
            return mathMl;
        }
        StringBuilder pieces = new StringBuilder(whole.group(1));
        int depth = 0;
        int end = 0;
        String content = whole.group(2);
        Matcher tag = TAG.matcher(content);
        while (tag.find()) {
            depth += tag.group().startsWith("</") ? -1 : tag.group().endsWith("/>") ? 0 : 1;
            String before = content.substring(end, tag.end());
            if (depth == 0 && BREAK.matcher(before).find() && tag.end() < content.length()) {
                pieces.append(before.replaceFirst("<mo([^>]*)>([^<]*)</mo>$", "<mo form=\"infix\"$1>$2</mo>"))
                        .append("</mrow></math><wbr>").append(whole.group(1));
                end = tag.end();
            }
        }
        return pieces.append(content.substring(end)).append("</mrow></math>").toString();
    }
}

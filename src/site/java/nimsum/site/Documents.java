package nimsum.site;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which page of the site shows a file of the repository. All paths are those from the repository's folder, or the
 * site's.
 */
final class Documents {

    private static final Pattern PROBLEM = Pattern.compile("problems/(\\w+)/(.*)");

    /**
     * Returns the page, with an anchor where the file is a part of it.
     *
     * @return none for what the site does not show
     */
    static Optional<String> page(Path file) {
        String name = file.normalize().toString().replace('\\', '/');
        Matcher problem = PROBLEM.matcher(name);
        if (problem.matches()) {
            String folder = "problems/" + problem.group(1) + "/";
            String page = folder + "index.html";
            return switch (problem.group(2)) {
                case "", "README.md" -> Optional.of(page);
                case "README.zh.md" -> Optional.of(folder + "zh.html");
                case "Main.java" -> Optional.of(page + "#main");
                default -> problem.group(2).startsWith("wrong/")
                        ? Optional.of(page + "#" + mistake(problem.group(2).substring("wrong/".length())))
                        : Optional.empty();
            };
        }
        return switch (name) {
            case "", "README.md", "problems", "problems/README.md", "theory", "theory/README.md" ->
                Optional.of("index.html");
            case "README.zh.md" -> Optional.of("zh.html");
            case "problems/course.md", "problems/documents.md" -> Optional.of(name.replaceFirst("md$", "html"));
            default -> name.matches("theory/[\\w-]+(\\.zh)?\\.md")
                    ? Optional.of(name.replaceFirst("md$", "html"))
                    : Optional.empty();
        };
    }

    /** Returns the anchor of a mistake on the page of its problem. */
    static String mistake(String file) {
        return "wrong-" + file.replaceFirst("\\..*", "");
    }

    /** Returns an address from one page to another. */
    static String relative(String from, String to) {
        String anchor = to.contains("#") ? to.substring(to.indexOf('#')) : "";
        Path target = Path.of(to.substring(0, to.length() - anchor.length()));
        Path here = Path.of(from).getParent();
        String way = (here == null ? target : here.relativize(target)).toString().replace('\\', '/');
        return (from.equals(target.toString().replace('\\', '/')) && !anchor.isEmpty() ? "" : way) + anchor;
    }
}

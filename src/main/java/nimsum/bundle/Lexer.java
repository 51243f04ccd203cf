package nimsum.bundle;

/** Finds its way over white space and comments between the trees that the compiler gives. */
final class Lexer {

    private Lexer() {
    }

    /** The first position from here on that is neither white space nor in a comment. */
    static int skip(String text, int from) {
        int at = from;
        while (at < text.length()) {
            int comment = endOfComment(text, at);
            if (comment < 0 && !Character.isWhitespace(text.charAt(at))) {
                return at;
            }
            at = comment < 0 ? at + 1 : comment;
        }
        return at;
    }

    /** The end of the comment that starts here, before its line feed; -1 if none starts here. */
    static int endOfComment(String text, int at) {
        if (text.startsWith("//", at)) {
            int end = text.indexOf('\n', at);
            return end < 0 ? text.length() : end;
        }
        return text.startsWith("/*", at) ? text.indexOf("*/", at + 2) + 2 : -1;
    }

    /** The first place of a character from here on, outside comments. */
    static int find(String text, int from, char wanted) {
        int at = skip(text, from);
        while (text.charAt(at) != wanted) {
            at = skip(text, at + 1);
        }
        return at;
    }

    /** The end of the word that starts here. */
    static int endOfWord(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * The end of what belongs to a declaration that ends here: separators behind it, and a comment that closes the line.
     */
    static int endOfItem(String text, int end) {
        int at = skipBlanks(text, end);
        if (at < text.length() && (text.charAt(at) == ';' || text.charAt(at) == ',')) {
            return endOfItem(text, at + 1);
        }
        int comment = endOfComment(text, at);
        if (comment >= 0) {
            int after = skipBlanks(text, comment);
            if (after == text.length() || text.charAt(after) == '\n') {
                return comment;
            }
        }
        return end;
    }

    /** Whether the word stands here. */
    static boolean hasWord(String text, int at, String word) {
        return at >= 0 && text.startsWith(word, at) && endOfWord(text, at) == at + word.length();
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }
}

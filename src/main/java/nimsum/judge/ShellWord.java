package nimsum.judge;

/** Words of commands that a person can paste into a shell. */
public final class ShellWord {

    public static String quoted(String word) {
        return word.matches("[\\w./+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** Returns the name of a file as one types it in a shell, where no command takes it for an option. */
    public static String file(String name) {
        return quoted(name.startsWith("-") ? "./" + name : name);
    }
}

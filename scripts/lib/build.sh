# Sourced by the scripts. Sets home, and builds what is older than its source; says so on standard error.
home=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd) || exit 2
built=$home/target/built
if [ ! -f "$built" ] ||
    [ -n "$(find "$home/pom.xml" "$home/src/main" "$home/problems" -newer "$built" -print | head -n 1)" ]; then
    command -v mvn >/dev/null || { echo "Maven (mvn) is needed to build and was not found." >&2; exit 2; }
    echo "Building (the first time takes a minute) ..." >&2
    mvn -q -ntp -f "$home/pom.xml" process-classes >&2 || { echo "The build failed." >&2; exit 2; }
fi

# Runs a command class of nimsum.cli in place of this script.
start() {
    terminal=false
    [ -t 2 ] && terminal=true
    exec java "-Dnimsum.home=$home" "-Dnimsum.terminal=$terminal" \
        -cp "$home/target/classes:$home/target/lib/*" "nimsum.cli.$@"
}

# shellcheck shell=sh
# Sourced by the scripts, which set script to where they are, links resolved. Builds what is not as its sources say, and
# defines start. All that it has to tell goes to standard error.

# The first file that a JVM opens would take the place of a closed standard input or output.
{ true 3<&0; } 2>/dev/null || exec </dev/null
{ true 3>&1; } 2>/dev/null || exec 1</dev/null

home=${script:?}
home=${home%/scripts/*}
target=$home/target
lock=$target/lock
. "$home/scripts/lib/stamp.sh"

# Ends with status $1 and a message.
fail() {
    printf '%s\n' "$2" >&2
    exit "$1"
}

# Sets java: the one of JAVA_HOME, which Maven takes too, or else of PATH. Its version is asked once, as that takes time.
find_java() {
    if [ -n "${JAVA_HOME-}" ]; then
        java=$JAVA_HOME/bin/java
        [ -x "$java" ] || fail 2 "JAVA_HOME is $JAVA_HOME, and there is no program bin/java in it."
    else
        java=$(command -v java) || fail 2 "A JDK of version 17 or newer is needed: JAVA_HOME is not set, and PATH has no java."
    fi
    checked=
    { read -r checked <"$target/java"; } 2>/dev/null
    [ "$checked" = "$java" ] && return
    version=$("$java" -version 2>&1)
    version=${version#* version \"}
    version=${version%%\"*}
    [ "${version%%[!0-9]*}" -ge 17 ] 2>/dev/null || fail 2 "A JDK of version 17 or newer is needed, and $java is $version."
    { printf '%s\n' "$java" >"$target/java"; } 2>/dev/null
    true
}

# Only one process builds at a time: it holds a symbolic link, which is made in one step and names the process.
take_lock() {
    { mkdir -p "$target" && [ -w "$target" ]; } || fail 1 "Nimsum has to be built, and $target can't be written."
    told=false
    failures=0
    until reason=$(ln -s "process $$" "$lock" 2>&1); do
        owner=$(readlink "$lock") || owner=
        if [ -z "$owner" ]; then
            # Either the lock was given back just now, or it can't be made at all.
            failures=$((failures + 1))
            [ $failures -lt 10 ] || fail 1 "$reason"
        elif ! kill -0 "${owner#process }" 2>/dev/null && break_lock; then
            continue
        elif ! $told; then
            echo "Waiting for the build of $owner (if there is no such build, remove $lock) ..." >&2
            told=true
        fi
        sleep 1
    done
    trap 'rm -f "$lock"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
}

# Removes the lock of a process that is gone. Only one may do so, or a second would remove the next process's lock.
break_lock() {
    mkdir "$lock-broken" 2>/dev/null || return
    [ "$(readlink "$lock")" != "$owner" ] || rm -f "$lock"
    rmdir "$lock-broken"
}

is_built() {
    (cd "$home" && up_to_date target)
}

give_lock_back() {
    rm -f "$lock"
    trap - EXIT HUP INT TERM
}

build() {
    command -v mvn >/dev/null || fail 2 "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH."
    if [ -e "$target/built" ] || [ -e "$target/building" ]; then
        echo "Building what has changed ..." >&2
    else
        echo "Building for the first time; where Maven has to fetch its plugins, this takes a minute or more ..." >&2
    fi
    if [ -t 2 ]; then
        while sleep 2 && [ "$(readlink "$lock")" = "process $$" ]; do printf . >&2; done >/dev/null &
    fi
    mvn -B -q -ntp -f "$home/pom.xml" process-classes >"$target/build.log" 2>&1 </dev/null
    status=$?
    [ ! -t 2 ] || echo >&2
    [ $status -eq 0 ] || report_failure
    is_built || fail 1 "The sources changed while they were built; run the command again."
}

# Ends with what the compiler found, or else all that Maven said, and how to go on.
report_failure() {
    errors=$(home=$home awk '
        { sub(/^\[[A-Z]+\] /, "") }
        index($0, ENVIRON["home"] "/") == 1 && /\.java:\[/ {
            text = substr($0, length(ENVIRON["home"]) + 2)
            if (!seen[text]++) print text
        }' "$target/build.log")
    printf '%s\n' "${errors:-$(cat "$target/build.log")}" >&2
    broken=$(printf '%s\n' "$errors" | sed -n 's|^\(problems/[^/]*\)/.*|\1|p' | sort -u | paste -s -d ' ' -)
    fail 1 "The build failed.${broken:+ To go on with the other problems, move $broken elsewhere until it compiles.}"
}

# Runs command class $1 of nimsum.cli in place of this script, with all compilers that a JVM has.
start() {
    start_jvm -XX:+TieredCompilation "$@"
}

# The same for a command that is over before its code would earn more than the quick compiler.
start_short() {
    start_jvm -XX:TieredStopAtLevel=1 "$@"
}

start_jvm() {
    compiler=$1
    class=nimsum.cli.$2
    shift 2
    terminal=false
    [ -t 2 ] && terminal=true
    typed=false
    [ -t 0 ] && typed=true
    exec "$java" "$compiler" "-Dnimsum.home=$home" "-Dnimsum.terminal=$terminal" "-Dnimsum.typed=$typed" -cp "$target/classes:$target/lib/*" "$class" "$@"
}

find_java
if ! is_built; then
    take_lock
    is_built || build
    give_lock_back
fi

# shellcheck shell=sh
# Sourced by the scripts, which set script to where they are, links resolved, and half_done if they go on with what was
# built before where the sources do not compile. Builds what is not as its sources say, and defines start. All that it has to
# tell goes to standard error.
#
# In target, scripts/ holds the classes and resources that scripts run, apart from those of Maven, so that neither takes
# them away from the other while it runs; lib/ holds the libraries; built holds the checksum of each source that was built.

# The first file that a JVM opens would take the place of a closed standard input or output.
{ true 3<&0; } 2>/dev/null || exec </dev/null
{ true 3>&1; } 2>/dev/null || exec 1</dev/null

# Java 17 takes the encoding of names and of its output from the locale. Not exported, as shells warn of one that a system lacks.
utf8='env LC_ALL=C.UTF-8'

home=${script:?}
home=${home%/scripts/*}
target=$home/target
lock=$target/lock
new=target/building.$$

# Ends with status $1 and a message.
fail() {
    printf '%s\n' "$2" >&2
    exit "$1"
}

# Sets java: the one of JAVA_HOME, which Maven takes too, or else of PATH. Whether it is new enough and has a compiler is
# asked once, as that takes time, and again when its path leads to another one.
find_java() {
    if [ -n "${JAVA_HOME-}" ]; then
        java=$JAVA_HOME/bin/java
        [ -x "$java" ] || fail 2 "JAVA_HOME is $JAVA_HOME, and there is no program bin/java in it."
    else
        java=$(command -v java) || fail 2 "A JDK of version 17 or newer is needed: JAVA_HOME is not set, and PATH has no java."
    fi
    resolved=$(readlink -f -- "$java")
    checked=
    { read -r checked <"$target/java"; } 2>/dev/null
    [ "$checked" = "$resolved" ] && return
    version=$("$java" -version 2>&1)
    version=${version#* version \"}
    version=${version%%\"*}
    [ "${version%%[!0-9]*}" -ge 17 ] 2>/dev/null || fail 2 "A JDK of version 17 or newer is needed, and $java is $version."
    "$java" --list-modules 2>/dev/null | grep '^jdk\.compiler' >/dev/null ||
        fail 2 "A JDK of version 17 or newer is needed, and $java has no compiler."
    { printf '%s\n' "$resolved" >"$target/java"; } 2>/dev/null
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

# The checksum of each source. Times are not asked, because a source that was put back is older than its successor's class.
sources() {
    (cd "$home" && find pom.xml src/main problems -type f \
        \( -name '*.java' -o -name pom.xml -o -path 'src/main/resources/*' \) -exec cksum {} + 2>/dev/null) | LC_ALL=C sort
}

is_built() {
    [ -d "$target/scripts" ] && [ -d "$target/lib" ] && sources | cmp -s - "$target/built"
}

give_lock_back() {
    rm -f "$lock"
    trap - EXIT HUP INT TERM
}

# Builds in a folder of its own, and puts that in place at the end: nothing is seen of a build that fails or is killed. The
# folder is named after this process, as a compiler may outlive the script that started it.
build() {
    cd "$home" || exit
    rm -rf target/building.*
    mkdir "$new" || exit
    sources >"$new/built"
    find_changes
    maven=false
    case $changed in *pom.xml*) maven=true ;; esac
    if [ -d target/lib ]; then
        message="Building what has changed ..."
    else
        maven=true
        message="Building for the first time; where Maven has to fetch its plugins, this takes a minute or more ..."
    fi
    ! $maven || command -v mvn >/dev/null ||
        fail 2 "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH."
    echo "$message" >&2
    if [ -t 2 ]; then
        while sleep 2 && [ "$(readlink "$lock")" = "process $$" ]; do printf . >&2; done >/dev/null &
    fi
    { { ! $maven || copy_libraries; } && compile; } >target/build.log 2>&1 </dev/null
    status=$?
    [ ! -t 2 ] || echo >&2
    if [ $status -ne 0 ]; then
        # Of what does not compile one may still ask what is left.
        ${half_done:-false} && [ -d target/scripts ] || report_failure
        rm -rf "$new"
        cd "$OLDPWD" || exit
        return
    fi
    sources | cmp -s - "$new/built" || fail 1 "The sources changed while they were built; run the command again."
    # A process that is killed here leaves no record, so the next one builds everything.
    rm -f target/built
    { [ ! -d target/scripts ] || mv target/scripts "$new/old"; } &&
        mv "$new/scripts" target/scripts && mv "$new/built" target/built || exit
    rm -rf "$new"
    cd "$OLDPWD" || exit
}

# Sets changed: the problems with a source that was edited, added or removed, and the names of other such sources.
find_changes() {
    if [ -d target/scripts ] && [ -e target/built ]; then
        changed=$(sort target/built "$new/built" | uniq -u |
            sed 's/^[0-9]* [0-9]* //; s|^problems/\([a-z0-9]*\)/.*|\1|' | sort -u)
    else
        changed=pom.xml # Nothing says which one the libraries in target/lib come from.
    fi
}

# Has Maven copy those that pom.xml names, in place of those that it named before.
copy_libraries() {
    $utf8 mvn -B -q -ntp dependency:copy-dependencies -DincludeScope=runtime "-DoutputDirectory=$new/lib" &&
        rm -rf target/lib && mv "$new/lib" target/lib
}

# Compiles the problems that have changed, which need no other one, or everything if anything else has changed.
compile() {
    case $changed in
    *[/.]*)
        mkdir "$new/scripts" && cp -R src/main/resources/. "$new/scripts" || return
        list_sources src/main/java problems
        ;;
    *)
        cp -R target/scripts "$new/scripts" || return
        for problem in $changed; do
            rm -rf "$new/scripts/$problem"
            [ ! -d "problems/$problem" ] || list_sources "problems/$problem"
        done
        ;;
    esac >"$new/sources" || return
    # The compiler of the very Java that runs what it makes: a javac on the PATH may be of another one.
    [ ! -s "$new/sources" ] || $utf8 "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -m jdk.compiler/com.sun.tools.javac.Main \
        --release 17 -proc:none -encoding UTF-8 -cp "$new/scripts$(printf ':%s' target/lib/*)" -d "$new/scripts" \
        "@$new/sources"
}

# Names the sources in some folders as javac reads names from a file.
list_sources() {
    find "$@" -name '*.java' -exec printf '"%s"\n' {} +
}

# Ends with what the compiler or Maven said, and how to go on.
report_failure() {
    cat target/build.log >&2
    broken=$(sed -n 's|^\(problems/[^/]*\)/.*\.java:[0-9]*: .*|\1|p' target/build.log | sort -u | paste -s -d ' ' -)
    fail 1 "The build failed.${broken:+ To go on with the other problems, move $broken elsewhere until it compiles.}"
}

# Runs class $1 of nimsum.cli in place of this script, with all compilers that a JVM has.
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
    exec $utf8 "$java" "$compiler" "-Dnimsum.home=$home" "-Dnimsum.terminal=$terminal" "-Dnimsum.typed=$typed" -cp "$target/scripts:$target/lib/*" "$class" "$@"
}

find_java
if ! is_built; then
    take_lock
    is_built || build
    give_lock_back
fi

# shellcheck shell=sh
# Sourced by the scripts, which set script to where they are, links resolved, and half_done if they go on with what was
# built before where the sources do not compile. Builds what is not as its sources say, and defines start. All that it has to
# tell goes to standard error.
#
# Each build has a folder of its own in target/builds, so a program that runs keeps its classes while the next one is built:
# classes/ and lib/ are what runs, and sources holds the checksum of each source. The file current names the newest build.

# The first file that a JVM opens would take the place of a closed standard input or output.
{ true 3<&0; } 2>/dev/null || exec </dev/null
{ true 3>&1; } 2>/dev/null || exec 1</dev/null

# Java 17 takes the encoding of names and of its output from the locale. Not exported, as shells warn of one that a system lacks.
utf8='env LC_ALL=C.UTF-8'

home=${script:?}
home=${home%/scripts/*}
builds=$home/target/builds

# Ends with status $1 and a message.
fail() {
    printf '%s\n' "$2" >&2
    exit "$1"
}

# Sets java: the one of JAVA_HOME, which Maven takes too, or else of PATH. Whether it is new enough and has a compiler is
# asked once, as that takes time, and again when its path leads to another one.
find_java() {
    name=${JAVA_HOME:+$JAVA_HOME/bin/}java
    java=$(command -v "$name") || fail 2 \
        "A JDK of version 17 or newer is needed: JAVA_HOME is ${JAVA_HOME:-not set}, and there is no program $name."
    resolved=$(readlink -f -- "$java")
    checked=
    { read -r checked <"$builds/java"; } 2>/dev/null
    [ "$checked" = "$resolved" ] && return
    "$java" --list-modules 2>/dev/null | grep -E '^jdk\.compiler@(1[7-9]|[2-9][0-9])' >/dev/null ||
        fail 2 "A JDK of version 17 or newer is needed, and $java is older or has no compiler."
    { mkdir -p "$builds" && printf '%s\n' "$resolved" >"$builds/java"; } 2>/dev/null
    true
}

# The checksum of each source. Times are not asked, because a source that was put back is older than its successor's class.
sources() {
    (cd "$home" && find pom.xml src/main problems -type f \
        \( -name '*.java' -o -name pom.xml -o -path 'src/main/resources/*' \) -exec cksum {} + 2>/dev/null) | LC_ALL=C sort
}

# Sets built to the name of the newest build.
is_built() {
    built=
    { read -r built <"$builds/current"; } 2>/dev/null && sources | cmp -s - "$builds/$built/sources"
}

# Makes a build, in a subshell; nothing is seen of one that fails or is killed.
build() {
    cd "$home" || exit
    # Only one process builds at a time. The kernel frees the lock when this subshell and its programs have ended.
    { mkdir -p target/builds && : >>target/builds/lock; } 2>/dev/null ||
        fail 1 "Nimsum has to be built, and $builds can't be written."
    exec 9>target/builds/lock
    flock -n 9 || { echo "Waiting for another build ..." >&2 && flock 9; } || exit
    is_built && exit
    old=target/builds/$built
    new=target/builds/$(date +%Y%m%d-%H%M%S).$$
    # Removes what is neither the newest build nor on the command line of a program that runs.
    for folder in target/builds/*/; do
        [ "$folder" = "$old/" ] || grep -qs "${folder}classes" /proc/[0-9]*/cmdline || rm -rf "$folder"
    done
    mkdir "$new" || exit
    sources >"$new/sources"
    # The problems with a source that was edited, added or removed, and the names of other such sources: all of the first build.
    changed=$(cat "$old/sources" "$new/sources" 2>/dev/null | sort | uniq -u |
        sed 's/^[0-9]* [0-9]* //; s|^problems/\([a-z0-9]*\)/.*|\1|' | sort -u)
    case $changed in *pom.xml*) command -v mvn >/dev/null ||
        fail 2 "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH." ;; esac
    if [ -e "$old/sources" ]; then
        echo "Building what has changed ..." >&2
    else
        echo "Building for the first time; where Maven has to fetch its plugins, this takes a minute or more ..." >&2
    fi
    if compile >target/build.log 2>&1 </dev/null; then
        echo "${new##*/}" >target/builds/next && mv target/builds/next target/builds/current
        exit
    fi
    rm -rf "$new"
    # Of what does not compile one may still ask what is left.
    ${half_done:-false} && [ -n "$built" ] && [ -d "$old/classes" ] && exit
    grep -qE "No plugin found|could not be resolved|Could not transfer" target/build.log &&
        fail 1 "Maven could not fetch what it needs. The first build needs the network, and behind a proxy a settings.xml."
    cat target/build.log >&2
    broken=$(sed -n 's|^\(problems/[^/]*\)/.*\.java:[0-9]*: .*|\1|p' target/build.log | sort -u | paste -s -d ' ' -)
    fail 1 "The build failed.${broken:+ To go on with the other problems, move $broken elsewhere until it compiles.}"
}

# Takes the libraries of the build before, or those that pom.xml names now. Compiles the problems that have changed, which need
# no other one, or everything if anything else has changed.
compile() {
    case $changed in
    *pom.xml*)
        $utf8 mvn -B -q -ntp dependency:copy-dependencies dependency:copy@old-libraries \
            -DincludeScope=runtime "-DoutputDirectory=$new/lib" ;;
    *) cp -R "$old/lib" "$new/lib" ;;
    esac || return
    set --
    case $changed in
    *[/.]*)
        mkdir "$new/classes" && cp -R src/main/resources/. "$new/classes" || return
        set -- src/main/java problems ;;
    *)
        cp -R "$old/classes" "$new/classes" || return
        for problem in $changed; do
            rm -rf "$new/classes/$problem"
            [ ! -d "problems/$problem" ] || set -- "$@" "problems/$problem"
        done ;;
    esac
    [ $# = 0 ] || find "$@" -name '*.java' -exec printf '"%s"\n' {} + >"$new/list"
    # The compiler of the very Java that runs what it makes: a javac on the PATH may be of another one. With -g, as Maven does,
    # it makes the same class files, which large cases are known by.
    [ ! -s "$new/list" ] || $utf8 "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -m jdk.compiler/com.sun.tools.javac.Main \
        --release 17 -g -proc:none -encoding UTF-8 -cp "$new/classes$(printf ':%s' "$new"/lib/*)" -d "$new/classes" "@$new/list"
}

# Runs class $1 of nimsum.cli in place of this script.
start() {
    class=nimsum.cli.$1
    shift
    # The width of the terminal on which a person reads messages; 0 if there is none.
    columns=0
    if [ -t 2 ]; then
        columns=$(stty size <&2 2>/dev/null)
        columns=${columns#* }
        [ "${columns:-0}" -gt 0 ] || columns=80
    fi
    typed=false
    [ -t 0 ] && typed=true
    exec $utf8 "$java" ${compiler:+"$compiler"} "-Dnimsum.home=$home" "-Dnimsum.columns=$columns" "-Dnimsum.typed=$typed" \
        ${TMPDIR:+"-Djava.io.tmpdir=$TMPDIR"} -cp "$builds/$built/classes:$builds/$built/lib/*" "$class" "$@"
}

# The same for a command that is over before its code would earn more than the quick compiler.
start_short() {
    compiler=-XX:TieredStopAtLevel=1
    start "$@"
}

find_java
if ! is_built; then
    (build) || exit
    read -r built <"$builds/current"
fi

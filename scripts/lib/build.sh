# shellcheck shell=sh
# Sourced by the scripts, which set script to where they are, links resolved, and short if they are over before their code
# would earn more than the quick compiler. Builds with Maven if a source has changed, and defines start.
# Each build has a folder in target/builds, so a program that runs keeps its classes while the next one is built: classes/ and
# lib/ are what runs, and the file sources lists what was read, and when. The file current names the newest that compiles.

# The first file that a JVM opens would take the place of a closed standard input or output.
{ true 3<&0; } 2>/dev/null || exec </dev/null
{ true 3>&1; } 2>/dev/null || exec 1</dev/null

# Java 17 takes the encoding from the locale. Not exported, as shells warn of one that a system lacks.
utf8='env LC_ALL=C.UTF-8'
home=${script%/scripts/*}
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
    [ "$builds/java" -ef "$java" ] && return
    "$java" --list-modules 2>/dev/null | grep -E '^jdk\.compiler@(1[7-9]|[2-9][0-9])' >/dev/null ||
        fail 2 "A JDK of version 17 or newer is needed, and $java is older or has no compiler."
    { mkdir -p "$builds" && ln -sf "$(readlink -f -- "$java")" "$builds/java"; } 2>/dev/null || true
}

# Lists what is compiled, or what of it find chooses by more options.
sources() {
    (cd "$home" && find pom.xml src/main problems \
        \( -name pom.xml -o -name '*.java' -o -path 'src/main/resources/*' \) "$@" | LC_ALL=C sort)
}

# Tells whether nothing that is compiled was edited since file $1 listed it, and nothing came or went.
is_newest() {
    [ -e "$1" ] && [ -z "$(sources -newer "$1")" ] && sources | cmp -s - "$1"
}

# Sets built to the name of the newest build, and tells whether it is as the sources say.
is_built() {
    built=
    { read -r built <"$builds/current"; } 2>/dev/null && is_newest "$builds/$built/sources"
}

# Makes a build, one process at a time: the kernel frees the lock when this subshell and its programs have ended.
build() {
    { mkdir -p "$builds" && : >>"$builds/lock"; } 2>/dev/null ||
        fail 1 "Nimsum has to be built, and $builds can't be written."
    exec 9>"$builds/lock"
    flock -n 9 || { echo "Waiting for another build ..." >&2 && flock 9; } || exit
    is_built && return
    { [ -n "$built" ] && is_newest "$builds/failed"; } || { compile && return; }
    broken=$(grep -Eom 1 '(problems|src/main)/[^:]*\.java' "$home/target/build.log")
    [ -n "$built" ] && echo "${broken:-Nimsum} does not build, as target/build.log says: this was built before." >&2 && return
    ! grep -qE 'No plugin found|could not be resolved|Could not transfer' "$home/target/build.log" ||
        fail 1 "Maven could not fetch what it needs. The first build needs the network, and behind a proxy a settings.xml."
    cat "$home/target/build.log" >&2
    fail 1 "The build failed."
}

# Leaves the list of what does not compile as failed, so that nobody tries it again before a source has changed.
compile() {
    command -v mvn >/dev/null || fail 2 "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH."
    # Removes what is neither the newest build nor on the command line of a program that runs.
    for folder in "$builds"/*/; do
        [ "$folder" = "$builds/$built/" ] || grep -qsF "${folder}classes" /proc/[0-9]*/cmdline || rm -rf "$folder"
    done
    new=$builds/$(date +%Y%m%d-%H%M%S).$$
    mkdir "$new" && sources >"$new/sources" || exit
    [ -n "$built" ] && echo "Building what has changed ..." >&2 ||
        echo "Building for the first time; where Maven has to fetch its plugins, this takes a minute or more ..." >&2
    (cd "$home" && $utf8 mvn -B -q -ntp compile dependency:copy-dependencies dependency:copy@old-libraries "-Dclasses=$new/classes" \
        -Dmaven.compiler.failOnWarning=false -DincludeScope=runtime "-DoutputDirectory=$new/lib" >target/build.log 2>&1 </dev/null) &&
        echo "${new##*/}" >"$builds/next" && mv "$builds/next" "$builds/current" && return
    mv "$new/sources" "$builds/failed" && rm -rf "$new" && false
}

# Runs class $1 of nimsum.cli in place of this script, and tells it how wide the terminal is on which a person reads messages.
start() {
    class=nimsum.cli.$1
    shift
    columns=$([ ! -t 2 ] || stty size <&2 2>/dev/null)
    exec $utf8 "$java" -Xss16m ${short:+-XX:TieredStopAtLevel=1} "-Dnimsum.home=$home" "-Dnimsum.columns=${columns#* }" \
        "-Dnimsum.typed=$([ ! -t 0 ] || echo true)" ${TMPDIR:+"-Djava.io.tmpdir=$TMPDIR"} \
        -cp "$builds/$built/classes:$builds/$built/lib/*" "$class" "$@"
}

find_java
is_built || { (build) && read -r built <"$builds/current"; } || exit

# shellcheck shell=sh
# Whether what is built is what the sources say. Sourced by build.sh and by the commands that pom.xml has Maven run before
# and after it compiles. All run in the folder of the checkout, and $1 is the folder that is built.
#
# Times are not asked, because a source that was put back is older than the classes of its successor. The file built holds
# the checksum of each source and the name of each file that was made.

# The checksum of each source that scripts run.
sources() {
    find pom.xml src/main problems -type f \( -name '*.java' -o -name pom.xml -o -path 'src/main/resources/*' \) \
        -exec cksum {} +
}

# The name of each file that was made.
products() {
    (cd "$1" && find classes lib -type f)
}

# Whether the folder holds what the sources say.
up_to_date() {
    { sources && products "$1"; } 2>/dev/null | cmp -s - "$1/built"
}

# Removes what was made of other sources: the compiler looks at times, and would keep it.
begin() {
    mkdir -p "$1" || return
    up_to_date "$1" || (cd "$1" && rm -rf classes lib built)
    sources >"$1/building" || return
    find src/test -type f -exec cksum {} + >"$1/building-tests"
    cmp -s "$1/building-tests" "$1/built-tests" || rm -rf "$1/test-classes"
    mv "$1/building-tests" "$1/built-tests"
}

# Notes what was built, and of which sources: those that stood here before the compiler ran.
end() {
    products "$1" >>"$1/building" && mv "$1/building" "$1/built"
}

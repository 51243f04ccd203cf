#!/bin/sh
# Mutates the solution of one problem, or of each: mutate-problems.sh MVN TIMEOUT [ID]
#
# Each in a run of PIT of its own, two at a time. PIT runs a whole test class in every JVM that it starts: one for each class, and
# one after each endless mutant. In a single run these would be the tests of all problems, for each problem.
reports=target/pit-reports/solutions
rm -rf "$reports"
mkdir -p "$reports"
# The inner shell sees to its own variables.
# shellcheck disable=SC2016
for folder in problems/${3:-*}/; do
    basename "$folder"
done | xargs -P 2 -n 1 sh -c '
    if "$1" -q -Pmutation pitest:mutationCoverage@solutions -DtimeoutConstant="$2" -Dproblem="$4" >"$3/$4.log" 2>&1; then
        echo "$4 $(grep "^>> Generated [0-9]* mutations" "$3/$4.log")"
    else
        cat "$3/$4.log"
        exit 1
    fi' sh "$1" "$2" "$reports"

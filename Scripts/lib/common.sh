# shellcheck shell=bash
# Set-up steps that more than one script takes. Sourced, never run; the sourcing script has set -euo pipefail.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
me=Scripts/${0##*/}
wanted_swift=6.2
export PYTHONDONTWRITEBYTECODE=1

# One sentence on standard error, then status 2: something is missing that the script cannot do without.
stop() {
  printf '%s: %s\n' "$me" "$1" >&2
  exit 2
}

# Prints the comment that heads the running script, if the first argument asks for help.
help_if_asked() {
  case ${1-} in
  -h | --help)
    awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
    exit 0
    ;;
  esac
}

require_swift() {
  command -v swift >/dev/null ||
    stop "no Swift toolchain on PATH; install Swift $wanted_swift or newer (https://www.swift.org/install)"
}

# Apart from require_swift because asking for the version takes longer than starting a built program.
require_swift_version() {
  require_swift
  local text version
  text=$(swift --version 2>/dev/null </dev/null) || stop "\"swift --version\" fails; reinstall Swift $wanted_swift or newer"
  version=$(sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' <<<"$text" | head -n 1)
  [[ -n $version ]] || stop "cannot tell the version of this Swift toolchain; Swift $wanted_swift or newer is needed"
  [[ $(printf '%s\n%s\n' "$wanted_swift" "$version" | sort -V | head -n 1) == "$wanted_swift" ]] ||
    stop "this is Swift $version; Swift $wanted_swift or newer is needed"
}

# Installs a Debian package; returns 1 with the reason in $install_problem if that cannot be done.
install_problem=
install_package() {
  local package=$1 output
  if ! command -v apt-get >/dev/null; then
    install_problem="there is no apt-get to install $package with"
    return 1
  fi
  if [[ $(id -u) != 0 ]]; then
    install_problem="only root may install it: sudo apt-get install $package"
    return 1
  fi
  printf '%s: installing %s\n' "$me" "$package" >&2
  local -a install=(apt-get install -y --no-install-recommends "$package")
  export DEBIAN_FRONTEND=noninteractive
  # A fresh system has no package lists, one with lists may have stale ones: refresh only when needed.
  if ! "${install[@]}" >/dev/null 2>&1 </dev/null; then
    apt-get update >/dev/null 2>&1 </dev/null || true
    if ! output=$("${install[@]}" 2>&1 </dev/null); then
      output=$(grep '^E:' <<<"$output" | head -n 1 || true)
      install_problem="\"apt-get install $package\" fails (is there a network?)${output:+: $output}"
      return 1
    fi
  fi
}

require_python() {
  command -v python3 >/dev/null && return
  install_package python3 || stop "python3 is missing and $install_problem"
}

has_readline_header() {
  [[ -e /usr/include/readline/readline.h || -e /usr/local/include/readline/readline.h ]] && return
  # A header elsewhere on the compiler's path counts too.
  command -v clang >/dev/null &&
    printf '#include <stdio.h>\n#include <readline/readline.h>\n' | clang -E -x c - >/dev/null 2>&1
}

require_readline() {
  [[ ${NAVWRIGHT_NO_READLINE-} == 1 ]] && return
  has_readline_header && return
  install_package libreadline-dev ||
    stop "libreadline-dev is missing and $install_problem (NAVWRIGHT_NO_READLINE=1 builds without it)"
  has_readline_header || stop "libreadline-dev is installed, but the compiler finds no readline/readline.h"
}

# --- The release executable that Scripts/run starts and Scripts/bench measures ---

# A build without readline has its own place: modules left from the other would still be importable.
release_scratch=$root/.build/run
[[ ${NAVWRIGHT_NO_READLINE-} == 1 ]] && release_scratch=$root/.build/run-without-readline

# What the built executable depends on besides the files: a change of any of it means a new build.
release_identity() {
  printf '%s\n' "$root" "$(readlink -f "$(command -v swift)")" "readline=${NAVWRIGHT_NO_READLINE-}"
}

# True if nothing was touched since the build that $release_stamp stands for began. Status-change times,
# because an old file copied over a new one keeps its old modification time; folders, because a removed
# file is a change.
release_is_current() {
  local touched
  [[ -x $release_executable && -f $release_stamp && $(<"$release_stamp") == "$(release_identity)" ]] || return 1
  touched=$(find "$root/Sources" "$root/Package.swift" "${BASH_SOURCE[0]}" \
    -newercm "$release_stamp" -print -quit 2>/dev/null) || return 1
  [[ -z $touched ]]
}

# Sets $release_executable, building it if need be: fully static where the system has the libraries for
# that (it starts in a quarter of the time), else with the Swift libraries linked in.
release_executable=
release_stamp=$release_scratch/stamp
build_release_executable() {
  require_swift
  [[ -f $release_scratch/linking ]] &&
    release_executable=$release_scratch/$(<"$release_scratch/linking")/release/navwright
  release_is_current && return
  require_swift_version
  require_readline
  printf '%s: building navwright in release (the first time takes minutes)\n' "$me" >&2
  mkdir -p "$release_scratch"
  local log=$release_scratch/build.log begun linking built=
  begun=$(mktemp "$release_scratch/stamp.XXXXXX")
  release_identity >"$begun"
  for linking in $(release_linkings); do
    if build_release "$linking" >"$log" 2>&1 </dev/null; then
      built=$linking
      break
    fi
    has_compile_error "$log" && break
  done
  if [[ -z $built ]]; then
    cat "$log" >&2
    rm -f "$begun"
    printf '%s: the build failed; its output stands above\n' "$me" >&2
    exit 1
  fi
  if [[ $built != static-executable ]]; then
    printf '%s: no fully static executable can be had here, so only the Swift libraries are linked in (remove %s to try again)\n' \
      "$me" "${release_scratch#"$root/"}" >&2
  fi
  printf '%s\n' "$built" >"$release_scratch/linking"
  release_executable=$release_scratch/$built/release/navwright
  mv -f "$begun" "$release_stamp"
}

# The ways to link, best first; where the second was needed once it is not asked again.
release_linkings() {
  if [[ $release_executable == */static-stdlib/* ]]; then
    echo static-stdlib
  else
    echo static-executable static-stdlib
  fi
}

release_strip=(-Xlinker -s)
build_release() {
  local -a flags=(--static-swift-stdlib)
  if [[ $1 == static-executable ]]; then
    flags=(-Xswiftc -static-executable)
    # The archive of readline does not say that it needs this one.
    [[ ${NAVWRIGHT_NO_READLINE-} == 1 ]] || flags+=(-Xlinker -ltinfo)
    compact_linking_flags
    flags+=(${compact_flags[@]+"${compact_flags[@]}"})
  fi
  start_flags
  # A scratch path for each, so that they do not undo each other's work.
  NAVWRIGHT_COMPACT=1 swift build -c release --product navwright --package-path "$root" \
    --scratch-path "$release_scratch/$1" "${flags[@]}" ${start_flags[@]+"${start_flags[@]}"} \
    ${release_strip[@]+"${release_strip[@]}"}
}

# Sets $start_flags: for a quick start. The code of a generic type says what its parts conform to. The compiler's usual
# way is shorter by little and leaves a name, for which the whole program is searched when the type is first used. Each
# function has a section of its own, so that the linker can leave out what nothing calls and put side by side what runs
# at the start.
start_flags() {
  local flag known
  start_flags=()
  # They belong to no promised interface of the compiler, so they are asked for.
  known=$(swiftc -frontend -help-hidden 2>/dev/null) || return 0
  for flag in -disable-concrete-type-metadata-mangled-name-accessors -function-sections; do
    [[ $known != *" $flag"* ]] || start_flags+=(-Xswiftc -Xfrontend -Xswiftc "$flag")
  done
}

# Sets $compact_flags: for the linker that comes with Swift, where it is there. It puts what runs at the start side by
# side, so that fewer pages are read, and leaves out the index of tables that unwinding a fully static program, which
# has them registered, does without.
compact_linking_flags() {
  compact_flags=()
  if [[ -x $(dirname "$(readlink -f "$(command -v swiftc)")")/ld.lld ]]; then
    compact_flags=(
      -Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker -O2 -Xlinker --no-eh-frame-hdr
      -Xlinker "--symbol-ordering-file=$root/Scripts/lib/start-order.txt"
      -Xlinker --no-warn-symbol-ordering -Xlinker "$root/Scripts/lib/unnamed.ld")
  fi
}

# An error in the code, which another way to link would only repeat; missing static modules are not one.
has_compile_error() {
  grep -E '\.swift:[0-9]+:[0-9]+: error:' "$1" | grep -qvE 'no such module|unable to load standard library'
}

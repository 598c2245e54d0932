import { join } from 'node:path';
import { quoteWord } from '../../../util/shell/quote-word.js';
import { dataHome } from '../../../util/user-folders.js';
import type { Agent, Scope } from './agents.js';

/** Program that the launcher starts. */
export interface LaunchedProgram {
  /** Name of the command as the user types it. */
  readonly name: string;
  /** Absolute path of Node. */
  readonly node: string;
  /** Absolute path of the command's script. */
  readonly script: string;
}

/** Separates the parts of a call and of its answer; see daemon/wire.ts. */
const SEPARATOR = '\u001f';

/** Path of a launcher below the folder of a project. */
const IN_PROJECT = '.hookwright/bin';

/**
 * Returns the path of the script that agents start. Agents get its path and not that of Node and of the package: it stays
 * the same when either moves, so agents that trust the text of a command keep trusting it.
 */
export function launcherFile(name: string, scope: Scope, project: string): string {
  return scope === 'user' ? join(dataHome(), 'hookwright', 'bin', name) : join(project, IN_PROJECT, name);
}

/** Returns the command of an agent's entry, up to the arguments. That of a project works on every machine. */
export function launcherCommand(agent: Agent, name: string, scope: Scope, project: string): string {
  if (scope === 'user') return quoteWord(launcherFile(name, scope, project));
  return `"${projectExpression(agent)}/${IN_PROJECT}/${name}"`;
}

/** Returns a shell expression for the project: a variable of the agent, or the repository of the working directory. */
function projectExpression({ dialect }: Agent): string {
  const variable = Object.entries(dialect.env).find(([, template]) => template === PROJECT)?.[0];
  // In braces: Gemini replaces the plain form by text with quotes of its own.
  return variable === undefined ? '$(git rev-parse --show-toplevel 2>/dev/null || pwd)' : `\${${variable}}`;
}

/** Template of the project in dialect documents. */
const PROJECT = ['$', '{project}'].join('');

/** Returns the text of the launcher. It fails with a message if hookwright is gone, so that guards can block. */
export function launcherText(program: LaunchedProgram, scope: Scope): string {
  return scope === 'user' ? userLauncher(program) : projectLauncher(program);
}

function userLauncher({ name, node, script }: LaunchedProgram): string {
  return `${header(name)}
node=${quoteWord(node)}
script=${quoteWord(script)}
run() {
  if [ -f "$script" ]; then
    if [ -x "$node" ]; then exec "$node" "$script" "$@"; fi
    if command -v node >/dev/null 2>&1; then exec node "$script" "$@"; fi
  fi
  ${onPath(name).replaceAll('\n', '\n  ')}
  echo "${name}: cannot run the hook: $node or $script is not there. Install hookwright again and run ${name} install." >&2
  exit 127
}
unset HOOKWRIGHT_DAEMON_FOLDER
${warmClient('daemon')}
run "$@"
`;
}

/**
 * Sends standard input to the daemon, and prints its answer. Perl starts in a third of the time of curl, which loads libraries for
 * TLS. The address is packed as Linux expects it.
 */
const POST = String.raw`post() {
  if [ "$client" = curl ]; then
    OPENSSL_CONF=/dev/null curl -qsf --noproxy '*' --max-time 590 --unix-socket "$sock" --data-binary @- "http://localhost$1"
    return
  fi
  LC_ALL=C PERL5OPT= perl -C0 -e '
    ($path, $target) = @ARGV;
    undef $/;
    $body = <STDIN>;
    $SIG{PIPE} = "IGNORE";
    $SIG{ALRM} = sub { exit 28 };
    alarm 590;
    socket(S, 1, 1, 0) && connect(S, pack("Sa*x", 1, $path)) or exit 7;
    select S;
    $| = 1;
    print "POST $target HTTP/1.0\r\nHost: localhost\r\nContent-Length: ", length $body, "\r\n\r\n", $body;
    select STDOUT;
    $answer = <S>;
    $answer =~ s/^HTTP\S+ 200 .*?\r\n\r\n//s or exit 22;
    print $answer
  ' "$sock" "$1"
}`;

/**
 * Asks the daemon, which has the hooks loaded. If it is not there, or its answer is not complete, `run` answers the same input,
 * and starts a daemon for the next call. Without Perl and curl, `run` asks the daemon itself.
 */
function warmClient(folder: string): string {
  return `us='${SEPARATOR}'
sock="\${XDG_STATE_HOME:-$HOME/.local/state}/hookwright/${folder}/agents.sock"
${POST}
if [ "$1" = hook ] && [ "\${HOOKWRIGHT_DAEMON:-1}" != 0 ]; then
  HOOKWRIGHT_WARM=1 client=
  if [ -e /proc/version ] && command -v perl >/dev/null 2>&1; then client=perl
  elif command -v curl >/dev/null 2>&1; then client=curl
  fi
  if [ -z "$client" ]; then HOOKWRIGHT_WARM=ask
  elif [ -S "$sock" ] && [ "$2" = --as ] && [ $# -le 6 ]; then
    policy=block event=$4
    if [ "$4" = --on-failure ]; then policy=$5 event=$6; fi
    input=$(cat)
    answer=$({ printf %s "$PWD$us"; export -p; printf %s "$us$input"; } |
      post "/hook?as=$3&event=$event&on-failure=$policy")
    case "$answer" in
      "hookwright 1$us"*"$us")
        rest=\${answer#*"$us"}
        code=\${rest%%"$us"*} rest=\${rest#*"$us"}
        printf %s "\${rest%%"$us"*}"
        rest=\${rest#*"$us"}
        printf %s "\${rest%"$us"}" >&2
        exit "$code" ;;
    esac
    export HOOKWRIGHT_WARM
    printf %s "$input" | (run "$@")
    exit $?
  fi
  export HOOKWRIGHT_WARM
fi`;
}

function projectLauncher({ name }: LaunchedProgram): string {
  return `${header(name)}
project=$(cd "$(dirname "$0")/../.." && pwd)
local="$project/node_modules/.bin/${name}"
run() { exec "$local" "$@"; }
if [ -x "$local" ] && command -v node >/dev/null 2>&1; then
  id=$(printf %s "$local" | cksum) || HOOKWRIGHT_DAEMON=0
  export HOOKWRIGHT_DAEMON_FOLDER="daemon-\${id%% *}"
  ${warmClient('$HOOKWRIGHT_DAEMON_FOLDER').replaceAll('\n', '\n  ')}
  run "$@"
fi
user="\${XDG_DATA_HOME:-$HOME/.local/share}/hookwright/bin/${name}"
if [ -x "$user" ]; then exec "$user" "$@"; fi
${onPath(name)}
echo "${name}: cannot run the hook: it is not installed. Run npm install in $project, or npm install -g hookwright." >&2
exit 127
`;
}

function header(name: string): string {
  return `#!/bin/sh
# Starts ${name} for the hooks of agents. Written by ${name} install; ${name} uninstall removes it.`;
}

/** Tries PATH, but no launcher there: two of them could start each other for ever. */
function onPath(name: string): string {
  return `other=$(command -v ${name} 2>/dev/null)
case "$other" in
  '' | */hookwright/bin/* | */.hookwright/bin/*) ;;
  *) exec "$other" "$@" ;;
esac`;
}

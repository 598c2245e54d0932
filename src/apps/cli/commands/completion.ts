import { Argument, type Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { example } from '../help.js';
import type { AddSubcommand } from './options.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const addCompletion: AddSubcommand = (program, cli, end) => {
  program
    .command('completion')
    .description('print a script that completes this command in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', example(cli, `completion bash >> ~/.bashrc`))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { routes, dialects } = await cli.loadContract();
      const names = { events: Object.keys(routes), dialects: Object.keys((await dialects?.()) ?? {}) };
      cli.terminal.raw(completionScript(shell, program, names));
      end(Exit.fine);
    });
  program.command(HOOK_NAMES, { hidden: true }).action(async () => end(await printHookNames(cli)));
};

/** Hidden subcommand that the scripts call to complete the names of trusted hooks. */
const HOOK_NAMES = 'complete-hook-names';

/** Prints the names of the trusted hooks, one per line. */
async function printHookNames(cli: Cli): Promise<ExitCode> {
  const { findSettingsLocations, TrustStore } = await import('../runtime.js');
  const { visible } = await import('../terminal.js');
  const state = new TrustStore(findSettingsLocations(process.cwd()).project).read();
  const names = 'records' in state ? [...state.records.values()].map(({ name }) => name) : [];
  // A project chooses the names: one with control characters is not offered.
  for (const name of new Set(names.filter((each) => visible(each) === each))) cli.terminal.raw(`${name}\n`);
  return Exit.fine;
}

interface Names {
  readonly events: readonly string[];
  readonly dialects: readonly string[];
}

interface Subcommand {
  readonly name: string;
  readonly description: string;
  /** Words that may follow the subcommand. */
  readonly words: readonly string[];
  /** Values that may follow an option. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Returns a completion script, built from the same declarations as the help. */
function completionScript(shell: 'bash' | 'zsh' | 'fish', program: Command, names: Names): string {
  const visibleCommands = program.commands.filter((command) => command.name() !== HOOK_NAMES);
  const subcommands = visibleCommands.map((command) => ({
    name: command.name(),
    description: command.description(),
    words: wordsOf(command, names.events),
    values: valuesOf(command, names.dialects),
  }));
  const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
  return scripts[shell](program.name(), subcommands);
}

function wordsOf(command: Command, events: readonly string[]): string[] {
  const options = command.options.map(({ long }) => long ?? '').filter((long) => long !== '');
  const choices = command.registeredArguments.flatMap((argument) =>
    argument.name() === 'event' ? events : (argument.argChoices ?? []),
  );
  return [...choices, ...options, '--help'];
}

function valuesOf(command: Command, dialects: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    command.options.flatMap(({ long, argChoices }) => {
      const values = long === '--dialect' || long === '--as' ? dialects : argChoices;
      return long && values ? [[long, values] as const] : [];
    }),
  );
}

/** Returns `case` branches for the options whose values are known, such as `list:--dialect`. */
function valueCases(subcommands: readonly Subcommand[], variable: string): string {
  return subcommands
    .flatMap(({ name, values }) =>
      [...values].map(([option, words]) => `    ${name}:${option}) ${variable}="${words.join(' ')}" ;;`),
    )
    .join('\n');
}

/** Returns the name as a valid shell function name. */
function functionName(name: string): string {
  return `_${name.replaceAll(/\W/g, '_')}_complete`;
}

function cases(subcommands: readonly Subcommand[]): string {
  return subcommands.map(({ name, words }) => `    ${name}) words="${words.join(' ')}" ;;`).join('\n');
}

function bashScript(name: string, subcommands: readonly Subcommand[]): string {
  return `${functionName(name)}() {
  local words name current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "\${COMP_WORDS[1]}:$previous" = trust:--revoke ]; then
    COMPREPLY=()
    while IFS= read -r name; do
      case "$name" in "$current"*) COMPREPLY+=("$(printf %q "$name")") ;; esac
    done < <(${name} ${HOOK_NAMES} 2>/dev/null)
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases(subcommands)}
    *) words="" ;;
  esac
  case "\${COMP_WORDS[1]}:$previous" in
${valueCases(subcommands, 'words')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${subcommands.map((each) => each.name).join(' ')} --help --version"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F ${functionName(name)} ${name}
`;
}

function zshScript(name: string, subcommands: readonly Subcommand[]): string {
  return `#compdef ${name}
${functionName(name)}() {
  local found=""
  if (( CURRENT == 2 )); then
    compadd -- ${subcommands.map((each) => each.name).join(' ')} --help --version
    return
  fi
  if [[ "$words[2]:$words[CURRENT-1]" == trust:--revoke ]]; then
    compadd -- "\${(@f)$(${name} ${HOOK_NAMES} 2>/dev/null)}"
    return
  fi
  case "$words[2]" in
${subcommands.map((each) => `    ${each.name}) found="${each.words.join(' ')}" ;;`).join('\n')}
  esac
  case "$words[2]:$words[CURRENT-1]" in
${valueCases(subcommands, 'found')}
  esac
  compadd -- \${=found}
  _files
}
# Saved as _${name} in a folder of $fpath, this file itself is the function that is called.
if [[ "$funcstack[1]" == "_${name}" ]]; then ${functionName(name)} "$@"; else compdef ${functionName(name)} ${name}; fi
`;
}

function fishScript(name: string, subcommands: readonly Subcommand[]): string {
  const names = subcommands.map((each) => each.name).join(' ');
  const first = subcommands.map(
    (each) =>
      `complete -c ${name} -n "not __fish_seen_subcommand_from ${names}" -f -a ${each.name} -d ${quoted(each.description)}`,
  );
  const rest = subcommands.map(
    (each) => `complete -c ${name} -n "__fish_seen_subcommand_from ${each.name}" -a "${each.words.join(' ')}"`,
  );
  const values = subcommands.flatMap((each) =>
    [...each.values].map(
      ([option, words]) =>
        `complete -c ${name} -n "__fish_seen_subcommand_from ${each.name}" -l ${option.slice(2)} -x -a "${words.join(' ')}"`,
    ),
  );
  const revoke = `complete -c ${name} -n "__fish_seen_subcommand_from trust" -l revoke -x -a "(${name} ${HOOK_NAMES} 2>/dev/null)"`;
  return `${[...first, ...rest, ...values, revoke].join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

import { Argument, type Command } from 'commander';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { example } from '../help.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

/** Adds `completion`. */
export function addCompletion(program: Command, cli: Cli, end: (code: ExitCode) => void): void {
  program
    .command('completion')
    .description('print a script that lets a shell complete this command')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', example(cli, `completion bash >> ~/.bashrc`))
    .action(async (shell: (typeof SHELLS)[number]) => {
      const { routes } = await cli.loadContract();
      cli.terminal.raw(completionScript(shell, program, Object.keys(routes)));
      end(Exit.fine);
    });
}

interface Subcommand {
  readonly name: string;
  readonly description: string;
  /** Words that may follow the subcommand. */
  readonly words: readonly string[];
}

/** Returns a completion script, built from the same declarations as the help. */
function completionScript(shell: 'bash' | 'zsh' | 'fish', program: Command, events: readonly string[]): string {
  const subcommands = program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    words: wordsOf(command, events),
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

/** Returns the name as a valid shell function name. */
function functionName(name: string): string {
  return `_${name.replaceAll(/\W/g, '_')}_complete`;
}

function cases(subcommands: readonly Subcommand[]): string {
  return subcommands.map(({ name, words }) => `    ${name}) words="${words.join(' ')}" ;;`).join('\n');
}

function bashScript(name: string, subcommands: readonly Subcommand[]): string {
  return `${functionName(name)}() {
  local words current="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}" in
${cases(subcommands)}
    *) words="" ;;
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
  case "$words[2]" in
${subcommands.map((each) => `    ${each.name}) found="${each.words.join(' ')}" ;;`).join('\n')}
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
  return `${[...first, ...rest].join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

import { Command, CommanderError } from 'commander';
import type { Dialect } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import { type Cli, generatedText, packageVersion } from './cli.js';
import { addCompletion } from './commands/completion.js';
import { addDev } from './commands/dev.js';
import { addDoctor } from './commands/doctor.js';
import { addEvents } from './commands/events.js';
import { addExplain } from './commands/explain.js';
import { addGenerate } from './commands/generate.js';
import { addHook } from './commands/hook.js';
import { addInit } from './commands/init.js';
import { addInspect } from './commands/inspect.js';
import { addInstall } from './commands/install.js';
import { addList } from './commands/list.js';
import { addMcp } from './commands/mcp.js';
import { addRun } from './commands/run.js';
import { addKit, addSchema } from './commands/schema.js';
import { addServe } from './commands/serve.js';
import { addStatus } from './commands/status.js';
import { addTest } from './commands/test.js';
import { addReplay, addStats, addWatch } from './commands/traces.js';
import { addTrust } from './commands/trust.js';
import { addUninstall } from './commands/uninstall.js';
import { addValidate } from './commands/validate.js';
import { CliError, Exit, type ExitCode, messageOf, problem } from './exit.js';
import { firstSteps, narrowHelp } from './help.js';
import { Terminal } from './terminal.js';

/** Options for a host's own command. */
export interface CliOptions {
  /** Contract of the command. Defaults to the built-in one. */
  contract?: Contract<Dialect> | undefined;
  /** Name of the command as the user types it. Defaults to `hookwright`. */
  name?: string | undefined;
  /** Version that `--version` prints. Defaults to the version of hookwright. */
  version?: string | undefined;
  /** Arguments without the program. Defaults to those of this process. */
  args?: readonly string[] | undefined;
}

/** Subcommands in the order of the help. */
const subcommands = [
  addInit,
  addInstall,
  addStatus,
  addUninstall,
  addList,
  addEvents,
  addExplain,
  addRun,
  addTest,
  addReplay,
  addTrust,
  addDev,
  addDoctor,
  addInspect,
  addWatch,
  addStats,
  addHook,
  addMcp,
  addServe,
  addValidate,
  addSchema,
  addKit,
  addCompletion,
  addGenerate,
];

const EXIT_CODES = `
Exit codes:
  0    success, or allowed
  1    a problem
  2    blocked
  64   wrong arguments or unknown event
  130  Ctrl-C`;

/** Runs the command, sets the exit code of the process and returns it. Never rejects. */
export async function runCli(options: CliOptions = {}): Promise<number> {
  const terminal = new Terminal();
  const cli = makeCli(options, terminal);
  process.exitCode = await run(cli, options);
  return process.exitCode;
}

async function run(cli: Cli, { args = process.argv.slice(2), version }: CliOptions): Promise<number> {
  let exitCode: ExitCode = Exit.fine;
  const end = (code: ExitCode): void => {
    exitCode = code;
  };
  if (args.length === 0) return showFirstSteps(cli);
  try {
    await makeProgram(cli, version ?? packageVersion(), end).parseAsync(withHelp(args), { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportError(cli, error);
  }
}

/** Shows what people do first. */
function showFirstSteps({ terminal, name }: Cli): ExitCode {
  for (const line of firstSteps(name)) terminal.print(line);
  return Exit.fine;
}

/** Turns `help watch` into `watch --help`. */
function withHelp(args: readonly string[]): string[] {
  const [first, ...rest] = args;
  return first === 'help' ? [...rest, '--help'] : [...args];
}

function makeCli({ contract, name = 'hookwright' }: CliOptions, terminal: Terminal): Cli {
  return {
    name,
    terminal,
    loadContract: async () => contract ?? (await import('./runtime.js')).contract,
    readGenerated: (path) => generatedText(contract, path),
  };
}

function makeProgram(cli: Cli, version: string, end: (code: ExitCode) => void): Command {
  const { terminal, name } = cli;
  const program = new Command(name)
    .description('Write, test and trust hooks for AI agents, and run them in the agents that you use.')
    .version(version, '-v, --version')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.raw(text),
      writeErr: (text) => terminal.printError(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, `${name}: `)),
    })
    .configureHelp(narrowHelp(terminal.width ?? 80))
    .exitOverride()
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError(`(run ${name} --help for all commands and options)`);
  for (const add of subcommands) add(program, cli, end);
  for (const command of program.commands) command.showHelpAfterError(`(${helpHint(name, command)})`);
  return program;
}

/** Returns where to look after a wrong call of a subcommand. */
function helpHint(name: string, command: Command): string {
  const hint = `run ${name} ${command.name()} --help for its arguments`;
  const hasEvent = command.registeredArguments.some((argument) => argument.name() === 'event');
  return hasEvent ? `${hint}; ${name} events lists the events` : hint;
}

/** Explains system errors about the current folder and the home folder. */
function environmentError(error: unknown): CliError | undefined {
  const message = messageOf(error);
  if (message.includes('uv_cwd')) return problem('the current folder no longer exists', 'change to another one');
  if (message.includes('uv_os_homedir'))
    return problem('cannot find the home folder of this user', 'set HOME to a folder');
  return undefined;
}

function reportError({ terminal, name }: Cli, thrown: unknown): ExitCode {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? Exit.fine : Exit.wrongUse;
  const error = environmentError(thrown) ?? thrown;
  const print = (line: string): void => terminal.printError(line);
  print(`${terminal.style('red', `${name}:`, process.stderr)} ${messageOf(error)}`);
  if (error instanceof CliError) {
    for (const line of error.help) print(`  ${line}`);
    return error.exitCode;
  }
  return Exit.problem;
}

import { Command, CommanderError } from 'commander';
import type { Contract } from '../../core/contract/index.js';
import { type Cli, packageVersion } from './cli.js';
import { addCompletion } from './commands/completion.js';
import { addDoctor } from './commands/doctor.js';
import { addExplain } from './commands/explain.js';
import { addGenerate } from './commands/generate.js';
import { addInit } from './commands/init.js';
import { addInspect } from './commands/inspect.js';
import { addKit } from './commands/kit.js';
import { addList } from './commands/list.js';
import { addMcp } from './commands/mcp.js';
import { addReplay } from './commands/replay.js';
import { addRun } from './commands/run.js';
import { addSchema } from './commands/schema.js';
import { addServe } from './commands/serve.js';
import { addStats } from './commands/stats.js';
import { addTest } from './commands/test.js';
import { addTrust } from './commands/trust.js';
import { addValidate } from './commands/validate.js';
import { addWatch } from './commands/watch.js';
import { CliError, Exit, type ExitCode, messageOf, problem } from './exit.js';
import { generatedText } from './generated-files.js';
import { narrowHelp } from './help.js';
import { Terminal } from './terminal.js';

/** What makes the command a host's own. */
export interface CliOptions {
  /** The contract that the command is about; the built-in one unless given. */
  contract?: Contract | undefined;
  /** What the user types to call the command. */
  name?: string | undefined;
  /** What `--version` says; the version of hookwright unless given. */
  version?: string | undefined;
  /** A folder that `generate` wrote, for schemas and kits; without it they come with the contract. */
  generated?: string | URL | undefined;
  /** The arguments, without the program; those of this process unless given. */
  args?: readonly string[] | undefined;
}

/** In the order in which a hook author meets them. */
const subcommands = [
  addInit,
  addList,
  addExplain,
  addRun,
  addTest,
  addReplay,
  addTrust,
  addDoctor,
  addInspect,
  addWatch,
  addStats,
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
  0    fine, or allowed
  1    a problem
  2    refused
  64   wrong use, or no such event
  130  Ctrl-C`;

/** Runs the command, sets the exit code of the process, and gives it back. Never rejects. */
export async function runCli(options: CliOptions = {}): Promise<number> {
  const terminal = new Terminal();
  const cli = makeCli(options, terminal);
  process.exitCode = await answer(cli, options);
  return process.exitCode;
}

async function answer(cli: Cli, { args = process.argv.slice(2), version }: CliOptions): Promise<number> {
  let exitCode: ExitCode = Exit.fine;
  const end = (code: ExitCode): void => {
    exitCode = code;
  };
  try {
    await makeProgram(cli, version ?? packageVersion(), end).parseAsync(withHelp(args), { from: 'user' });
    return exitCode;
  } catch (error) {
    return complain(cli, error);
  }
}

/** `help watch` is what many type for `watch --help`. */
function withHelp(args: readonly string[]): string[] {
  const [first, ...rest] = args;
  return first === 'help' ? [...rest, '--help'] : [...args];
}

function makeCli({ contract, name = 'hookwright', generated }: CliOptions, terminal: Terminal): Cli {
  return {
    name,
    terminal,
    loadContract: async () => contract ?? (await import('./runtime.js')).contract,
    readGenerated: (path) => generatedText({ contract, generated }, path),
  };
}

function makeProgram(cli: Cli, version: string, end: (code: ExitCode) => void): Command {
  const { terminal, name } = cli;
  const program = new Command(name)
    .description('Write, test and trust the hooks of an AI agent.')
    .version(version, '-v, --version')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.raw(text),
      writeErr: (text) => terminal.complain(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, `${name}: `)),
    })
    .configureHelp(narrowHelp(terminal.width ?? 80))
    .exitOverride()
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError(`(${name} --help shows what there is)`);
  for (const add of subcommands) add(program, cli, end);
  return program;
}

/** What the system says about the place where the command was started means nothing to most people. */
function aboutSurroundings(error: unknown): CliError | undefined {
  const message = messageOf(error);
  if (message.includes('uv_cwd')) return problem('the current folder is not there any more', 'go to another one');
  if (message.includes('uv_os_homedir')) return problem('this user has no home folder', 'set HOME to a folder');
  return undefined;
}

function complain({ terminal, name }: Cli, thrown: unknown): ExitCode {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? Exit.fine : Exit.wrongUse;
  const error = aboutSurroundings(thrown) ?? thrown;
  const say = (line: string): void => terminal.complain(line);
  say(`${terminal.style('red', `${name}:`, process.stderr)} ${messageOf(error)}`);
  if (error instanceof CliError) {
    for (const line of error.help) say(`  ${line}`);
    return error.exitCode;
  }
  return Exit.problem;
}

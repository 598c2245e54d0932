import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProxyEnd } from '../../integrations/mcp/proxy/run-proxy.js';
import type { LoadedConfig } from '../../system/index.js';
import type { Cli } from './cli.js';
import { Exit, type ExitCode, problem, wrongUse } from './exit.js';
import { findGuardProblems } from './guard-problems.js';
import { interruptible } from './interrupts.js';
import { visible } from './terminal.js';

export interface McpOptions {
  name?: string;
  project?: string;
  lenient?: true;
}

/** Runs the MCP proxy. Standard output belongs to the protocol, so messages go to standard error. */
export async function runMcp(cli: Cli, command: readonly string[], options: McpOptions): Promise<ExitCode> {
  const [program = '', ...args] = command;
  if (program === '') throw wrongUse('the command of the server is missing');
  if (options.name?.trim() === '') throw wrongUse('the name of the server is blank');
  const warn = (text: string): void => cli.terminal.printError(`${cli.name} mcp: ${visible(text)}`);
  const config = await openProject(cli, resolve(options.project ?? '.'), warn);
  try {
    await checkGuards(cli, config, options, warn);
    const { runProxy } = await import('../../integrations/mcp/proxy/run-proxy.js');
    return await interruptible(async (interrupted) => {
      const end = await runProxy({
        config,
        name: options.name,
        lenient: options.lenient === true,
        command: program,
        args,
        client: { input: process.stdin, output: process.stdout },
        signal: AbortSignal.any([interrupted, cli.terminal.closed]),
        tell: warn,
      });
      return exitOf(end, program, warn);
    });
  } finally {
    await config.getHookSystem()?.dispose({ kill: true });
    await config.dispose();
  }
}

async function openProject(cli: Cli, workingDir: string, warn: (text: string) => void): Promise<LoadedConfig> {
  if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory())
    throw problem(`cannot find the folder ${workingDir}`);
  const [{ loadConfig }, contract] = await Promise.all([import('./runtime.js'), cli.loadContract()]);
  const debugLogger = { log: () => {}, debug: () => {}, warn: (...details: unknown[]) => warn(details.join(' ')) };
  return loadConfig({ workingDir, contract, debugLogger, protect: 'ask' });
}

/** Refuses to start if hooks that should guard the server cannot run. */
async function checkGuards(
  cli: Cli,
  config: LoadedConfig,
  { lenient }: McpOptions,
  warn: (text: string) => void,
): Promise<void> {
  const { reasons, hasUntrusted, switchedOff } = await findGuardProblems(config);
  for (const hook of switchedOff) warn(hook);
  if (reasons.length === 0 && !hasUntrusted) return;
  if (!lenient) {
    const help = `${cli.name} doctor shows details; --lenient runs the server anyway`;
    throw problem('cannot start the server: its tools would not be guarded', ...reasons.map(visible), help);
  }
  for (const reason of reasons) warn(`${reason} (--lenient)`);
}

/** Exit codes of a shell that cannot start a command. */
const NOT_STARTED: ReadonlyMap<unknown, string> = new Map([
  [126, 'not executable'],
  [127, 'not found'],
]);

function exitOf({ by, server }: ProxyEnd, program: string, warn: (text: string) => void): ExitCode {
  const { code, signal, error } = server;
  const wasStarted = error === undefined && !NOT_STARTED.has(code);
  // The exit code of a server that was asked to stop does not matter.
  if (wasStarted && (by !== 'server' || code === 0)) return Exit.fine;
  const how = signal ?? `code ${code}`;
  if (wasStarted) warn(`${program}: it ended with ${how}`);
  else warn(`cannot start ${program}: ${error?.message ?? `${NOT_STARTED.get(code)} (${how})`}`);
  return Exit.problem;
}

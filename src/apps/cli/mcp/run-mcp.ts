import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ProxyEnd } from '../../../integrations/mcp/proxy/run-proxy.js';
import type { LoadedConfig } from '../../../system/index.js';
import type { Cli } from '../cli.js';
import type { McpOptions } from '../commands/mcp.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { visible } from '../terminal.js';
import { whyUnguarded } from './why-unguarded.js';

/** Standard output belongs to the protocol: whatever there is to say goes to standard error. */
export async function runMcp(cli: Cli, command: readonly string[], options: McpOptions): Promise<ExitCode> {
  const [program = '', ...args] = command;
  if (program === '') throw wrongUse('the command of the server is missing');
  if (options.name?.trim() === '') throw wrongUse('the name of the server is blank');
  const tell = (text: string): void => cli.terminal.complain(`${cli.name} mcp: ${visible(text)}`);
  const config = await openProject(cli, resolve(options.project ?? '.'), tell);
  try {
    await checkGuards(cli, config, options, tell);
    const { runProxy } = await import('../../../integrations/mcp/proxy/run-proxy.js');
    return await interruptible(async (interrupted) => {
      const end = await runProxy({
        config,
        name: options.name,
        lenient: options.lenient === true,
        command: program,
        args,
        client: { input: process.stdin, output: process.stdout },
        signal: AbortSignal.any([interrupted, cli.terminal.closed]),
        tell,
      });
      return exitOf(end, program, tell);
    });
  } finally {
    await config.getHookSystem()?.dispose({ kill: true });
    await config.dispose();
  }
}

async function openProject(cli: Cli, workingDir: string, tell: (text: string) => void): Promise<LoadedConfig> {
  if (!statSync(workingDir, { throwIfNoEntry: false })?.isDirectory())
    throw problem(`there is no folder ${workingDir}`);
  const [{ loadConfig }, contract] = await Promise.all([import('../runtime.js'), cli.loadContract()]);
  const debugLogger = { log: () => {}, debug: () => {}, warn: (...details: unknown[]) => tell(details.join(' ')) };
  return loadConfig({ workingDir, contract, debugLogger });
}

/** Whoever puts hooks in the way of a server counts on them. */
async function checkGuards(
  cli: Cli,
  config: LoadedConfig,
  { lenient }: McpOptions,
  tell: (text: string) => void,
): Promise<void> {
  const { reasons, hasUntrusted, switchedOff } = await whyUnguarded(config);
  for (const hook of switchedOff) tell(hook);
  if (reasons.length === 0 && !hasUntrusted) return;
  if (!lenient) {
    const help = `${cli.name} doctor says more; --lenient runs the server all the same`;
    throw problem('the server is not started, because its tools would not be guarded', ...reasons.map(visible), help);
  }
  for (const reason of reasons) tell(`${reason} (--lenient)`);
}

/** What a shell ends with when it cannot start a command. */
const NOT_STARTED: readonly unknown[] = [126, 127];

function exitOf({ by, server }: ProxyEnd, program: string, tell: (text: string) => void): ExitCode {
  const { code, signal, error } = server;
  const wasStarted = error === undefined && !NOT_STARTED.includes(code);
  // Whatever a server says that was told to end is its own affair.
  if (wasStarted && (by !== 'server' || code === 0)) return Exit.fine;
  const why = error?.message ?? `it ended with ${signal ?? `code ${code}`}`;
  tell(wasStarted ? `${program}: ${why}` : `${program} could not be started: ${why}`);
  return Exit.problem;
}

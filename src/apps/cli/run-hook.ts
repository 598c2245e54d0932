import { parseArgs } from 'node:util';
import type { Dialect } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import type { AgentAnswer, AgentHooks, DaemonCall } from '../../integrations/agents/index.js';
import { messageOf } from '../../util/errors.js';
import { Exit, type ExitCode } from './exit.js';

export interface HookOptions {
  readonly as?: string | undefined;
  readonly event?: string | undefined;
  readonly onFailure?: string | undefined;
  readonly timeout?: string | undefined;
  /** True to run the daemon that answers later calls. */
  readonly daemon?: boolean | undefined;
}

/**
 * Variable that the launcher of installed hooks sets if a daemon may run: `1`, or `ask` if this process has to ask it because
 * the launcher has no client.
 */
const WARM_VARIABLE = 'HOOKWRIGHT_WARM';

/** Longest time that the agent may take to write its input. */
const MAX_INPUT_MS = 10_000;

/** Parses `hook` without the code of other commands. Returns undefined if the arguments need the whole command. */
export function hookOptions(args: readonly string[]): HookOptions | undefined {
  const string = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { as: string, 'on-failure': string, timeout: string, daemon: { type: 'boolean' } },
      allowPositionals: true,
    });
    const { as, 'on-failure': onFailure, timeout, daemon = false } = values;
    if (daemon) return { daemon };
    if (as === undefined || positionals.length > 1) return undefined;
    return { as, onFailure, timeout, event: positionals[0] };
  } catch {
    // The whole command explains what is wrong.
    return undefined;
  }
}

/** Answers one event of an agent on standard output. Returns the exit code in the agent's words. */
export async function runHook(options: HookOptions, loadContract: () => Promise<Contract<Dialect>>): Promise<ExitCode> {
  if (options.daemon) {
    const { runDaemon } = await import('./run-daemon.js');
    await runDaemon(loadContract);
    return Exit.fine;
  }
  const { as: agent = '', event, timeout } = options;
  const onFailure = options.onFailure === 'allow' ? 'allow' : 'block';
  const opened: AgentHooks[] = [];
  const call = {
    agent,
    event,
    onFailure,
    cwd: process.cwd(),
    env: process.env,
  } as const;
  const answer = async (): Promise<AgentAnswer> => {
    const reading = readInput();
    const isWarm = process.env[WARM_VARIABLE] === 'ask' && timeout === undefined;
    if (isWarm) answered = await askWarm(call, await reading);
    if (answered !== undefined) return answered;
    const [{ answerAgent, loadAgentHooks }, contract, stdin] = await Promise.all([
      import('../../integrations/agents/index.js'),
      loadContract(),
      reading,
    ]);
    const request = { ...call, stdin, timeoutMs: millisecondsIn(timeout), elapsedMs: performance.now() };
    return answerAgent(request, {
      loadDocuments: async () => (await contract.dialects?.()) ?? {},
      open: async (project, session) => {
        const hooks = await loadAgentHooks({
          project,
          contract,
          session,
          onFailure,
          warn: (text) => warnings.push(text),
        });
        opened.push(hooks);
        return hooks;
      },
    });
  };
  let answered: AgentAnswer | undefined;
  const warnings: string[] = [];
  const { stdout, stderr, exitCode } = await answer().catch((error: unknown) => failed(error, onFailure));
  process.stdout.write(stdout);
  process.stderr.write([stderr, ...warnings.map((text) => `hookwright: ${text}\n`)].join(''));
  if (answered === undefined) await startWarm();
  await Promise.all(opened.map((hooks) => hooks.dispose()));
  return exitCode === 0 ? Exit.fine : exitCode === Exit.blocked ? Exit.blocked : Exit.problem;
}

/** Asks the daemon, if it runs. Returns undefined if this process has to answer. */
async function askWarm(call: Omit<DaemonCall, 'stdin'>, stdin: string): Promise<AgentAnswer | undefined> {
  const { askDaemon } = await import('../../integrations/agents/daemon-client/index.js');
  const { [WARM_VARIABLE]: _warm, ...env } = process.env;
  return askDaemon({ ...call, env, stdin });
}

/** Starts a daemon for the next calls, if the launcher wants one. */
async function startWarm(): Promise<void> {
  if (process.env[WARM_VARIABLE] === undefined) return;
  const { startDaemon } = await import('./run-daemon.js');
  startDaemon();
}

/** Exit code 2 with a text blocks in every agent. */
function failed(error: unknown, onFailure: 'allow' | 'block'): AgentAnswer {
  const stderr = `hookwright could not run its hooks: ${messageOf(error)}\n`;
  return { stdout: '', stderr, exitCode: onFailure === 'allow' ? Exit.fine : Exit.blocked };
}

function millisecondsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--timeout must be a number of milliseconds above 0, but got ${JSON.stringify(text)}`);
}

function readInput(): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      process.stdin.destroy();
      reject(new Error('the agent did not end its input'));
    }, MAX_INPUT_MS);
    process.stdin.on('data', (chunk: Buffer) => chunks.push(chunk));
    process.stdin.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString('utf8'));
    });
    process.stdin.once('error', reject);
  });
}

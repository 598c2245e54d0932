import { parseArgs } from 'node:util';
import type { Dialect } from '../../../generated/index.js';
import type { Contract } from '../../core/contract/index.js';
import type { AgentAnswer, AgentHooks, DaemonCall } from '../../integrations/agents/index.js';
import { attempt, messageOf } from '../../util/errors.js';
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
  const call = { agent, event, onFailure, cwd: process.cwd(), env: process.env } as const;
  const opened: AgentHooks[] = [];
  const answered = await answer(call, timeout, loadContract, opened).catch((error: unknown) =>
    failed(error, onFailure),
  );
  process.stdout.write(answered.stdout);
  process.stderr.write(answered.stderr);
  const problem = answered.isWarm ? undefined : await startWarm(answered.session);
  if (problem !== undefined) process.stderr.write(`hookwright: ${problem}\n`);
  await Promise.all(opened.map((hooks) => hooks.dispose()));
  if (problem !== undefined && onFailure === 'block') return Exit.blocked;
  const { exitCode } = answered;
  return exitCode === 0 ? Exit.fine : exitCode === Exit.blocked ? Exit.blocked : Exit.problem;
}

interface Answered extends AgentAnswer {
  /** True if the daemon answered. */
  readonly isWarm?: boolean;
  /** Session whose http hooks need the daemon from now on. */
  readonly session?: DaemonCall | undefined;
}

/** Asks the daemon if the launcher wants it, or answers in this process. Adds the hooks that it opens to the list. */
async function answer(
  call: Omit<DaemonCall, 'stdin'>,
  timeout: string | undefined,
  loadContract: () => Promise<Contract<Dialect>>,
  opened: AgentHooks[],
): Promise<Answered> {
  const reading = readInput();
  if (process.env[WARM_VARIABLE] === 'ask' && timeout === undefined) {
    const { askDaemon } = await import('../../integrations/agents/daemon-client/index.js');
    const answered = await askDaemon(withoutWarm({ ...call, stdin: await reading }));
    if (answered !== undefined) return { ...answered, isWarm: true };
  }
  const [{ answerAgent, loadAgentHooks, mayHaveHttpHooks }, contract, stdin] = await Promise.all([
    import('../../integrations/agents/index.js'),
    loadContract(),
    reading,
  ]);
  const documents = (await contract.dialects?.()) ?? {};
  const warnings: string[] = [];
  let isOver = false;
  const request = { ...call, stdin, timeoutMs: millisecondsIn(timeout), elapsedMs: performance.now() };
  const answered = await answerAgent(request, {
    loadDocuments: () => Promise.resolve(documents),
    open: async (project, session) => {
      const warn = (text: string) => warnings.push(`hookwright: ${text}\n`);
      const hooks = await loadAgentHooks({ project, contract, session, onFailure: call.onFailure, warn });
      opened.push(hooks);
      return hooks;
    },
    endSession: () => {
      isOver = true;
    },
  });
  const needsDaemon = !isOver && mayHaveHttpHooks(call.agent, documents);
  return {
    ...answered,
    stderr: [answered.stderr, ...warnings].join(''),
    session: needsDaemon ? { ...call, stdin } : undefined,
  };
}

/**
 * Starts a daemon for the next calls, if the launcher wants one. Http hooks cannot start it: returns why it does not serve those of
 * the session.
 */
async function startWarm(session: DaemonCall | undefined): Promise<string | undefined> {
  if (process.env[WARM_VARIABLE] === undefined) return undefined;
  const { startDaemon } = await import('./run-daemon.js');
  startDaemon();
  if (session === undefined) return undefined;
  const { announceSession, readHttpAccess } = await import('../../integrations/agents/daemon-client/index.js');
  const access = attempt(readHttpAccess, undefined);
  if (access === undefined || (await announceSession(withoutWarm(session)))) return undefined;
  return `cannot start the daemon for http hooks, so the agent blocks tool calls: is port ${access.port} used by another program? Run hookwright install --http again, or hookwright install.`;
}

function withoutWarm(call: DaemonCall): DaemonCall {
  const { [WARM_VARIABLE]: _warm, ...env } = call.env;
  return { ...call, env };
}

/** Exit code 2 with a text blocks in every agent. */
function failed(error: unknown, onFailure: 'allow' | 'block'): Answered {
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

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../../../../generated/index.js';
import { Dialects } from '../../../config/dialects/index.js';
import type { AdaptedAnswer, Contract } from '../../../core/contract/index.js';
import { attempt, messageOf } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import type { DaemonCall } from '../daemon/wire.js';
import { announceSession, forgetSession } from '../daemon-client/index.js';
import { type RunEnd, runOnce } from '../run-once.js';
import type { Agent } from './agents.js';
import { commandIn, type FoundEntry } from './entries.js';

/** Result of a self-test. */
export interface SelfTestResult {
  readonly passed: boolean;
  /** Output, or why it is not a block. */
  readonly detail: string;
}

export interface SelfTestOptions {
  readonly contract: Contract<Dialect>;
  /** Folder that the entry belongs to. */
  readonly project: string;
  /** Starts the daemon, which answers http hooks. */
  readonly startDaemon: () => void;
}

/** Reason of the hook that the self-test installs. Only a run of that hook can print it. */
const REASON = 'hookwright-self-test';
const TIMEOUT_MS = 30_000;

/**
 * Runs an installed entry with a recorded input of its agent, in a folder with one hook that blocks every tool. Passes if the
 * agent would block the call for the reason of that hook.
 */
export async function selfTest(
  agent: Agent,
  entry: Pick<FoundEntry, 'handler'>,
  options: SelfTestOptions,
): Promise<SelfTestResult> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-self-test-')));
  try {
    const call = prepareCall(agent, folder, options.project);
    const command = commandIn(agent, entry);
    const end =
      command === undefined ? await callHttpHook(agent, entry, call, options) : await runCommand(agent, command, call);
    return judge(await readAnswer(agent, end, folder, options.contract), end);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Call of the self-test's hook, with settings and state of its own. */
function prepareCall({ name, dialect, install }: Agent, folder: string, project: string): DaemonCall {
  const { event, input } = install.selfTest;
  const settings = join(folder, 'config', 'hookwright');
  const work = join(folder, 'project');
  for (const each of [settings, work]) mkdirSync(each, { recursive: true });
  writeFileSync(join(settings, 'settings.json'), JSON.stringify(blockingSettings(dialect.events[event]?.on ?? event)));
  return {
    agent: name,
    event,
    onFailure: 'block',
    stdin: JSON.stringify(input).replaceAll(PROJECT, JSON.stringify(work).slice(1, -1)),
    cwd: work,
    env: {
      ...process.env,
      ...variablesOf(dialect, project),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_STATE_HOME: join(folder, 'state'),
      // It would outlive the folder.
      HOOKWRIGHT_DAEMON: '0',
    },
  };
}

function runCommand({ dialect }: Agent, command: string, { stdin, cwd, env }: DaemonCall): Promise<RunEnd> {
  const shell = dialect.config.shell === 'sh' ? 'sh' : 'bash';
  return runOnce(shell, ['-c', command], { input: stdin, cwd, env, timeoutMs: TIMEOUT_MS });
}

/** Asks the user's daemon as the agent does. */
async function callHttpHook(
  { dialect }: Agent,
  { handler }: Pick<FoundEntry, 'handler'>,
  call: DaemonCall,
  { startDaemon }: SelfTestOptions,
): Promise<RunEnd> {
  const { url = [], headers = [] } = dialect.config.entry;
  const [address, given] = [handler[url[0] ?? ''], handler[headers[0] ?? '']];
  const failed = (stderr: string): RunEnd => ({ kind: 'spawn-failed', stdout: '', stderr });
  startDaemon();
  if (!(await announceSession(call)))
    return failed(`the daemon for http hooks does not start: is port ${portIn(address)} used by another program?`);
  try {
    const texts = Object.entries(isRecord(given) ? given : {}).map(([key, value]) => [key, String(value)] as const);
    const response = await fetch(String(address), {
      method: 'POST',
      headers: Object.fromEntries(texts),
      body: call.stdin,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const stdout = await response.text();
    return response.ok ? { kind: 'exited', exitCode: 0, stdout, stderr: '' } : failed(`${response.status} ${stdout}`);
  } catch (error) {
    return failed(messageOf(error));
  } finally {
    await forgetSession(call);
  }
}

function portIn(address: unknown): string {
  return attempt(() => new URL(String(address)).port, '');
}

/** Template of the project in dialect documents. */
const PROJECT = ['$', '{project}'].join('');

function variablesOf({ env }: Dialect, project: string): Record<string, string> {
  const ofProject = Object.entries(env).filter(([, template]) => template === PROJECT);
  return Object.fromEntries(ofProject.map(([name]) => [name, project]));
}

function blockingSettings(event: string): object {
  const hook = { type: 'command', name: 'self-test', command: `echo ${REASON} >&2; exit 2` };
  return { enableHooks: true, hooks: { [event]: [{ hooks: [hook] }] } };
}

/** Reads the answer of an entry as its agent does. */
async function readAnswer(
  { name, dialect, install }: Agent,
  end: RunEnd,
  folder: string,
  contract: Contract<Dialect>,
): Promise<AdaptedAnswer | undefined> {
  const { config, tools } = dialect;
  const { event } = install.selfTest;
  const entry = { type: 'command', [config.entry.command?.[0] ?? 'command']: 'hookwright' };
  const item = config.layout === 'groups' ? { hooks: [entry] } : entry;
  const dialects = new Dialects({ [name]: dialect }, { contract, project: folder, home: folder });
  const location = {
    dialect: name,
    layer: 'user',
    path: folder,
    format: 'json',
    cwd: undefined,
    plugin: undefined,
  } as const;
  const { hooks } = dialects.read(location, folder, { [config.at]: { [event]: [item] } }, () => ({
    line: 1,
    column: 1,
  }));
  const start = await hooks[0]?.adapter.begin({
    session_id: '',
    transcript_path: '',
    cwd: folder,
    hook_event_name: dialect.events[event]?.on,
    tool_name: tools.shell?.name,
    tool_input: {},
  });
  return start !== undefined && 'read' in start ? start.read(end) : undefined;
}

function judge(answer: AdaptedAnswer | undefined, { kind, exitCode, stdout, stderr }: RunEnd): SelfTestResult {
  const printed = (stdout + stderr).trim();
  const ended = kind === 'exited' ? `exit code ${exitCode ?? 'none'}` : kind.replace('-', ' ');
  const shown = `${ended}${printed === '' ? ', no output' : `: ${printed.slice(0, 300)}`}`;
  const decision = answer?.output?.['decision'];
  if (decision !== 'deny' && decision !== 'block')
    return { passed: false, detail: `the agent would not block the call (${shown})` };
  if (!printed.includes(REASON))
    return { passed: false, detail: `the call is blocked, but not by the hook: hookwright did not run (${shown})` };
  return { passed: true, detail: 'a hook that blocks a tool call blocks it in the agent' };
}

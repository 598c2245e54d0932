import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../../../../generated/index.js';
import { Dialects } from '../../../config/dialects/index.js';
import type { AdaptedAnswer, Contract } from '../../../core/contract/index.js';
import type { Agent } from './agents.js';
import { type RunEnd, runOnce } from './run-once.js';

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
}

/** Reason of the hook that the self-test installs. Only a run of that hook can print it. */
const REASON = 'hookwright-self-test';
const TIMEOUT_MS = 30_000;

/**
 * Runs an installed command with a recorded input of its agent, in a folder with one hook that blocks every tool. Passes if
 * the agent would block the call for the reason of that hook.
 */
export async function selfTest(agent: Agent, command: string, options: SelfTestOptions): Promise<SelfTestResult> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hookwright-self-test-')));
  try {
    const end = await runCommand(agent, command, folder, options.project);
    return judge(await readAnswer(agent, command, end, folder, options.contract), end);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runCommand(agent: Agent, command: string, folder: string, project: string): Promise<RunEnd> {
  const { dialect, install } = agent;
  const { event, input } = install.selfTest;
  const settings = join(folder, 'config', 'hookwright');
  const work = join(folder, 'project');
  for (const each of [settings, work]) mkdirSync(each, { recursive: true });
  writeFileSync(join(settings, 'settings.json'), JSON.stringify(blockingSettings(dialect.events[event]?.on ?? event)));
  return runOnce(dialect.config.shell === 'sh' ? 'sh' : 'bash', ['-c', command], {
    input: JSON.stringify(input).replaceAll(PROJECT, JSON.stringify(work).slice(1, -1)),
    cwd: work,
    env: {
      ...process.env,
      ...variablesOf(dialect, project),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_STATE_HOME: join(folder, 'state'),
    },
    timeoutMs: TIMEOUT_MS,
  });
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

/** Reads what the command printed as its agent does. */
async function readAnswer(
  { name, dialect, install }: Agent,
  command: string,
  end: RunEnd,
  folder: string,
  contract: Contract<Dialect>,
): Promise<AdaptedAnswer | undefined> {
  const { config, tools } = dialect;
  const { event } = install.selfTest;
  const entry = { type: 'command', [config.entry.command?.[0] ?? 'command']: command };
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
  return start === undefined || 'skip' in start ? undefined : start.read(end);
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

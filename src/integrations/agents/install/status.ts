import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Dialect } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import { attempt, messageOf } from '../../../util/errors.js';
import { realPath, statOrUndefined } from '../../../util/files.js';
import { plainJson } from '../../../util/json-text.js';
import { readHttpAccess } from '../daemon/http-access.js';
import { type Agent, programOf, type Scope, settingsFileOf, versionOf } from './agents.js';
import { isProjectTrusted, untrustedEvents } from './definition-trust.js';
import { commandIn, entriesFor, entryNameFor, entryNames, type FoundEntry } from './entries.js';
import { isFolderTrusted } from './folder-trust.js';
import { isHttp, proxyOfHooks } from './http-hooks.js';
import { readInstallRecord } from './install-record.js';
import { launcherFile } from './launcher.js';
import { installedEntries } from './plan.js';
import { type SelfTestOptions, type SelfTestResult, selfTest } from './self-test.js';
import { settingsValue } from './settings-text.js';
import { findSwitches, valueAt } from './switches.js';

/** Why entries do not do what they should, and what to do. */
export interface StatusProblem {
  readonly message: string;
  readonly help: string;
}

/** Installation in one settings file. */
export interface InstallationStatus {
  readonly scope: Scope;
  readonly file: string;
  readonly state: 'installed' | 'not installed' | 'unreadable';
  readonly events: readonly string[];
  /** Empty if the agent runs every entry. */
  readonly problems: readonly StatusProblem[];
  /** True if a tool call is blocked when hookwright is gone from the disk. */
  readonly blocksWhenGone: boolean;
  readonly selfTest: SelfTestResult | undefined;
}

/** Facts about an agent on this machine. */
export interface AgentStatus {
  readonly agent: string;
  readonly title: string;
  readonly program: string | undefined;
  readonly version: string | undefined;
  readonly installations: readonly InstallationStatus[];
  /** Events that are installed only on request, and why. */
  readonly onRequest: Readonly<Record<string, string>>;
}

export interface StatusOptions {
  readonly name: string;
  readonly project: string;
  readonly contract: Contract<Dialect>;
  /** Runs the installed entries, and starts the daemon for http hooks. Defaults to no self-test. */
  readonly test?: Pick<SelfTestOptions, 'startDaemon'> | undefined;
}

/** Returns the status of an agent. Runs its program for the version, and the installed commands for the self-test. */
export async function statusOf(agent: Agent, options: StatusOptions): Promise<AgentStatus> {
  const program = programOf(agent.install);
  const [version, ...installations] = await Promise.all([
    program === undefined ? undefined : versionOf(program),
    installationOf(agent, 'user', options),
    installationOf(agent, 'project', options),
  ]);
  const optional = Object.entries(agent.install.events).filter(([, { onRequest }]) => onRequest !== undefined);
  const onRequest = Object.fromEntries(optional.map(([event, each]) => [event, each.onRequest ?? '']));
  return { agent: agent.name, title: agent.title, program, version, installations, onRequest };
}

async function installationOf(agent: Agent, scope: Scope, options: StatusOptions): Promise<InstallationStatus> {
  const file = settingsFileOf(agent, scope, options.project);
  const none = { scope, file, events: [], problems: [], blocksWhenGone: false, selfTest: undefined } as const;
  try {
    const { text, found } = installedEntries(agent, scope, options);
    if (found.length === 0) return { ...none, state: 'not installed' };
    const problems = await problemsOf(agent, scope, text, found, options);
    const tested = options.test && (await testOf(agent, found, { ...options, ...options.test }));
    const events = found.map(({ event }) => event);
    return {
      ...none,
      state: 'installed',
      events,
      problems,
      blocksWhenGone: blocksWhenGone(agent, found),
      selfTest: tested,
    };
  } catch (error) {
    const problem = { message: messageOf(error), help: 'the agent cannot read the file either, until it is fixed' };
    return { ...none, state: 'unreadable', problems: [problem] };
  }
}

async function testOf(agent: Agent, found: readonly FoundEntry[], options: SelfTestOptions): Promise<SelfTestResult> {
  const entry = found.find(({ event }) => event === agent.install.selfTest.event);
  if (entry === undefined) return { passed: false, detail: `there is no entry for ${agent.install.selfTest.event}` };
  return selfTest(agent, entry, options);
}

function blocksWhenGone(agent: Agent, found: readonly FoundEntry[]): boolean {
  const guards = found.filter(({ event }) => agent.install.events[event]?.guard);
  const { entry, failClosedValue = true } = agent.dialect.config;
  const isClosed = ({ handler }: FoundEntry) => handler[entry.failClosed?.[0] ?? ''] === failClosedValue;
  return (
    guards.length > 0 &&
    guards.every((each) => (isHttp(each) ? isClosed(each) : commandIn(agent, each)?.endsWith('|| exit 2')))
  );
}

async function problemsOf(
  agent: Agent,
  scope: Scope,
  text: string,
  found: readonly FoundEntry[],
  options: StatusOptions,
): Promise<StatusProblem[]> {
  const flags = [scope === 'project' ? ' --project' : '', found.some(isHttp) ? ' --http' : ''].join('');
  const again = `run ${options.name} install --agent ${agent.name}${flags}`;
  return [
    ...launcherProblems(scope, again, options),
    ...entryProblems(agent, scope, found, again, options),
    ...(found.some(isHttp) ? httpProblems(settingsFileOf(agent, scope, options.project)) : []),
    ...(await switchProblems(agent, found, options.project)),
    ...formatProblems(agent, text),
    ...(await trustProblems(agent, scope, found, options)),
  ];
}

function launcherProblems(scope: Scope, help: string, { name, project }: StatusOptions): StatusProblem[] {
  const launcher = launcherFile(name, scope, project);
  return existsSync(launcher) ? [] : [{ message: `${launcher}, which the entries start, does not exist`, help }];
}

function entryProblems(
  agent: Agent,
  scope: Scope,
  found: readonly FoundEntry[],
  help: string,
  { name, project }: StatusOptions,
): StatusProblem[] {
  const access = attempt(readHttpAccess, undefined);
  const entryName = entryNameFor(
    agent,
    scope,
    found,
    readInstallRecord(realPath(settingsFileOf(agent, scope, project))),
  );
  const wanted = (['block', 'allow'] as const).flatMap((onFailure) =>
    [undefined, access].map((http) =>
      entriesFor(agent, { name, scope, project, onFailure, allEvents: true, http, entryName }),
    ),
  );
  const isKnown = ({ event, handler }: FoundEntry) =>
    wanted.flat().some((each) => each.event === event && isDeepStrictEqual(each.handler, handler));
  const needed = entriesFor(agent, { name, scope, project, onFailure: 'block', allEvents: false });
  const missing = needed.map(({ event }) => event).filter((event) => !found.some((each) => each.event === event));
  const others = found.filter((entry) => !isKnown(entry));
  const [old, unanswered] = [others.filter((each) => !isHttp(each)), others.filter(isHttp)].map(namesOf);
  const limited = found.filter(({ matcher }) => matcher !== undefined);
  return [
    ...(missing.length > 0 ? [{ message: `no entry for ${missing.join(', ')}`, help }] : []),
    ...(old === '' ? [] : [{ message: `entries of another version: ${old}`, help }]),
    ...(unanswered === '' ? [] : [{ message: `the daemon does not answer this http hook: ${unanswered}`, help }]),
    ...limited.map(({ event, matcher }) => ({
      message: `the entry for ${event} runs only for ${JSON.stringify(matcher)}`,
      help: 'remove the matcher',
    })),
  ];
}

function namesOf(entries: readonly FoundEntry[]): string {
  return entries.map(({ event }) => event).join(', ');
}

/** Returns why http hooks do not reach the daemon from here, and a problem if other users can read their token. */
function httpProblems(file: string): StatusProblem[] {
  const proxy = proxyOfHooks();
  const isReadable = ((statOrUndefined(file)?.mode ?? 0) & 0o077) !== 0;
  return [
    ...(isReadable
      ? [{ message: 'other users can read the file, which contains a token', help: `run chmod 600 ${file}` }]
      : []),
    ...(process.env['HOOKWRIGHT_DAEMON'] === '0'
      ? [
          {
            message: 'HOOKWRIGHT_DAEMON=0 keeps the daemon from starting, which http hooks need',
            help: 'unset it, or run install without --http',
          },
        ]
      : []),
    ...(proxy === undefined
      ? []
      : [
          {
            message: `the agent sends http hooks, with their token, to the proxy in ${proxy}`,
            help: 'set NO_PROXY=127.0.0.1, or run install without --http',
          },
        ]),
  ];
}

/** Returns the settings that disable the entries, in any file that the agent reads. */
async function switchProblems(
  { dialect }: Agent,
  found: readonly FoundEntry[],
  project: string,
): Promise<StatusProblem[]> {
  const switches = await findSwitches(dialect, project, entryNames(dialect, found));
  return switches.map(({ file, setting }) => ({
    message: `${setting} in ${file} disables ${setting.includes(' in ') ? 'its entries' : 'all hooks'}`,
    help: 'remove it',
  }));
}

function settingsOrNothing(agent: Agent, scope: Scope, options: Pick<StatusOptions, 'name' | 'project'>): unknown {
  // Reported as unreadable for its own scope.
  return attempt(() => settingsValue(installedEntries(agent, scope, options).text), {});
}

/** Returns what the agent cannot read in the file; it ignores the whole file then, without a word. */
export function formatProblems({ title, install }: Agent, text: string): StatusProblem[] {
  const { hasComments, hasTrailingCommas } = plainJson(text);
  const found = {
    comments: hasComments,
    'trailing commas': hasTrailingCommas,
    'byte-order mark': text.startsWith('\uFEFF'),
  };
  const { accepts } = install;
  if (accepts === undefined) return [];
  const rejected = Object.entries(found).filter(
    ([format, isThere]) => isThere && !accepts.some((each) => each === format),
  );
  return rejected.map(([format]) => ({
    message: `${title} ignores the whole file because of its ${format}`,
    help: `remove the ${format}`,
  }));
}

async function trustProblems(
  agent: Agent,
  scope: Scope,
  found: readonly FoundEntry[],
  { name, project }: StatusOptions,
): Promise<StatusProblem[]> {
  const { install, title } = agent;
  const { trust } = install;
  if (trust === undefined) return [];
  if (trust.kind === 'definition') {
    if (scope === 'project' && !(await isProjectTrusted(trust, project)))
      return [
        {
          message: `${title} ignores the file: it does not trust ${project}`,
          help: `start ${title} there and trust the folder, then ${trust.how}`,
        },
      ];
    const events = await untrustedEvents(trust, settingsFileOf(agent, scope, project), found, project);
    if (events.length === 0) return [];
    return [{ message: `${title} skips them silently: not trusted: ${events.join(', ')}`, help: trust.how }];
  }
  const chosen = valueAt(settingsOrNothing(agent, 'user', { name, project }), trust.switch ?? []);
  const isEnabled = trust.switch === undefined || (typeof chosen === 'boolean' ? chosen : trust.default);
  const isCovered = trust.covers === 'all' || scope === 'project';
  if (!isEnabled || !isCovered || isFolderTrusted(trust, project)) return [];
  return [{ message: `${title} runs no hooks here: it does not trust ${project}`, help: trust.how }];
}

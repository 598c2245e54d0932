import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { endOutdatedDaemon } from '../../../integrations/agents/daemon-client/index.js';
import {
  type Agent,
  chooseHttpAccess,
  type FileChange,
  formatProblems,
  type HttpAccess,
  type LaunchedProgram,
  planInstall,
  planLauncher,
  planLauncherRemoval,
  planUninstall,
  projectOf,
  removeHttpAccess,
  type Scope,
  usesHttp,
  whyNoHttp,
} from '../../../integrations/agents/install/index.js';
import { type Cli, packageFolder } from '../cli.js';
import { type ExitCode, problem, wrongUse } from '../exit.js';
import { countOf } from '../show-problems.js';
import { visible } from '../terminal.js';
import {
  allAgents,
  applyChanges,
  type ChangeOptions,
  planAll,
  reportFailures,
  scopeOf,
  selectAgents,
  withoutTokens,
} from './changes.js';

export interface InstallOptions extends ChangeOptions {
  allEvents?: true;
  http?: true;
  onFailure: 'block' | 'allow';
}

/** Adds hookwright to the settings of agents. */
export async function install(cli: Cli, options: InstallOptions): Promise<ExitCode> {
  scopeOf(options);
  const known = await allAgents(cli);
  const agents = selectAgents(known, options);
  if (agents.length === 0)
    throw problem(
      'cannot find a supported agent on this machine',
      `looked for ${known.map(({ title }) => title).join(', ')}`,
      `name one to install for it anyway: ${cli.name} install --agent claude`,
    );
  const { launcher, files, failures, isWritten, withoutHttp } = await installIn(cli, agents, options);
  if (options.json && launcher !== undefined)
    cli.terminal.json({ written: isWritten, changes: files.map(plain), launcher, failures, withoutHttp });
  return reportFailures(cli, failures, options.json);
}

/** Result of an installation. */
export interface Installation {
  /** False if nothing could be planned, or the user declined. */
  readonly isWritten: boolean;
  readonly files: readonly FileChange[];
  readonly failures: readonly string[];
  /** Undefined if nothing could be planned. */
  readonly launcher: string | undefined;
  /** Agents that got commands instead of http hooks, and why. */
  readonly withoutHttp?: readonly string[] | undefined;
}

/** Adds hookwright to the settings of these agents. Shows the changes and asks, unless they are printed as JSON. */
export async function installIn(cli: Cli, agents: readonly Agent[], options: InstallOptions): Promise<Installation> {
  const [scope, project] = [scopeOf(options), projectOf(process.cwd())];
  const { onFailure, allEvents = false } = options;
  const entries = { name: cli.name, scope, project, onFailure, allEvents };
  const http = options.http ? await chooseHttp(cli, agents, options) : undefined;
  const { files, failures: invalid } = planAll(agents, (agent) =>
    planInstall(agent, { ...entries, http: http?.agents.has(agent) ? http.access : undefined }),
  );
  if (files.length === 0) return { isWritten: false, files, failures: invalid, launcher: undefined };
  const program = launchedProgram(cli);
  const launcher = planLauncher(program, scope, project);
  const applied = await applyChanges(cli, { files, launcher, access: http?.access }, options);
  const { isWritten } = applied;
  if (isWritten) await removeUnusedAccess(cli, project);
  if (!options.json && !isWritten) cli.terminal.print('Nothing was written.');
  else if (!options.json && applied.files.length > 0) {
    showInstalled(cli, applied.files, options);
    warnAboutCache(cli, program);
  }
  return {
    isWritten,
    files,
    failures: [...invalid, ...applied.failures],
    launcher: launcher.file,
    withoutHttp: http?.refused,
  };
}

/** Agents that get http hooks, and the access to the daemon for them. */
interface HttpChoice {
  readonly agents: ReadonlySet<Agent>;
  readonly access: HttpAccess;
  /** The other agents, and why they get commands. */
  readonly refused: readonly string[];
}

/** Chooses the agents in which a block by an http hook is certain to take effect. Throws if there are none. */
async function chooseHttp(
  { terminal, name }: Cli,
  agents: readonly Agent[],
  options: InstallOptions,
): Promise<HttpChoice> {
  if (scopeOf(options) === 'project')
    throw wrongUse('--http writes a token, which does not belong into a project: leave out --project');
  const reasons = new Map<Agent, string | undefined>();
  for (const agent of agents) reasons.set(agent, await whyNoHttp(agent));
  const refused = [...reasons].filter(([, why]) => why !== undefined).map(([{ title }, why]) => `${title}: ${why}`);
  if (refused.length === reasons.size)
    throw problem(
      'cannot install http hooks; nothing was written',
      ...refused,
      `${name} install without --http: its commands ask the same daemon, and decide without it if it is gone`,
    );
  if (!options.json) for (const text of refused) terminal.printWrapped(`Commands instead of http hooks for ${text}`);
  return {
    agents: new Set(agents.filter((agent) => reasons.get(agent) === undefined)),
    access: await chooseHttpAccess(),
    refused,
  };
}

/** Ends the access of http hooks if no agent has one. */
async function removeUnusedAccess(cli: Cli, project: string): Promise<void> {
  if (usesHttp(await allAgents(cli), { name: cli.name, project })) return;
  removeHttpAccess();
  await endOutdatedDaemon();
}

/** Removes hookwright from the settings of agents. */
export async function uninstall(cli: Cli, options: ChangeOptions): Promise<ExitCode> {
  const [scope, project] = [scopeOf(options), projectOf(process.cwd())];
  const known = await allAgents(cli);
  const agents = options.agent === undefined ? known : selectAgents(known, options);
  const plans = planAll(agents, (agent) => planUninstall(agent, scope, { name: cli.name, project }));
  const files = plans.files.filter(({ isChanged }) => isChanged);
  const staying = known.filter((agent) => !plans.files.some((each) => each.agent === agent));
  const launcher = planLauncherRemoval(cli.name, scope, project, staying);
  const applied = await applyChanges(cli, { files, launcher }, options);
  const failures = [...plans.failures, ...applied.failures];
  if (applied.isWritten) await removeUnusedAccess(cli, project);
  if (options.json)
    cli.terminal.json({ written: applied.isWritten, changes: files.map(plain), launcher: launcher.file, failures });
  else if (!applied.isWritten) cli.terminal.print('Nothing was written.');
  else if (applied.files.length > 0) showRemoved(cli, applied.files);
  else if (failures.length === 0) showNothingToRemove(cli, agents, scope);
  return reportFailures(cli, failures, options.json);
}

/** Names the option if hookwright is installed in the other settings. */
function showNothingToRemove({ terminal, name }: Cli, agents: readonly Agent[], scope: Scope): void {
  terminal.printWrapped(`Nothing to remove: no agent has ${name} in its ${scope} settings.`);
  const other = scope === 'user' ? 'project' : 'user';
  const project = projectOf(process.cwd());
  const { files } = planAll(agents, (agent) => planUninstall(agent, other, { name, project }));
  if (!files.some(({ isChanged }) => isChanged)) return;
  const where = other === 'user' ? 'the user' : 'this project';
  terminal.printWrapped(`It is installed for ${where}: ${name} uninstall${other === 'project' ? ' --project' : ''}`);
}

/** Returns the program that the launcher starts: this package's, or a host's own command. */
function launchedProgram({ name }: Cli): LaunchedProgram {
  const own = join(packageFolder(), 'dist', 'bin.js');
  const script = name === 'hookwright' ? own : realpathSync(process.argv[1] ?? own);
  return { name, node: process.execPath, script };
}

function showInstalled(
  { terminal, name }: Cli,
  files: readonly FileChange[],
  { agent, project }: InstallOptions,
): void {
  for (const { agent: each, file, isChanged, after, backup } of files) {
    terminal.printWrapped(
      isChanged
        ? `${terminal.style('green', '✓')} ${each.title}: wrote ${visible(file)}`
        : `${terminal.style('green', '✓')} ${each.title}: ${visible(file)} is up to date`,
    );
    if (isChanged && backup !== undefined) terminal.printWrapped(`backup: ${visible(backup)}`, 4);
    for (const { message, help } of formatProblems(each, after ?? ''))
      terminal.printWrapped(terminal.style('yellow', `${message}: ${help}`), 4);
    if (each.install.trust?.kind === 'definition')
      terminal.printWrapped(`${each.title} skips hooks that it does not trust: ${each.install.trust.how}`, 4);
  }
  const only = (agent ?? []).map((each) => ` --agent ${each}`).join('') + (project ? ' --project' : '');
  terminal.printWrapped(`Restart agents that are running. ${name} status shows whether they run the hooks.`);
  terminal.printWrapped(`To undo it: ${name} uninstall${only}`);
}

function showRemoved({ terminal }: Cli, files: readonly FileChange[]): void {
  for (const { agent, file, after, isRestored, backup } of files) {
    const how = isRestored ? 'as it was before' : 'our entries removed, the rest kept';
    const text = after === undefined ? `deleted ${visible(file)}` : `wrote ${visible(file)}, ${how}`;
    terminal.printWrapped(`${terminal.style('green', '✓')} ${agent.title}: ${text}`);
    if (backup !== undefined) terminal.printWrapped(`the file before the installation: ${visible(backup)}`, 4);
  }
  terminal.printWrapped(`Removed from ${countOf(files.length, 'file')}. Restart agents that are running.`);
}

/** Warns if the program is in npm's cache, which npm may empty: guards then block every tool call. */
function warnAboutCache({ terminal, name }: Cli, { script }: LaunchedProgram): void {
  if (!/[\\/]_npx[\\/]/.test(script)) return;
  terminal.printError(
    `${name}: warning: it runs from the cache of npx, which npm may empty. Then agents block every tool call.\n  npm install -g hookwright, then ${name} install`,
  );
}

function plain({ agent, scope, file, isChanged, before, after, backup, isRestored }: FileChange): object {
  const [old, current] = [before, after].map((text) => text && withoutTokens(text));
  return { agent: agent.name, scope, file, isChanged, before: old, after: current, backup, isRestored };
}

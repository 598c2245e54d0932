import {
  type AgentStatus,
  type InstallationStatus,
  isOnMachine,
  projectOf,
  statusOf,
} from '../../../integrations/agents/install/index.js';
import type { Cli } from '../cli.js';
import { Exit, type ExitCode } from '../exit.js';
import { startDaemon } from '../run-daemon.js';
import { countOf } from '../show-problems.js';
import { outdatedSets } from '../starter-sets.js';
import { visible } from '../terminal.js';
import { allAgents } from './changes.js';

export interface ShowStatusOptions {
  test: boolean;
  json?: true;
}

/** Shows in which agents hookwright is installed, and whether they run it. */
export async function status(cli: Cli, { test, json }: ShowStatusOptions): Promise<ExitCode> {
  const contract = await cli.loadContract();
  const project = projectOf(process.cwd());
  const statuses: AgentStatus[] = [];
  // One after another: self-tests of all agents at once would slow each other down.
  for (const agent of await allAgents(cli)) {
    const found = await statusOf(agent, {
      name: cli.name,
      project,
      contract,
      test: test ? { startDaemon } : undefined,
    });
    const isInstalled = found.installations.some(({ state }) => state !== 'not installed');
    if (isInstalled || isOnMachine(agent)) statuses.push(found);
  }
  const outdated = outdatedSets(project);
  if (json) cli.terminal.json({ project, agents: statuses.map(plain), outdatedSets: outdated });
  else show(cli, statuses);
  for (const { set, message } of json ? [] : outdated)
    cli.terminal.printWrapped(`${message}: ${cli.name} init --rules ${set}`);
  return statuses.every(({ installations }) => installations.every(isWorking)) ? Exit.fine : Exit.problem;
}

function isWorking({ problems, selfTest }: InstallationStatus): boolean {
  return problems.length === 0 && selfTest?.passed !== false;
}

function plain({ installations, ...agent }: AgentStatus): object {
  return { ...agent, installations: installations.map((each) => ({ ...each, runs: runsIn(each) })) };
}

/** Returns whether the agent runs the hooks; undefined if nothing is installed. */
function runsIn(installation: InstallationStatus): boolean | undefined {
  return installation.state === 'installed' ? isWorking(installation) : undefined;
}

function show({ terminal, name }: Cli, statuses: readonly AgentStatus[]): void {
  if (statuses.length === 0)
    terminal.printWrapped(`No supported agent was found on this machine. ${name} install --help`);
  for (const { title, version, program, installations, onRequest } of statuses) {
    terminal.print(terminal.style('bold', `${title}${version === undefined ? '' : ` ${visible(version)}`}`));
    if (program === undefined) terminal.printWrapped('its program is not on PATH', 2);
    const shown = installations.filter(({ state }) => state !== 'not installed');
    for (const each of shown) showInstallation(terminal, each, onRequest);
    if (shown.length === 0) terminal.printWrapped(`- not installed: ${name} install`, 2);
  }
}

function showInstallation(
  terminal: Cli['terminal'],
  installation: InstallationStatus,
  onRequest: AgentStatus['onRequest'],
): void {
  const { scope, file, state, events, problems, blocksWhenGone, selfTest } = installation;
  const mark = isWorking(installation) ? terminal.style('green', '✓') : terminal.style('red', '✗');
  terminal.printWrapped(`${mark} ${state} for the ${scope}: ${visible(file)}`, 2);
  for (const { message, help } of problems) {
    terminal.printWrapped(terminal.style('yellow', visible(message)), 4);
    terminal.printWrapped(visible(help), 6);
  }
  if (state !== 'installed') return;
  terminal.printWrapped(`${countOf(events.length, 'event')}: ${events.join(', ')}`, 4);
  for (const [event, why] of Object.entries(onRequest))
    if (!events.includes(event)) terminal.printWrapped(`not ${event}, because ${why}: --all-events adds it`, 4);
  if (selfTest !== undefined)
    terminal.printWrapped(`self-test: ${selfTest.passed ? 'passed' : 'FAILED'}: ${visible(selfTest.detail)}`, 4);
  terminal.printWrapped(
    blocksWhenGone
      ? 'if hookwright is removed: tool calls are blocked; other events continue'
      : 'if hookwright is removed: tool calls continue, unguarded',
    4,
  );
}

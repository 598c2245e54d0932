import {
  type Agent,
  type AgentStatus,
  type InstallationStatus,
  isOnMachine,
  projectOf,
  statusOf,
} from '../../../integrations/agents/install/index.js';
import type { Cli } from '../cli.js';
import { type ExitCode, messageOf } from '../exit.js';
import { promptLine } from '../prompt.js';
import { visible } from '../terminal.js';
import { allAgents, reportFailures, selectAgents } from './changes.js';
import { installIn } from './install.js';

export interface SetUpOptions {
  /** Names of agents, separated by commas; `none` for no agent. */
  agents?: string;
  yes?: true;
  json?: true;
}

/** Agents that `init` knows, and those that options name. */
export interface AgentChoice {
  readonly all: readonly Agent[];
  readonly found: readonly Agent[];
  /** Undefined if the options leave the choice open. */
  readonly named: readonly Agent[] | undefined;
}

/** Result of installing hookwright into agents. */
export interface AgentSetUp {
  readonly code: ExitCode;
  /** Agents in which the hooks fire now. */
  readonly fires: readonly string[];
  /** Agents that have hookwright as a hook but do not run it yet, and why. */
  readonly pending: readonly { readonly agent: string; readonly why: string; readonly help: string }[];
  readonly failures: readonly string[];
}

/** Reads the agents that the options name. Throws if one of them is not known. */
export async function readAgentChoice(cli: Cli, { agents, yes }: SetUpOptions): Promise<AgentChoice> {
  const all = await allAgents(cli);
  const found = all.filter(isOnMachine);
  if (agents === undefined) return { all, found, named: yes ? found : undefined };
  return { all, found, named: named(all, agents) };
}

function named(all: readonly Agent[], text: string): Agent[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '' && name !== 'none');
  return selectAgents(all, { agent: names });
}

/** Installs hookwright into the chosen agents, and reports in which of them hooks fire now. */
export async function setUpAgents(cli: Cli, choice: AgentChoice, options: SetUpOptions): Promise<AgentSetUp> {
  const { json } = options;
  const agents = choice.named ?? (await askForAgents(cli, choice, json));
  const { agents: _, ...rest } = options;
  const installed = agents.length === 0 ? undefined : await installIn(cli, agents, { ...rest, onFailure: 'block' });
  const failures = installed?.failures ?? [];
  const statuses = await installedIn(cli, choice);
  const set = { fires: fireNow(statuses), pending: pendingIn(statuses), failures };
  if (!json) showFires(cli, set, choice);
  return { ...set, code: reportFailures(cli, failures, json) };
}

/** Asks for which agents. Without a terminal, or without an agent on this machine, the answer is none. */
async function askForAgents(
  { terminal }: Cli,
  { all, found }: AgentChoice,
  json: true | undefined,
): Promise<readonly Agent[]> {
  if (json || found.length === 0 || process.stdin.isTTY !== true || !terminal.isInteractive) return [];
  const others = all.filter((agent) => !found.includes(agent));
  const list = (agents: readonly Agent[]): string => agents.map(({ name }) => name).join(', ');
  terminal.printWrapped(`Agents on this machine: ${list(found)}`);
  if (others.length > 0) terminal.printWrapped(`Other agents: ${list(others)}`);
  terminal.printWrapped('Press Enter to add hookwright to those on this machine, or type names, or none.');
  for (;;) {
    const question = terminal.style('bold', 'Agents: ');
    const line = (await promptLine(question)) ?? 'none';
    if (line === '') return found;
    try {
      return named(all, line);
    } catch (error) {
      terminal.printWrapped(messageOf(error), 2);
    }
  }
}

/** Returns the state of the agents that have hookwright as a hook. */
async function installedIn(cli: Cli, { all }: AgentChoice): Promise<AgentStatus[]> {
  const contract = await cli.loadContract();
  const options = { name: cli.name, project: projectOf(process.cwd()), contract };
  const statuses = await Promise.all(all.map((agent) => statusOf(agent, options)));
  return statuses.filter(({ installations }) => installations.some(isInstalled));
}

function isInstalled({ state }: InstallationStatus): boolean {
  return state === 'installed';
}

function isWorking(installation: InstallationStatus): boolean {
  return isInstalled(installation) && installation.problems.length === 0;
}

function fireNow(statuses: readonly AgentStatus[]): string[] {
  return statuses.filter(({ installations }) => installations.some(isWorking)).map(({ agent }) => agent);
}

function pendingIn(statuses: readonly AgentStatus[]): AgentSetUp['pending'] {
  const waiting = statuses.filter(({ installations }) => !installations.some(isWorking));
  return waiting.map(({ agent, installations }) => {
    const [problem] = installations.filter(isInstalled).flatMap(({ problems }) => problems);
    return { agent, why: problem?.message ?? 'not known', help: problem?.help ?? '' };
  });
}

function showFires(
  { terminal, name }: Cli,
  { fires, pending }: Pick<AgentSetUp, 'fires' | 'pending'>,
  { found }: AgentChoice,
): void {
  const titles = fires.join(', ');
  if (fires.length > 0) terminal.printWrapped(terminal.style('bold', `It fires now in: ${titles}`));
  for (const { agent, why, help } of pending) {
    terminal.printWrapped(`Not yet in ${agent}: ${visible(why)}`);
    terminal.printWrapped(visible(help), 2);
  }
  if (fires.length > 0 || pending.length > 0) return;
  const [first] = found;
  const command = `${name} install${first === undefined ? ' --agent <name>' : ''}`;
  terminal.printWrapped(`No agent runs your hooks yet. To add them to your agents: ${command}`);
}

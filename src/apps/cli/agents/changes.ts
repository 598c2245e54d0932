import {
  type Agent,
  type FileChange,
  findAgent,
  type HttpAccess,
  installableAgents,
  isOnMachine,
  type LauncherChange,
  type Scope,
  writeHttpAccess,
} from '../../../integrations/agents/install/index.js';
import { lineDiff } from '../../../util/line-diff.js';
import { nearestName } from '../../../util/nearest-name.js';
import type { Cli } from '../cli.js';
import type { AgentOptions } from '../commands/options.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { unknownName } from '../project.js';
import { canPrompt, confirm } from '../prompt.js';
import { visible } from '../terminal.js';

export interface ChangeOptions extends AgentOptions {
  yes?: true;
  json?: true;
}

/** Planned changes of settings files and of the launcher. */
export interface Changes {
  readonly files: readonly FileChange[];
  /** Written before the files, or deleted after them. */
  readonly launcher: LauncherChange;
  /** Access to the daemon that http hooks in the files have. */
  readonly access?: HttpAccess | undefined;
}

/** Changes that were applied. */
export interface Applied {
  /** False if the user declined. */
  readonly isWritten: boolean;
  readonly files: readonly FileChange[];
  readonly failures: readonly string[];
}

export function scopeOf({ user, project }: AgentOptions): Scope {
  if (user && project) throw wrongUse('use one of --user and --project');
  return project ? 'project' : 'user';
}

/** Returns the agents of the contract that hookwright can be installed in. */
export async function allAgents(cli: Cli): Promise<Agent[]> {
  return installableAgents((await (await cli.loadContract()).dialects?.()) ?? {});
}

/** Returns the agents that the options name, or those on this machine. */
export function selectAgents(agents: readonly Agent[], { agent: named }: AgentOptions): Agent[] {
  if (named === undefined) return agents.filter(isOnMachine);
  return [...new Set(named)].map((name) => {
    const found = findAgent(agents, name);
    if (found !== undefined) return found;
    throw unknownName(
      'agent',
      name,
      agents.map((each) => each.name.replace(/-.*$/, '')),
      nearestName,
    );
  });
}

/** Plans or applies one change after another. One that fails does not prevent the others. */
export function planAll<T>(all: readonly T[], plan: (each: T) => FileChange) {
  const files: FileChange[] = [];
  const failures: string[] = [];
  for (const each of all) {
    try {
      files.push(plan(each));
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  return { files, failures };
}

/** Returns a text of settings without the tokens of http hooks, which are not for a screen or a log. */
export function withoutTokens(text: string): string {
  return text.replaceAll(/(?<="Bearer )[\w-]{20,}(?=")/g, '...');
}

/** Shows the changes, asks, and applies them. A file that cannot be written does not prevent the others. */
export async function applyChanges(cli: Cli, changes: Changes, { yes, json }: ChangeOptions): Promise<Applied> {
  const { files, launcher, access } = changes;
  if (!json) for (const change of files) showDiff(cli, change);
  const isNeeded = launcher.isChanged || files.some(({ isChanged }) => isChanged);
  if (isNeeded && !(await mayWrite(cli, yes, json))) return { isWritten: false, files: [], failures: [] };
  if (launcher.isChanged && launcher.isWritten) launcher.apply();
  if (access !== undefined) writeHttpAccess(access);
  const { files: written, failures } = planAll(files, (change) => {
    if (change.isChanged) change.apply();
    return change;
  });
  if (launcher.isChanged && !launcher.isWritten && failures.length === 0) launcher.apply();
  return { isWritten: true, files: written, failures };
}

function showDiff({ terminal }: Cli, { file, before = '', after = '', isChanged }: FileChange): void {
  if (!isChanged) return;
  terminal.print(terminal.style('bold', visible(file)));
  // The byte-order mark and line ends stay as they are.
  const plain = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  showLineDiff(terminal, plain(before), plain(after));
}

/** Prints the changed lines of a text. */
export function showLineDiff(terminal: Cli['terminal'], before: string, after: string): void {
  for (const { sign, text } of lineDiff(before, after)) {
    const line = `  ${sign} ${visible(withoutTokens(text))}`;
    terminal.print(sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line));
  }
}

async function mayWrite({ terminal, name }: Cli, yes: true | undefined, json: true | undefined): Promise<boolean> {
  if (yes) return true;
  const canAsk = !json && canPrompt();
  if (canAsk) return (await confirm(terminal, 'Write it?')) === true;
  if (json) return false;
  throw problem(
    'nothing was written, because this is not a terminal',
    `add --yes to write what is shown above, or run ${name} in a terminal`,
  );
}

/** Prints the failures, unless they are in the JSON. Returns the exit code. */
export function reportFailures({ terminal, name }: Cli, failures: readonly string[], json: true | undefined): ExitCode {
  if (failures.length === 0) return Exit.fine;
  if (json) return Exit.problem;
  for (const failure of failures)
    terminal.printError(`${terminal.style('red', `${name}:`, process.stderr)} ${failure}`);
  return Exit.problem;
}

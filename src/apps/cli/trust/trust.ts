import { join } from 'node:path';
import type { PendingHook } from '../../../config/settings/index.js';
import type { Cli } from '../cli.js';
import type { TrustOptions } from '../commands/trust.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { unknownName, withWholeProject } from '../project.js';
import { nearestName } from '../runtime.js';
import { countOf } from '../show-problems.js';
import { visible } from '../terminal.js';
import { whyUnwritable } from '../writable.js';
import { promptFor } from './prompt.js';
import { showPending } from './show-pending.js';
import { grantTrust, openTrustView, type TrustView, trustedRecords } from './trust-view.js';

export async function trust(cli: Cli, options: TrustOptions): Promise<ExitCode> {
  const given = [options.list, options.revoke, options.lock].filter((each) => each !== undefined);
  if (given.length > 1) throw wrongUse('use one of --list, --revoke and --lock at a time');
  return withWholeProject({ ...cli, dialects: options.dialect }, async (project) => {
    const view = await openTrustView(project);
    try {
      if (options.list) return await list(cli, view, options);
      if (options.revoke !== undefined) return await revoke(cli, view, options.revoke);
      if (options.lock) return await lock(cli, view);
      return await grant(cli, view, options);
    } catch (error) {
      if (error instanceof Error && error.name === 'CliError') throw error;
      throw problem(
        `trust cannot be recorded: ${whyUnwritable(view.store.path) ?? messageOf(error)}`,
        `it is kept in ${view.store.path}`,
      );
    }
  });
}

async function grant(cli: Cli, view: TrustView, options: TrustOptions): Promise<ExitCode> {
  const { terminal } = cli;
  const { trust: project } = view.project.settings;
  const pending = await project.pending();
  if (options.json) terminal.json({ pending });
  else if (pending.length === 0) terminal.print('Every hook that may run is trusted.');
  if (pending.length === 0) return Exit.fine;
  if (options.yes) {
    if (!options.json) for (const hook of pending) showPending(cli, view, hook);
    return trustThem(cli, view, pending, options);
  }
  if (options.json) return Exit.problem;
  const canAsk = process.stdin.isTTY === true && terminal.isInteractive;
  if (canAsk) return askAll(cli, view, pending);
  for (const hook of pending) showPending(cli, view, hook);
  throw problem(
    `${countOf(pending.length, 'hook')} not trusted, and nobody can be asked here`,
    `look at what stands above, then run ${cli.name} trust in a terminal, or ${cli.name} trust --yes`,
  );
}

/** Each answer counts at once, so that whoever leaves in the middle keeps what was said. */
async function askAll(cli: Cli, view: TrustView, pending: readonly PendingHook[]): Promise<ExitCode> {
  let declined = 0;
  for (const [index, hook] of pending.entries()) {
    showPending(cli, view, hook);
    const answer = await promptFor(cli, pending.length - index);
    if (answer === 'interrupted') return Exit.interrupted;
    if (answer === 'quit') return Exit.problem;
    if (answer === 'all') {
      for (const other of pending.slice(index + 1)) showPending(cli, view, other);
      return trustThem(cli, view, pending.slice(index), {});
    }
    if (answer === 'yes') await trustThem(cli, view, [hook], {});
    else declined += 1;
  }
  return declined === 0 ? Exit.fine : Exit.problem;
}

async function trustThem(
  { terminal }: Cli,
  view: TrustView,
  hooks: readonly PendingHook[],
  { json }: TrustOptions,
): Promise<ExitCode> {
  const { changed, unknown } = await grantTrust(view, hooks);
  if (!json && changed.length > 0) terminal.print(`${countOf(changed.length, 'hook')} trusted`);
  if (unknown.length === 0) return Exit.fine;
  throw problem(`${countOf(unknown.length, 'hook')} changed in the meantime, or cannot be read`, 'look again');
}

async function list({ terminal }: Cli, { project, records }: TrustView, { json }: TrustOptions): Promise<ExitCode> {
  const pending = await project.settings.trust.pending();
  const waiting = new Map(pending.map((hook) => [`${hook.event} ${hook.name}`, hook]));
  const trusted = trustedRecords(records, pending);
  if (json) {
    terminal.json({ trusted, pending: [...waiting.values()] });
    return Exit.fine;
  }
  if (trusted.length === 0) terminal.print('Nothing is trusted in this project.');
  for (const { event, name, files } of trusted) {
    terminal.printWrapped(`${terminal.style('green', '✓')} ${visible(name)} (${event})`);
    for (const { path } of files) terminal.printWrapped(visible(path), 4);
  }
  for (const { event, name, why } of waiting.values()) {
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(name)} (${event}): ${visible(why)}`);
  }
  return Exit.fine;
}

async function revoke({ terminal }: Cli, { project, records }: TrustView, name: string): Promise<ExitCode> {
  const ids = records.filter((record) => record.name === name).map(({ id }) => id);
  if (ids.length === 0)
    throw unknownName('trusted hook', name, [...new Set(records.map((each) => each.name))], nearestName);
  const { changed } = await project.settings.trust.revoke(ids);
  terminal.print(`${visible(name)}: trust taken away (${countOf(changed.length, 'version')})`);
  return Exit.fine;
}

async function lock({ terminal }: Cli, { project }: TrustView): Promise<ExitCode> {
  const { settings } = project;
  const waiting = await settings.trust.pending();
  await settings.trust.lock();
  terminal.print(`${join('.hookwright', 'hooks.lock.json')} lists what is trusted; commit it`);
  if (waiting.length === 0) return Exit.fine;
  throw problem(`not in it, because nobody has trusted them: ${waiting.map((hook) => visible(hook.name)).join(', ')}`);
}

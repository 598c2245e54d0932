import { join } from 'node:path';
import type { PendingHook } from '../../../config/settings/index.js';
import { quoteWord } from '../../../util/shell/quote-word.js';
import type { Cli } from '../cli.js';
import { type DialectOptions, withHooksOf } from '../commands/options.js';
import { originOf } from '../dialects.js';
import { Exit, type ExitCode, messageOf, problem, wrongUse } from '../exit.js';
import { unknownName, withProject, withWholeProject } from '../project.js';
import { prompt } from '../prompt.js';
import { ConfigSource, nearestName } from '../runtime.js';
import { countOf } from '../show-problems.js';
import { visible, visibleLines } from '../terminal.js';
import { whyUnwritable } from '../writable.js';
import { commandsOf, fileChange, grantTrust, openTrustView, type TrustView, trustedRecords } from './trust-view.js';

export interface TrustOptions extends DialectOptions {
  yes?: true;
  list?: true;
  revoke?: string;
  lock?: true;
  json?: true;
}

export async function trust(cli: Cli, options: TrustOptions): Promise<ExitCode> {
  const given = [options.list, options.revoke, options.lock].filter((each) => each !== undefined);
  if (given.length > 1) throw wrongUse('use one of --list, --revoke and --lock at a time');
  if (options.plugin !== undefined) await showPluginHooks(cli, options);
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

/** Shows the hooks of plugins. The user names their folder, so they need no trust of their own. */
async function showPluginHooks(cli: Cli, options: TrustOptions): Promise<void> {
  const hooks = await withProject(withHooksOf(cli, options), (project) => project.hooks());
  const ofPlugins = hooks.filter(({ verdict }) => verdict.entry.source === ConfigSource.Extensions);
  if (options.json) return;
  for (const { verdict } of ofPlugins)
    cli.terminal.printWrapped(
      `${cli.terminal.style('green', '✓')} ${visible(verdict.name)} (${visible(originOf(verdict.entry) ?? '')}): needs no trust, because you name its plugin`,
    );
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
    return grantAll(cli, view, pending, options);
  }
  if (options.json) return Exit.problem;
  const canAsk = process.stdin.isTTY === true && terminal.isInteractive;
  if (canAsk) return askAll(cli, view, pending);
  for (const hook of pending) showPending(cli, view, hook);
  throw problem(
    `${countOf(pending.length, 'hook')} not trusted, and this is not a terminal`,
    `review the output above, then run ${cli.name} trust in a terminal, or ${cli.name} trust --yes`,
  );
}

/** Prompts for each hook. Each response is saved immediately, so quitting keeps the earlier ones. */
async function askAll(cli: Cli, view: TrustView, pending: readonly PendingHook[]): Promise<ExitCode> {
  let declined = 0;
  for (const [index, hook] of pending.entries()) {
    showPending(cli, view, hook);
    const choice = await promptFor(cli, pending.length - index);
    if (choice === 'interrupted') return Exit.interrupted;
    if (choice === 'quit') return Exit.problem;
    if (choice === 'all') {
      for (const other of pending.slice(index + 1)) showPending(cli, view, other);
      return grantAll(cli, view, pending.slice(index), {});
    }
    if (choice === 'yes') await grantAll(cli, view, [hook], {});
    else declined += 1;
  }
  return declined === 0 ? Exit.fine : Exit.problem;
}

async function grantAll(
  { terminal, name }: Cli,
  view: TrustView,
  hooks: readonly PendingHook[],
  { json }: TrustOptions,
): Promise<ExitCode> {
  const { changed, unknown } = await grantTrust(view, hooks);
  if (!json && changed.length > 0) terminal.print(`${countOf(changed.length, 'hook')} trusted`);
  if (unknown.length === 0) return Exit.fine;
  throw problem(
    `${countOf(unknown.length, 'hook')} changed while you were asked, or cannot be read`,
    `run ${name} trust again`,
  );
}

async function list({ terminal, name: command }: Cli, view: TrustView, { json }: TrustOptions): Promise<ExitCode> {
  const { project, records } = view;
  const pending = await project.settings.trust.pending();
  const waiting = new Map(pending.map((hook) => [`${hook.event} ${hook.name}`, hook]));
  const known = trustedRecords(records, pending);
  const trusted = known.filter(view.isDeclared);
  const gone = known.filter((record) => !view.isDeclared(record));
  if (json) {
    terminal.json({ trusted, gone, pending: [...waiting.values()] });
    return Exit.fine;
  }
  if (trusted.length === 0) terminal.print('Nothing is trusted in this project.');
  for (const { event, name, files } of trusted) {
    terminal.printWrapped(`${terminal.style('green', '✓')} ${visible(name)} (${event})`);
    for (const { path } of files) terminal.printWrapped(visible(path), 4);
  }
  for (const { event, name } of gone) {
    const remedy = `it is not in the settings any more; ${command} trust --revoke ${quoteWord(name)} removes its trust`;
    terminal.printWrapped(`${terminal.style('yellow', '-')} ${visible(name)} (${event}): ${visible(remedy)}`);
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
  terminal.print(`${visible(name)}: trust revoked (${countOf(changed.length, 'version')})`);
  return Exit.fine;
}

async function lock({ terminal }: Cli, { project }: TrustView): Promise<ExitCode> {
  const { settings } = project;
  const waiting = await settings.trust.pending();
  await settings.trust.lock();
  terminal.print(`${join('.hookwright', 'hooks.lock.json')} lists what is trusted; commit it`);
  if (waiting.length === 0) return Exit.fine;
  throw problem(
    `not in the file, because they are not trusted: ${waiting.map((hook) => visible(hook.name)).join(', ')}`,
  );
}

/** Prompts until the response is valid. End of input means quit. */
async function promptFor({ terminal }: Cli, left: number): Promise<'yes' | 'no' | 'all' | 'quit' | 'interrupted'> {
  const others = left > 1 ? `, [a]ll ${left}, [q]uit` : '';
  for (;;) {
    const answer = await prompt(terminal.style('bold', `Trust it? [y]es, [N]o${others}: `));
    if (answer.line === undefined) return answer.isInterrupted ? 'interrupted' : 'quit';
    const choice = answer.line.toLowerCase();
    if (choice === '' || 'no'.startsWith(choice)) return 'no';
    if ('yes'.startsWith(choice)) return 'yes';
    if (left > 1 && 'all'.startsWith(choice)) return 'all';
    if ('quit'.startsWith(choice)) return 'quit';
  }
}

/** Prints what trusting a hook means: its command, the files that are covered, what changed in them, and what is not covered. */
function showPending({ terminal }: Cli, view: TrustView, hook: PendingHook): void {
  const { name, event, source, why, files, programs, hidden } = hook;
  terminal.printWrapped(`${terminal.style('bold', visible(name))} (${event}, ${source})`);
  terminal.printWrapped(visible(why), 2);
  for (const [first = '', ...others] of commandsOf(view, hook).map(visibleLines)) {
    terminal.printWrapped(first, 2);
    // Continuation prompt, as in shells. No other line starts with it.
    for (const line of others) terminal.printWrapped(`> ${line}`, 2);
  }
  for (const path of files) showFile(terminal, view, hook, path);
  for (const [program, path] of Object.entries(programs))
    terminal.printWrapped(`runs ${visible(program)}: ${visible(path)}`, 2);
  for (const reason of hidden) terminal.printWrapped(terminal.style('yellow', `not covered: ${visible(reason)}`), 2);
}

function showFile(terminal: Cli['terminal'], view: TrustView, hook: PendingHook, path: string): void {
  terminal.printWrapped(`covers ${visible(path)}`, 2);
  for (const { sign, text } of fileChange(view, hook, path).diff) {
    const line = `${sign} ${visible(text)}`;
    terminal.print(`    ${sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line)}`);
  }
}

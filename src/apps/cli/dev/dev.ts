import { basename } from 'node:path';
import { pause } from '../../../util/abort.js';
import { isRunning } from '../../../util/running-process.js';
import type { Cli } from '../cli.js';
import type { DialectOptions } from '../commands/options.js';
import { Exit, type ExitCode, messageOf, problem } from '../exit.js';
import { interruptible } from '../interrupts.js';
import { canPrompt, confirm } from '../prompt.js';
import { loadConfig } from '../runtime.js';
import { type Terminal, visible } from '../terminal.js';
import { tracesFolder, tracesIn } from '../trace/find-trace.js';
import { watchTrace } from '../trace/watch.js';
import { type ChangedHook, Sitting } from './sitting.js';

const POLL_INTERVAL_MS = 200;

/** Trusts edits of trusted scripts and shows events, until Ctrl-C. */
export async function dev(cli: Cli, { dialect }: DialectOptions): Promise<ExitCode> {
  await rejectAgents(cli);
  const cliWithDialects = { ...cli, dialects: dialect };
  const sitting = await Sitting.start(cliWithDialects);
  return interruptible(async (signal): Promise<ExitCode> => {
    const stop = AbortSignal.any([signal, cli.terminal.closed]);
    showStart(cli, sitting);
    if (!(await confirm(cli.terminal, 'Trust changes of these scripts while dev runs?', stop))) return Exit.problem;
    cli.terminal.printWrapped('Waiting for changes and events. Ctrl-C ends dev.');
    try {
      await Promise.all([followChanges(cliWithDialects, sitting, stop), followEvents(cli, stop)]);
    } finally {
      showEnd(cli, await sitting.end());
    }
    return Exit.fine;
  });
}

/** Throws without a terminal or inside an agent: an agent must not use dev to trust its own edits. */
async function rejectAgents({ name, loadContract }: Cli): Promise<void> {
  if (!canPrompt()) {
    throw problem(
      'dev needs a terminal, because it asks a person before it trusts anything',
      `run it in a terminal, or review the hooks and run ${name} trust`,
    );
  }
  const documents = Object.values((await (await loadContract()).dialects?.()) ?? {});
  const found = documents.find(({ markers }) => markers.some((marker) => process.env[marker] !== undefined));
  if (found === undefined) return;
  throw problem(`dev does not run inside an agent (${found.dialect})`, 'run it in a terminal of your own');
}

function showStart({ terminal, name }: Cli, { hooks, project }: Sitting): void {
  terminal.printWrapped(`Until Ctrl-C, changes of these scripts in ${visible(project)} are trusted at once:`);
  for (const { name: hook, event, files } of hooks)
    terminal.printWrapped(`- ${visible(hook)} (${event}): ${visible(files.map(({ path }) => path).join(', '))}`, 2);
  terminal.printWrapped(
    'dev cannot see who makes a change. Everything that can write these files, such as an agent, can change your guards while it runs. Each change is shown here.',
  );
  terminal.printWrapped(
    runningAgents().length > 0
      ? 'An agent is running in this project: dev asks before it trusts a change.'
      : 'If an agent that writes a trace starts in this project, dev asks before it trusts a change.',
  );
  terminal.printWrapped(`New hooks and changed settings are not trusted: use ${name} trust for them.`);
}

/** Returns the ids of running hosts that write a trace for this project. */
function runningAgents(): number[] {
  const ids = tracesIn(tracesFolder()).map((file) => Number.parseInt(basename(file), 10));
  return ids.filter((id) => Number.isInteger(id) && id !== process.pid && isRunning(id));
}

async function followChanges(cli: Cli, sitting: Sitting, stop: AbortSignal): Promise<void> {
  const contract = await cli.loadContract();
  const debugLogger = { log: () => {} };
  const live = await loadConfig({ workingDir: process.cwd(), contract, dialects: cli.dialects, debugLogger });
  let handled = new Set<string>(sitting.untrusted);
  let previous = new Set<string>();
  try {
    while (!stop.aborted) {
      const ids = (await live.trust.pending()).map(({ id }) => id);
      // An editor may still be writing: a version counts once it stays the same.
      const stable = ids.filter((id) => previous.has(id) && !handled.has(id));
      for (const change of stable.length === 0 ? [] : await sitting.changes(stable))
        await handle(cli, sitting, change, stop);
      // A version that comes back later is handled again.
      handled = new Set(ids.filter((id) => handled.has(id) || stable.includes(id)));
      previous = new Set(ids);
      await pause(POLL_INTERVAL_MS, stop);
    }
  } finally {
    await live.dispose();
  }
}

/** Shows a change and trusts it, if dev may. */
async function handle(
  { terminal, name }: Cli,
  sitting: Sitting,
  change: ChangedHook,
  stop: AbortSignal,
): Promise<void> {
  showChange(terminal, change);
  if (change.reason !== undefined) {
    terminal.printWrapped(terminal.style('yellow', `not trusted: ${change.reason}; run ${name} trust`), 2);
    return;
  }
  const question = 'An agent is running in this project. Trust this change?';
  const choice = runningAgents().length === 0 || (await confirm(terminal, question, stop));
  // A prompt takes Ctrl-C as a key.
  if (choice === undefined) process.kill(process.pid, 'SIGINT');
  if (!choice) {
    terminal.printWrapped(terminal.style('yellow', `not trusted; run ${name} trust to review it again`), 2);
    return;
  }
  try {
    const isTrusted = await sitting.grant(change);
    terminal.printWrapped(isTrusted ? terminal.style('green', 'trusted') : 'it changed again', 2);
  } catch (error) {
    terminal.printWrapped(terminal.style('red', `cannot trust it: ${visible(messageOf(error))}`), 2);
  }
}

/** Shows events like `watch`, as soon as a host writes a trace. */
async function followEvents(cli: Cli, stop: AbortSignal): Promise<void> {
  const isFirst = tracesIn(tracesFolder()).length === 0;
  if (isFirst) cli.terminal.printWrapped('To see events, set "trace": true in your own settings file.');
  while (!stop.aborted && tracesIn(tracesFolder()).length === 0) await pause(POLL_INTERVAL_MS, stop);
  if (!stop.aborted) await watchTrace(cli, undefined, isFirst ? { all: true } : {});
}

function showEnd({ terminal, name }: Cli, kept: readonly string[]): void {
  terminal.print();
  if (kept.length === 0) {
    terminal.printWrapped('dev ended. Nothing was newly trusted.');
    return;
  }
  terminal.printWrapped(`dev ended. Still trusted, as last shown:`);
  for (const hook of kept) terminal.printWrapped(`- ${visible(hook)}`, 2);
  terminal.printWrapped(`${name} trust --revoke <name> revokes that. From now on, changes need ${name} trust again.`);
}

/** Prints a changed hook and the diff of its files. */
function showChange(terminal: Terminal, { hook, files }: ChangedHook): void {
  const time = new Date().toTimeString().slice(0, 8);
  terminal.printWrapped(
    `${time} ${terminal.style('bold', visible(hook.name))} (${hook.event}): ${visible(whatOf(hook.why))}`,
  );
  for (const { path, diff } of files) {
    if (diff.length > 0) terminal.printWrapped(visible(path), 2);
    for (const { sign, text } of diff) {
      const line = `${sign} ${visible(text)}`;
      terminal.print(`    ${sign === ' ' ? line : terminal.style(sign === '+' ? 'green' : 'red', line)}`);
    }
  }
}

/** Returns what changed, without what to do. */
function whatOf(why: string): string {
  return why.replace(/ since it was trusted.*$/, '').replace(/; review it, .*$/, '');
}

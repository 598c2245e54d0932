import { resolve } from 'node:path';
import type { HookConfig, HooksMap } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { Cli } from '../cli.js';
import type { ReplayOptions } from '../commands/replay.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { type Decision, fireEvent } from '../fire-report.js';
import { interruptible } from '../interrupts.js';
import { type HookProject, withWholeProject } from '../project.js';
import { ConfigSource, findSettingsLocations, locationOf, readSettingsFile } from '../runtime.js';
import { countOf } from '../show-problems.js';
import { visible } from '../terminal.js';
import { makeTemporaryProject, pathsToCopy } from '../test/temporary-project.js';
import { type TracedEvent, TraceEvents } from './trace-events.js';
import { traceText } from './trace-text.js';

interface Replayed {
  readonly event: string;
  readonly input: unknown;
  readonly before: Decision;
  readonly after: Decision;
  readonly reason: string | undefined;
  readonly untrusted: readonly string[];
  /** What went wrong with hooks now, so that what they would have said is not known. */
  readonly failures: readonly string[];
}

export async function replay(cli: Cli, recording: string | undefined, options: ReplayOptions): Promise<ExitCode> {
  if (recording === undefined && options.nats === undefined) throw wrongUse('the recording is missing');
  const contract = await cli.loadContract();
  const events = read(await traceText(recording, options), recording ?? 'the record of the fleet', contract);
  const hooks = options.against === undefined ? undefined : await hooksIn(options.against, contract);
  return withWholeProject(cli, (project) =>
    interruptible(async (signal): Promise<ExitCode> => {
      // Before anything is fired: half a replay says nothing.
      for (const { eventName } of events) project.route(eventName);
      const replayed: Replayed[] = [];
      for (const event of events) {
        if (signal.aborted) return Exit.interrupted;
        cli.terminal.live(`${replayed.length} of ${countOf(events.length, 'event')}`);
        replayed.push(await fireAgain(project, event, { hooks, untrusted: options.untrusted, signal }));
      }
      cli.terminal.clearLive();
      if (signal.aborted) return Exit.interrupted;
      if (options.json) cli.terminal.json({ events: replayed });
      else show(cli, replayed);
      return replayed.every(isSame) ? Exit.fine : Exit.problem;
    }),
  );
}

/** A hook that was not asked, or could not answer, has not said the same. */
function isSame({ before, after, untrusted, failures }: Replayed): boolean {
  return before === after && untrusted.length === 0 && failures.length === 0;
}

/** The events that can be fired again. */
function read(text: string, source: string, contract: Contract): TracedEvent[] {
  const events = new TraceEvents(contract).push(`${text}\n`).filter(({ input }) => input !== undefined);
  if (events.length > 0) return events;
  throw problem(`${source} holds no event that can be fired again`, 'a recording needs the inputs of its events');
}

async function hooksIn(path: string, contract: Contract): Promise<HooksMap> {
  const file = resolve(path);
  const { project, workingDir } = findSettingsLocations(process.cwd());
  const content = await readSettingsFile(locationOf(file, ConfigSource.Project), { project, workingDir, contract });
  if (content.kind === 'absent') throw problem(`there is no file ${path}`);
  if (content.kind === 'broken') throw problem(`${path}:${content.problem.line}: ${content.problem.message}`);
  const { hooks } = content.settings;
  return isHooksMap(hooks) ? hooks : {};
}

/** The registry checks each again. */
function isHooksMap(value: unknown): value is HooksMap {
  return typeof value === 'object' && value !== null;
}

interface FireOptions {
  readonly hooks: HooksMap | undefined;
  readonly untrusted: boolean | undefined;
  readonly signal: AbortSignal;
}

async function fireAgain(project: HookProject, event: TracedEvent, options: FireOptions): Promise<Replayed> {
  const { settings } = project;
  const route = project.route(event.eventName);
  const input = event.input ?? {};
  const workingDir = settings.getWorkingDir();
  const known = (await project.hooks()).map(({ verdict }) => verdict.entry);
  const replaced = configsIn(options.hooks).map((config) => ({ config }));
  const paths = pathsToCopy(settings.project, workingDir, [...known, ...replaced]);
  const place = await makeTemporaryProject({ project: settings.project, workingDir, paths }, {});
  const layers = options.hooks && [{ source: ConfigSource.Project, hooks: options.hooks }];
  const system = await project.system({
    untrusted: options.untrusted,
    workingDir: place.workingDir,
    projectDir: place.folder,
    layers,
  });
  try {
    const context = project.contextOf(route, input);
    const outcome = await fireEvent({ project, system, route, input, context, signal: options.signal });
    const { decision: after, reason, untrusted } = outcome;
    const failed = outcome.hooks.filter(({ error }) => error !== undefined);
    const failures = [...failed.map(({ name, error }) => `${name} failed: ${error}`), ...outcome.errors];
    return { event: event.eventName, input, before: event.decision, after, reason, untrusted, failures };
  } finally {
    await project.release(system);
    await place.remove();
  }
}

function configsIn(hooks: HooksMap | undefined): HookConfig[] {
  return Object.values(hooks ?? {}).flatMap((definitions) =>
    Array.isArray(definitions) ? definitions.flatMap((definition) => definition.hooks ?? []) : [],
  );
}

function show({ terminal, name }: Cli, replayed: readonly Replayed[]): void {
  const differing = replayed.filter(({ before, after }) => before !== after);
  for (const { event, input, before, after, reason } of differing) {
    const change = `${terminal.style('red', before)} → ${terminal.style('green', after)}`;
    terminal.printWrapped(
      `${terminal.style('bold', event)}: ${change}${reason === undefined ? '' : `: ${visible(reason)}`}`,
    );
    terminal.printWrapped(visible(JSON.stringify(input)), 2);
  }
  terminal.print(`${countOf(replayed.length, 'event')}, ${differing.length} decided otherwise`);
  for (const failure of new Set(replayed.flatMap((each) => each.failures))) terminal.printWrapped(visible(failure), 2);
  const untrusted = new Set(replayed.flatMap((each) => each.untrusted));
  if (untrusted.size === 0) return;
  terminal.printWrapped(`Not run, because nobody has trusted them: ${visible([...untrusted].join(', '))}`);
  terminal.printWrapped(`${name} trust shows what a hook does and asks; --untrusted runs it all the same`, 2);
}

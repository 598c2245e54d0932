import { resolve } from 'node:path';
import type { HookConfig, HooksMap } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import type { EventDecision } from '../../../core/outputs/decision.js';
import type { Cli } from '../cli.js';
import { type DialectOptions, type FleetTraceOptions, withHooksOf } from '../commands/options.js';
import { Exit, type ExitCode, problem, wrongUse } from '../exit.js';
import { fireEvent } from '../fire-report.js';
import { interruptible } from '../interrupts.js';
import { type HookProject, withWholeProject } from '../project.js';
import { ConfigSource, findSettingsLocations, locationOf, readSettingsFile } from '../runtime.js';
import { countOf } from '../show-problems.js';
import { rulesThatDecided } from '../show-report.js';
import { visible } from '../terminal.js';
import { makeTemporaryProject, pathsToCopy } from '../test/temporary-project.js';
import { traceText } from './find-trace.js';
import { aboutOf, type TracedEvent, TraceEvents, whereOf } from './trace-events.js';

export interface ReplayOptions extends FleetTraceOptions, DialectOptions {
  against?: string;
  untrusted?: true;
  json?: true;
}

interface ReplayResult extends Pick<TracedEvent, 'agent' | 'program' | 'matched' | 'subject' | 'turnId'> {
  readonly event: string;
  readonly input: unknown;
  readonly before: EventDecision;
  readonly after: EventDecision;
  readonly reason: string | undefined;
  /** What rules decided when the event was recorded, and now. */
  readonly because: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly untrusted: readonly string[];
  /** Errors of hooks during the replay. If there are any, the decision is not reliable. */
  readonly failures: readonly string[];
}

export async function replay(cli: Cli, recording: string | undefined, options: ReplayOptions): Promise<ExitCode> {
  if (recording === undefined && options.nats === undefined) throw wrongUse('the recording is missing');
  const contract = await cli.loadContract();
  const events = read(await traceText(recording, options), recording ?? 'the record of the fleet', contract);
  const hooks = options.against === undefined ? undefined : await readHooks(options.against, contract);
  return withWholeProject(withHooksOf(cli, options), (project) =>
    interruptible(async (signal): Promise<ExitCode> => {
      // Checks all names before anything is fired.
      for (const { eventName } of events) project.route(eventName);
      const results: ReplayResult[] = [];
      for (const event of events) {
        if (signal.aborted) return Exit.interrupted;
        cli.terminal.live(`${results.length} of ${countOf(events.length, 'event')}`);
        results.push(await replayEvent(project, event, { hooks, untrusted: options.untrusted, signal }));
      }
      cli.terminal.clearLive();
      if (signal.aborted) return Exit.interrupted;
      if (options.json) cli.terminal.json({ events: results });
      else show(cli, results);
      return results.every(isSame) ? Exit.fine : Exit.problem;
    }),
  );
}

/** Returns true if the decision is the same and every hook ran. */
function isSame({ before, after, untrusted, failures }: ReplayResult): boolean {
  return before === after && untrusted.length === 0 && failures.length === 0;
}

/** Returns the events that can be replayed. */
function read(text: string, source: string, contract: Contract): TracedEvent[] {
  const events = new TraceEvents(contract).push(`${text}\n`).filter(({ input }) => input !== undefined);
  if (events.length > 0) return events;
  throw problem(`${source} holds no event that can be fired again`, 'a recording needs the inputs of its events');
}

async function readHooks(path: string, contract: Contract): Promise<HooksMap> {
  const file = resolve(path);
  const { project, workingDir } = findSettingsLocations(process.cwd());
  const content = await readSettingsFile(locationOf(file, ConfigSource.Project), { project, workingDir, contract });
  if (content.kind === 'absent') throw problem(`there is no file ${path}`);
  if (content.kind === 'broken') throw problem(`${path}:${content.problem.line}: ${content.problem.message}`);
  const { hooks } = content.settings;
  return isHooksMap(hooks) ? hooks : {};
}

function isHooksMap(value: unknown): value is HooksMap {
  return typeof value === 'object' && value !== null;
}

interface FireOptions {
  readonly hooks: HooksMap | undefined;
  readonly untrusted: boolean | undefined;
  readonly signal: AbortSignal;
}

async function replayEvent(project: HookProject, event: TracedEvent, options: FireOptions): Promise<ReplayResult> {
  const { settings } = project;
  const route = project.route(event.eventName);
  const input = event.input ?? {};
  const workingDir = settings.getWorkingDir();
  const entries = (await project.hooks()).map(({ verdict }) => verdict.entry);
  const replaced = configsIn(options.hooks).map((config) => ({ config }));
  const paths = pathsToCopy(settings.project, workingDir, [...entries, ...replaced]);
  const copy = await makeTemporaryProject({ project: settings.project, workingDir, paths }, {});
  const layers = options.hooks && [{ source: ConfigSource.Project, hooks: options.hooks }];
  const system = await project.system({
    untrusted: options.untrusted,
    workingDir: copy.workingDir,
    projectDir: copy.folder,
    layers,
  });
  try {
    const report = await fireEvent({ project, system, route, input, signal: options.signal });
    const { decision: after, reason, untrusted } = report;
    const failed = report.hooks.filter(({ error }) => error !== undefined);
    const failures = [...failed.map(({ name, error }) => `${name} failed: ${error}`), ...report.errors];
    const { eventName, agent, program, matched, subject, turnId, decision: before } = event;
    const about = { event: eventName, agent, program, matched, subject, turnId };
    const because = { before: rulesThatDecided(event.hooks), after: rulesThatDecided(report.hooks) };
    return { ...about, input, before, after, reason, because, untrusted, failures };
  } finally {
    await project.release(system);
    await copy.remove();
  }
}

function configsIn(hooks: HooksMap | undefined): HookConfig[] {
  return Object.values(hooks ?? {}).flatMap((definitions) =>
    Array.isArray(definitions) ? definitions.flatMap((definition) => definition.hooks ?? []) : [],
  );
}

function show({ terminal, name }: Cli, results: readonly ReplayResult[]): void {
  const differing = results.filter(({ before, after }) => before !== after);
  for (const result of differing) {
    const { event, input, before, after, reason, because } = result;
    const change = `${terminal.style('red', before)} → ${terminal.style('green', after)}`;
    terminal.printWrapped(
      `${terminal.style('bold', event)}${aboutOf(result)}${whereOf(result)}: ${change}${reason === undefined ? '' : `: ${visible(reason)}`}`,
    );
    for (const text of because.before) terminal.printWrapped(`before: ${text}`, 2);
    for (const text of because.after) terminal.printWrapped(`now: ${text}`, 2);
    terminal.printWrapped(visible(JSON.stringify(input)), 2);
  }
  terminal.print(
    `${countOf(results.length, 'event')}, ${countOf(differing.length, 'decision')} ${differing.length === 1 ? 'differs' : 'differ'}`,
  );
  for (const failure of new Set(results.flatMap((each) => each.failures))) terminal.printWrapped(visible(failure), 2);
  const untrusted = new Set(results.flatMap((each) => each.untrusted));
  if (untrusted.size === 0) return;
  terminal.printWrapped(`Not run, because not trusted: ${visible([...untrusted].join(', '))}`);
  terminal.printWrapped(`${name} trust shows what a hook does and asks; --untrusted runs it anyway`, 2);
}

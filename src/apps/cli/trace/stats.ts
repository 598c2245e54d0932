import type { HookVerdict } from '../../../../generated/index.js';
import { type RunStats, runStats } from '../../inspector/hook-stats.js';
import type { Cli } from '../cli.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { Exit, type ExitCode } from '../exit.js';
import { countOf } from '../show-problems.js';
import { milliseconds } from '../show-report.js';
import { visible } from '../terminal.js';
import { traceText } from './find-trace.js';
import { TraceEvents } from './trace-events.js';

export interface StatsOptions extends FleetTraceOptions {
  json?: true;
}

interface HookStats extends RunStats {
  readonly name: string;
  readonly event: string;
}

export async function stats(cli: Cli, given: string | undefined, options: StatsOptions): Promise<ExitCode> {
  const text = await traceText(given, options);
  const events = new TraceEvents(await cli.loadContract());
  const ran = new Map<string, { event: string; runs: HookVerdict[] }>();
  const count = (event: string, hook: HookVerdict): void => {
    if (hook.verdict !== 'ran') return;
    const key = `${event} ${hook.name}`;
    const known = ran.get(key) ?? { event, runs: [] };
    known.runs.push(hook);
    ran.set(key, known);
  };
  for (const { eventName, hooks } of events.push(`${text}\n`)) {
    for (const hook of hooks) count(eventName, hook);
  }
  for (const hook of events.takeLate()) count(hook.eventName, hook);
  const all = [...ran.values()].map(({ event, runs }) => statsOf(event, runs)).sort((a, b) => b.p95 - a.p95);
  if (options.json) cli.terminal.json({ hooks: all, unreadable: events.unreadable });
  else show(cli, all, events.unreadable);
  return Exit.fine;
}

function statsOf(event: string, runs: readonly HookVerdict[]): HookStats {
  return { name: runs[0]?.name ?? '', event, ...runStats(runs) };
}

function show({ terminal }: Cli, all: readonly HookStats[], unreadable: number): void {
  if (all.length === 0) terminal.print('No hook ran in this trace.');
  for (const { name, event, count, p50, p95, max, failures, blocks, wouldBlock } of all) {
    terminal.printWrapped(`${terminal.style('bold', visible(name))} (${visible(event)})`);
    terminal.printWrapped(`${count}×, p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, max ${milliseconds(max)}`, 2);
    if (failures > 0 || blocks > 0)
      terminal.printWrapped(`${countOf(failures, 'failure')}, ${countOf(blocks, 'block')}`, 2);
    if (wouldBlock > 0) terminal.printWrapped(`not enforced: would have blocked ${wouldBlock}×`, 2);
  }
  if (unreadable > 0) terminal.print(`${countOf(unreadable, 'line')} could not be read`);
}

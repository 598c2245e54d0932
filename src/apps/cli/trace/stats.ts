import type { HookVerdict } from '../../../../generated/index.js';
import { type RunTimes, timesOf } from '../../../traces/index.js';
import type { Cli } from '../cli.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { Exit, type ExitCode } from '../exit.js';
import { countOf } from '../show-problems.js';
import { milliseconds } from '../show-report.js';
import { printTable } from '../table.js';
import { type Terminal, visible } from '../terminal.js';
import { AgentCounts, type AgentStats } from './agent-stats.js';
import { traceText } from './find-trace.js';
import { type RunStats, runStats } from './run-stats.js';
import { TraceEvents } from './trace-events.js';

export interface StatsOptions extends FleetTraceOptions {
  json?: true;
}

interface HookStats extends RunStats {
  readonly name: string;
  readonly event: string;
  /** Duration of all runs in milliseconds. */
  readonly total: number;
  /** For a hook with `budget_ms`: 95th percentiles of its last 50 runs. */
  readonly budget?: (RunTimes & { readonly ms: number }) | undefined;
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
  const agents = new AgentCounts();
  for (const event of events.push(`${text}\n`)) {
    agents.add(event);
    for (const hook of event.hooks) count(event.eventName, hook);
  }
  for (const hook of events.takeLate()) count(hook.eventName, hook);
  const all = [...ran.values()].map(({ event, runs }) => statsOf(event, runs)).sort((a, b) => b.total - a.total);
  if (options.json) cli.terminal.json({ hooks: all, agents: agents.all(), unreadable: events.unreadable });
  else show(cli.terminal, all, agents.all(), events.unreadable);
  return Exit.fine;
}

function statsOf(event: string, runs: readonly HookVerdict[]): HookStats {
  const total = runs.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return { name: runs[0]?.name ?? '', event, ...runStats(runs), total, budget: budgetOf(runs) };
}

/** Compares the last runs with the budget of the latest one. */
function budgetOf(runs: readonly HookVerdict[]): HookStats['budget'] {
  const ms = runs.at(-1)?.budgetMs;
  const times = runs.map(({ duration = 0, cpuDuration }) => ({ duration, cpuDuration }));
  return ms === undefined ? undefined : { ms, ...timesOf(times, ms) };
}

function show(terminal: Terminal, all: readonly HookStats[], agents: readonly AgentStats[], unreadable: number): void {
  if (all.length === 0) terminal.print('No hook ran in this trace.');
  else showHooks(terminal, all);
  if (agents.length > 1 || agents.some(({ program }) => program !== undefined)) showAgents(terminal, agents);
  if (unreadable > 0) terminal.print(`${countOf(unreadable, 'line')} could not be read`);
}

function showHooks(terminal: Terminal, all: readonly HookStats[]): void {
  terminal.print(`${terminal.style('bold', 'Hooks')}, by total time`);
  const head = ['hook', 'event', 'runs', 'total', 'p50', 'p95', 'max', 'failed', 'blocked'];
  const rows = all.map(({ name, event, count, total, p50, p95, max, failures, blocks }) => [
    name,
    event,
    ...[count].map(String),
    ...[total, p50, p95, max].map(milliseconds),
    ...[failures, blocks].map(String),
  ]);
  printTable(terminal, head, rows, 2);
  for (const { name, wouldBlock, budget } of all) {
    if (budget !== undefined) terminal.printWrapped(`${visible(name)}: ${budgetLine(budget)}`, 2);
    if (wouldBlock > 0) terminal.printWrapped(`${visible(name)}: not enforced: would have blocked ${wouldBlock}×`, 2);
  }
}

function budgetLine({ ms, wall, cpu, exceeds }: NonNullable<HookStats['budget']>): string {
  const used = cpu === undefined ? 'CPU time not known' : `CPU ${milliseconds(cpu)}`;
  const last = `last 50 runs: p95 ${milliseconds(wall)}, ${used}`;
  return `budget_ms ${ms}${exceeds ? ' exceeded' : ''}; ${last}`;
}

function showAgents(terminal: Terminal, agents: readonly AgentStats[]): void {
  terminal.print(`${terminal.style('bold', 'Agents')}, by events`);
  const head = ['agent', 'from', 'agents', 'events', 'turns', 'hook runs', 'total', 'blocked'];
  const rows = agents.map(({ name, program, agents: count, events, turns, runs, duration, blocks }) => [
    name,
    program ?? '-',
    ...[count, events, turns, runs].map(String),
    milliseconds(duration),
    String(blocks),
  ]);
  printTable(terminal, head, rows, 2);
}

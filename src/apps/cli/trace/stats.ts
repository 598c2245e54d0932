import type { HookVerdict } from '../../../../generated/index.js';
import { type RunTimes, timesOf } from '../../../traces/index.js';
import { agentName } from '../../../util/agent-name.js';
import { type RunStats, runStats } from '../../inspector/hook-stats.js';
import type { Cli } from '../cli.js';
import type { FleetTraceOptions } from '../commands/options.js';
import { Exit, type ExitCode } from '../exit.js';
import { countOf } from '../show-problems.js';
import { milliseconds } from '../show-report.js';
import { type Terminal, visible } from '../terminal.js';
import { traceText } from './find-trace.js';
import { type TracedEvent, TraceEvents } from './trace-events.js';

export interface StatsOptions extends FleetTraceOptions {
  json?: true;
}

interface HookStats extends RunStats {
  readonly name: string;
  readonly event: string;
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
  const all = [...ran.values()].map(({ event, runs }) => statsOf(event, runs)).sort((a, b) => b.p95 - a.p95);
  if (options.json) cli.terminal.json({ hooks: all, agents: agents.all(), unreadable: events.unreadable });
  else show(cli, all, agents.all(), events.unreadable);
  return Exit.fine;
}

function statsOf(event: string, runs: readonly HookVerdict[]): HookStats {
  return { name: runs[0]?.name ?? '', event, ...runStats(runs), budget: budgetOf(runs) };
}

/** Compares the last runs with the budget of the latest one. */
function budgetOf(runs: readonly HookVerdict[]): HookStats['budget'] {
  const ms = runs.at(-1)?.budgetMs;
  const times = runs.map(({ duration = 0, cpuDuration }) => ({ duration, cpuDuration }));
  return ms === undefined ? undefined : { ms, ...timesOf(times, ms) };
}

function show({ terminal }: Cli, all: readonly HookStats[], agents: readonly AgentStats[], unreadable: number): void {
  if (all.length === 0) terminal.print('No hook ran in this trace.');
  for (const { name, event, count, p50, p95, max, failures, blocks, wouldBlock, budget } of all) {
    terminal.printWrapped(`${terminal.style('bold', visible(name))} (${visible(event)})`);
    terminal.printWrapped(`${count}×, p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, max ${milliseconds(max)}`, 2);
    if (budget !== undefined) terminal.printWrapped(budgetLine(budget), 2);
    if (failures > 0 || blocks > 0)
      terminal.printWrapped(`${countOf(failures, 'failure')}, ${countOf(blocks, 'block')}`, 2);
    if (wouldBlock > 0) terminal.printWrapped(`not enforced: would have blocked ${wouldBlock}×`, 2);
  }
  if (agents.length > 1) showAgents(terminal, agents);
  if (unreadable > 0) terminal.print(`${countOf(unreadable, 'line')} could not be read`);
}

function budgetLine({ ms, wall, cpu, exceeds }: NonNullable<HookStats['budget']>): string {
  const used = cpu === undefined ? 'CPU time not known' : `CPU ${milliseconds(cpu)}`;
  const last = `last 50 runs: p95 ${milliseconds(wall)}, ${used}`;
  return `budget_ms ${ms}${exceeds ? ' exceeded' : ''}; ${last}`;
}

function showAgents(terminal: Terminal, agents: readonly AgentStats[]): void {
  terminal.print(terminal.style('bold', 'Agents'));
  for (const { name, agents: count, events, turns, runs, blocks, duration } of agents) {
    const several = count > 1 ? ` (${countOf(count, 'agent')})` : '';
    const hooks = `${countOf(runs, 'hook run')} of ${milliseconds(duration)}, ${countOf(blocks, 'block')}`;
    const inTurns = turns > 0 ? ` in ${countOf(turns, 'turn')}` : '';
    terminal.printWrapped(`${visible(name)}${several}: ${countOf(events, 'event')}${inTurns}, ${hooks}`, 2);
  }
}

/** Events and hook runs of all agents of one type. */
interface AgentStats {
  /** Type of the agents; `main` for the agents that sessions began with. */
  readonly name: string;
  /** Number of agents. */
  readonly agents: number;
  readonly events: number;
  /** Number of turns in which they had events. */
  readonly turns: number;
  readonly runs: number;
  readonly blocks: number;
  /** Duration of all hook runs in milliseconds. */
  readonly duration: number;
}

interface Counted {
  readonly ids: Set<string>;
  readonly turns: Set<string>;
  readonly events: TracedEvent[];
}

/** Counts the events of a trace by agent. */
class AgentCounts {
  readonly #byName = new Map<string, Counted>();

  add(event: TracedEvent): void {
    const { agent, sessionId, turnId, clearedLabel } = event;
    if (agent === undefined || clearedLabel !== undefined) return;
    const name = agentName(agent);
    const counted = this.#byName.get(name) ?? { ids: new Set(), turns: new Set(), events: [] };
    this.#byName.set(name, counted);
    counted.ids.add(JSON.stringify([sessionId, agent.id]));
    if (turnId !== undefined) counted.turns.add(turnId);
    counted.events.push(event);
  }

  /** Returns the agents with most events first. */
  all(): AgentStats[] {
    return [...this.#byName]
      .map(([name, { ids, turns, events }]) => {
        const runs = events.flatMap(({ hooks }) => hooks.filter(({ verdict }) => verdict === 'ran'));
        const { count, blocks } = runStats(runs);
        const duration = runs.reduce((sum, run) => sum + (run.duration ?? 0), 0);
        return { name, agents: ids.size, events: events.length, turns: turns.size, runs: count, blocks, duration };
      })
      .sort((a, b) => b.events - a.events);
  }
}

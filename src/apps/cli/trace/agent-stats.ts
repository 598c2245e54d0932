import { agentName } from '../../../util/agent-name.js';
import { runStats } from './run-stats.js';
import type { TracedEvent } from './trace-events.js';

/** Events and hook runs of all agents of one type. */
export interface AgentStats {
  /** Type of the agents; `main` for the agents that sessions began with. */
  readonly name: string;
  /** Agent program that the events came from; undefined for a host that embeds hookwright. */
  readonly program?: string | undefined;
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
  readonly name: string;
  readonly program: string | undefined;
  readonly ids: Set<string>;
  readonly turns: Set<string>;
  readonly events: TracedEvent[];
}

/** Counts the events of a trace by agent. */
export class AgentCounts {
  readonly #byKey = new Map<string, Counted>();

  add(event: TracedEvent): void {
    const { agent, program, sessionId, turnId, clearedLabel } = event;
    if (agent === undefined || clearedLabel !== undefined) return;
    const name = agentName(agent);
    const key = JSON.stringify([name, program]);
    const counted = this.#byKey.get(key) ?? { name, program, ids: new Set(), turns: new Set(), events: [] };
    this.#byKey.set(key, counted);
    counted.ids.add(JSON.stringify([sessionId, agent.id]));
    if (turnId !== undefined) counted.turns.add(turnId);
    counted.events.push(event);
  }

  /** Returns the agents with most events first. */
  all(): AgentStats[] {
    return [...this.#byKey.values()].map(statsOf).sort((a, b) => b.events - a.events);
  }
}

function statsOf({ name, program, ids, turns, events }: Counted): AgentStats {
  const runs = events.flatMap(({ hooks }) => hooks.filter(({ verdict }) => verdict === 'ran'));
  const { count, blocks } = runStats(runs);
  const duration = runs.reduce((sum, run) => sum + (run.duration ?? 0), 0);
  const about = { name, ...(program !== undefined && { program }), agents: ids.size };
  return { ...about, events: events.length, turns: turns.size, runs: count, blocks, duration };
}

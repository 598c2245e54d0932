import { agentName } from '../../../../util/agent-name.js';
import type { EventRow, Tone } from '../../api.js';

/** Filter of the timeline. An empty text matches everything. */
export interface Filter {
  readonly event: string;
  readonly tool: string;
  /** Name of the agent. */
  readonly agent: string;
  readonly hook: string;
  readonly verdict: string;
}

export const NO_FILTER: Filter = { event: '', tool: '', agent: '', hook: '', verdict: '' };

export function isFiltering(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** Returns the matching rows. `found` contains the ids of the events whose trace contains the text. */
export function filterRows(
  rows: readonly EventRow[],
  filter: Filter,
  text: string,
  found: ReadonlySet<string>,
): readonly EventRow[] {
  const words = text.trim().toLowerCase();
  if (words === '' && !isFiltering(filter)) return rows;
  return rows.filter((row) => fits(row, filter) && (words === '' || found.has(row.id) || matches(row, words)));
}

function fits(row: EventRow, { event, tool, agent, hook, verdict }: Filter): boolean {
  const { eventName, matched, tone, hooks } = row;
  if (event !== '' && eventName !== event) return false;
  if (tool !== '' && matched !== tool) return false;
  if (agent !== '' && (row.agent === undefined || agentName(row.agent) !== agent)) return false;
  if (verdict !== '' && tone !== verdict && !hooks.some((each) => each.tone === verdict)) return false;
  return hook === '' || hooks.some(({ name, verdict: kind }) => name === hook && kind !== 'matcher');
}

function matches(row: EventRow, words: string): boolean {
  const { id, eventName, program, matched, subject, reason, error, sessionId, agent, turnId, callId, hooks } = row;
  const about = [eventName, program, matched, subject, reason, error];
  const texts = [...about, id, sessionId, agent?.id, agent?.type, turnId, callId];
  return (
    texts.some((text) => text?.toLowerCase().includes(words)) ||
    hooks.some(({ name }) => name.toLowerCase().includes(words))
  );
}

export interface Choices {
  readonly events: readonly string[];
  readonly tools: readonly string[];
  readonly agents: readonly string[];
  readonly hooks: readonly string[];
  readonly verdicts: readonly Tone[];
}

/** Returns the values to choose from, sorted by name. */
export function choicesIn(rows: readonly EventRow[]): Choices {
  const [events, tools, agents, hooks] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  const verdicts = new Set<Tone>();
  for (const row of rows) {
    events.add(row.eventName);
    verdicts.add(row.tone);
    if (row.matched !== undefined) tools.add(row.matched);
    if (row.agent !== undefined) agents.add(agentName(row.agent));
    for (const { name, verdict, tone } of row.hooks) {
      if (verdict === 'matcher') continue;
      hooks.add(name);
      verdicts.add(tone);
    }
  }
  return {
    events: sorted(events),
    tools: sorted(tools),
    agents: sorted(agents),
    hooks: sorted(hooks),
    verdicts: sorted(verdicts),
  };
}

function sorted<T extends string>(names: ReadonlySet<T>): T[] {
  return [...names].sort((a, b) => a.localeCompare(b));
}

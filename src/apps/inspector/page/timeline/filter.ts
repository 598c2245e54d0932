import type { EventRow, Tone } from '../../api.js';

/** Filter of the timeline. An empty text matches everything. */
export interface Filter {
  readonly event: string;
  readonly tool: string;
  readonly hook: string;
  readonly verdict: string;
}

export const NO_FILTER: Filter = { event: '', tool: '', hook: '', verdict: '' };

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

function fits({ eventName, matched, tone, hooks }: EventRow, { event, tool, hook, verdict }: Filter): boolean {
  if (event !== '' && eventName !== event) return false;
  if (tool !== '' && matched !== tool) return false;
  if (verdict !== '' && tone !== verdict && !hooks.some((each) => each.tone === verdict)) return false;
  return hook === '' || hooks.some(({ name, verdict: kind }) => name === hook && kind !== 'matcher');
}

function matches({ id, eventName, matched, reason, error, sessionId, hooks }: EventRow, words: string): boolean {
  const texts = [eventName, matched, reason, error, id, sessionId];
  return (
    texts.some((text) => text?.toLowerCase().includes(words)) ||
    hooks.some(({ name }) => name.toLowerCase().includes(words))
  );
}

export interface Choices {
  readonly events: readonly string[];
  readonly tools: readonly string[];
  readonly hooks: readonly string[];
  readonly verdicts: readonly Tone[];
}

/** Returns the values to choose from, sorted by name. */
export function choicesIn(rows: readonly EventRow[]): Choices {
  const [events, tools, hooks, verdicts] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<Tone>()];
  for (const row of rows) {
    events.add(row.eventName);
    verdicts.add(row.tone);
    if (row.matched !== undefined) tools.add(row.matched);
    for (const { name, verdict, tone } of row.hooks) {
      if (verdict === 'matcher') continue;
      hooks.add(name);
      verdicts.add(tone);
    }
  }
  return { events: sorted(events), tools: sorted(tools), hooks: sorted(hooks), verdicts: sorted(verdicts) };
}

function sorted<T extends string>(names: ReadonlySet<T>): T[] {
  return [...names].sort((a, b) => a.localeCompare(b));
}

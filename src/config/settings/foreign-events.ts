import type { Contract } from '../../core/contract/index.js';
import { isEventOf } from '../../core/registry/events.js';
import { isRecord } from '../../util/json.js';

/** Event of another agent. */
export interface ForeignEvent {
  /** Dialects that have an event of this name. */
  readonly dialects: readonly string[];
  /** Native event that fires instead. Undefined if there is none. */
  readonly native: string | undefined;
}

export type ForeignEvents = ReadonlyMap<string, ForeignEvent>;

const NONE: ForeignEvents = new Map();

/** Returns the events of other agents that settings name. Loads the dialects only if a name is unknown. */
export async function foreignEventsIn(
  { hooks }: Readonly<Record<string, unknown>>,
  contract: Contract,
): Promise<ForeignEvents> {
  const unknown = isRecord(hooks) ? Object.keys(hooks).filter((name) => !isEventOf(contract, name)) : [];
  if (unknown.length === 0) return NONE;
  const found = await Promise.all(unknown.map(async (name) => [name, await foreignEvent(name, contract)] as const));
  return new Map(found.flatMap(([name, event]) => (event === undefined ? [] : [[name, event] as const])));
}

/** Finds an event of other agents by its exact name. */
export async function foreignEvent(name: string, contract: Contract): Promise<ForeignEvent | undefined> {
  const documents = Object.entries((await contract.dialects?.()) ?? {});
  const owners = documents.flatMap(([dialect, document]) => {
    const native = nativeEvent(document, name);
    return native === undefined ? [] : [{ dialect, native }];
  });
  const fired = owners.filter(({ native }) => native !== '');
  const best = fired.length > 0 ? fired : owners;
  if (best.length === 0) return undefined;
  return { dialects: best.map(({ dialect }) => dialect), native: fired[0]?.native };
}

/** Returns the native event for an event of a dialect: '' if there is none, undefined if the dialect has no such event. */
function nativeEvent(document: unknown, name: string): string | undefined {
  const { events, noCounterpart }: Readonly<Record<string, unknown>> = isRecord(document) ? document : {};
  const event = isRecord(events) && Object.hasOwn(events, name) ? events[name] : undefined;
  if (isRecord(event) && typeof event['on'] === 'string') return event['on'];
  return Array.isArray(noCounterpart) && noCounterpart.includes(name) ? '' : undefined;
}

import { randomUUID } from 'node:crypto';
import { loadsCode } from '../../util/code-variables.js';
import { isRecord } from '../../util/json.js';

type Input = Readonly<Record<string, unknown>>;

/** Limit for each map, because sessions may never end. */
const MAX_ENTRIES = 1000;

/** Ids, counters and variables that hooks of other agents expect to last from one event to the next. */
export class SessionState {
  readonly #calls = new Map<string, string>();
  readonly #callOf = new WeakMap<object, string>();
  readonly #started = new Map<string, number>();
  readonly #turns = new Map<string, string>();
  readonly #loops = new Map<string, number>();
  readonly #variables = new Map<string, Readonly<Record<string, string>>>();

  /** Returns the id of a tool call, equal for the events before and after it. */
  callId(event: object, input: Input): string {
    const known = this.#callOf.get(event);
    if (known !== undefined) return known;
    const key = JSON.stringify([input['session_id'], input['tool_name'], input['tool_input']]);
    const id = this.#calls.get(key) ?? `toolu_${randomUUID().replaceAll('-', '')}`;
    this.#callOf.set(event, id);
    if (input['tool_response'] === undefined) {
      keep(this.#calls, key, id);
      keep(this.#started, id, Date.now());
    } else this.#calls.delete(key);
    return id;
  }

  /** Returns the milliseconds since hooks ran before a tool call, or 0 if none did. */
  durationMs(event: object, input: Input): number {
    const now = Date.now();
    return now - (this.#started.get(this.callId(event, input)) ?? now);
  }

  turnId(session: string, isNew: boolean): string {
    const known = isNew ? undefined : this.#turns.get(session);
    const id = known ?? randomUUID();
    keep(this.#turns, session, id);
    return id;
  }

  /** Returns how often a hook has continued the agent loop. */
  loops(hook: string, session: string): number {
    return this.#loops.get(`${session} ${hook}`) ?? 0;
  }

  setLoops(hook: string, session: string, count: number): void {
    keep(this.#loops, `${session} ${hook}`, count);
  }

  /** Returns the variables that hooks of one origin set when the session started. */
  variables(origin: string, session: string): Readonly<Record<string, string>> {
    return this.#variables.get(`${session} ${origin}`) ?? {};
  }

  /** Adds variables for later hooks of the same origin. Returns the names that are rejected because they can load code. */
  addVariables(origin: string, session: string, added: unknown): string[] {
    if (!isRecord(added)) return [];
    const texts = Object.entries(added).filter((field): field is [string, string] => typeof field[1] === 'string');
    const [rejected, accepted] = [
      texts.filter(([name]) => loadsCode(name)),
      texts.filter(([name]) => !loadsCode(name)),
    ];
    keep(this.#variables, `${session} ${origin}`, {
      ...this.variables(origin, session),
      ...Object.fromEntries(accepted),
    });
    return rejected.map(([name]) => name);
  }
}

/** Adds an entry as the newest. Removes the oldest beyond the limit. */
function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MAX_ENTRIES) map.delete(map.keys().next().value ?? '');
}

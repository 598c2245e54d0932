import { randomUUID } from 'node:crypto';
import { isRecord } from '../values/json.js';

type Input = Readonly<Record<string, unknown>>;

/** A session that nobody ends must not make this grow without end. */
const MOST_KEPT = 1000;

/** What hooks of other agents expect to last from one event to the next: ids, counters, variables. */
export class SessionState {
  readonly #calls = new Map<string, string>();
  readonly #callOf = new WeakMap<object, string>();
  readonly #turns = new Map<string, string>();
  readonly #loops = new Map<string, number>();
  readonly #variables = new Map<string, Readonly<Record<string, string>>>();

  /** The same for the events before and after one call of a tool. */
  callId(event: object, input: Input): string {
    const known = this.#callOf.get(event);
    if (known !== undefined) return known;
    const key = JSON.stringify([input['session_id'], input['tool_name'], input['tool_input']]);
    const id = this.#calls.get(key) ?? `toolu_${randomUUID().replaceAll('-', '')}`;
    this.#callOf.set(event, id);
    if (input['tool_response'] === undefined) keep(this.#calls, key, id);
    else this.#calls.delete(key);
    return id;
  }

  turnId(session: string, isNew: boolean): string {
    const known = isNew ? undefined : this.#turns.get(session);
    const id = known ?? randomUUID();
    keep(this.#turns, session, id);
    return id;
  }

  /** How often a hook has asked to go on. */
  loops(hook: string, session: string): number {
    return this.#loops.get(`${session} ${hook}`) ?? 0;
  }

  setLoops(hook: string, session: string, count: number): void {
    keep(this.#loops, `${session} ${hook}`, count);
  }

  /** Variables that a hook at the start of a session asked for, for those that follow. */
  variables(dialect: string, session: string): Readonly<Record<string, string>> {
    return this.#variables.get(`${session} ${dialect}`) ?? {};
  }

  addVariables(dialect: string, session: string, added: unknown): void {
    if (!isRecord(added)) return;
    const texts = Object.entries(added).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    keep(this.#variables, `${session} ${dialect}`, {
      ...this.variables(dialect, session),
      ...Object.fromEntries(texts),
    });
  }
}

/** The oldest makes room. */
function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > MOST_KEPT) map.delete(map.keys().next().value ?? '');
}

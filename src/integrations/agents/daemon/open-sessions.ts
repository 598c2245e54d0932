import { attempt } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { isText } from '../../../util/text.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** More sessions than one user has open. The oldest is forgotten. */
const MAX_SESSIONS = 1000;

/** Environments of open sessions, as the agent's commands send them. Its http hooks send none. */
export class OpenSessions {
  readonly #environments = new Map<string, Environment>();

  get size(): number {
    return this.#environments.size;
  }

  open(id: string | undefined, env: Environment): void {
    if (id === undefined) return;
    this.#environments.delete(id);
    this.#environments.set(id, env);
    const [oldest] = this.#environments.keys();
    if (this.#environments.size > MAX_SESSIONS && oldest !== undefined) this.#environments.delete(oldest);
  }

  end(id: string | undefined): void {
    if (id !== undefined) this.#environments.delete(id);
  }

  environmentOf(id: string | undefined): Environment | undefined {
    return id === undefined ? undefined : this.#environments.get(id);
  }
}

/** Returns the session of an agent's input, or undefined. */
export function sessionIdIn(stdin: string): string | undefined {
  const input: unknown = attempt(() => JSON.parse(stdin), undefined);
  const id = isRecord(input) ? input['session_id'] : undefined;
  return isText(id) ? id : undefined;
}

import { attempt } from '../../../util/errors.js';
import { isRecord } from '../../../util/json.js';
import { isText } from '../../../util/text.js';
import { type Environment, isSameEnvironment } from './environment.js';

/** More sessions than one user has open. The oldest is forgotten. */
const MAX_SESSIONS = 1000;

/** Environments of open sessions, as the agent's commands send them. Its http hooks send none. */
export class OpenSessions {
  readonly #environments = new Map<string, Environment>();

  get size(): number {
    return this.#environments.size;
  }

  /** A second agent that resumes an open session with other settings does not change those of the first one. */
  open(id: string | undefined, env: Environment): void {
    if (id === undefined || !this.#belongsTo(id, env)) return;
    this.#environments.delete(id);
    this.#environments.set(id, env);
    const [oldest] = this.#environments.keys();
    if (this.#environments.size > MAX_SESSIONS && oldest !== undefined) this.#environments.delete(oldest);
  }

  end(id: string | undefined, env: Environment): void {
    if (id !== undefined && this.#belongsTo(id, env)) this.#environments.delete(id);
  }

  /** Returns true if no other environment has opened the session. */
  #belongsTo(id: string, env: Environment): boolean {
    const opened = this.#environments.get(id);
    return opened === undefined || isSameEnvironment(opened, env);
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

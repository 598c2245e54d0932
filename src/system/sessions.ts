import type { ModelCallRecorder } from '../core/contract/index.js';
import type { SessionBudget } from '../core/index.js';
import { AgentSession, MemorySessionStore, type PriceTable, type SessionStore } from '../traces/index.js';
import { askPort, kindOf, messageOf } from '../util/errors.js';
import { isRecord } from '../util/json.js';
import { isNamedRunning, ownProcessName } from '../util/running-process.js';

/** Options for the state of sessions. */
export interface SessionsOptions {
  readonly store?: SessionStore | undefined;
  readonly prices: () => PriceTable | undefined;
  readonly budgets: () => readonly SessionBudget[];
  readonly warn: (text: string) => void;
}

/** Opens the state of sessions. All sessions of a host share one store. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #store: SessionStore;

  constructor(options: SessionsOptions) {
    this.#options = options;
    this.#store = options.store ?? new MemorySessionStore(options.warn);
  }

  open(sessionId: string, options?: { forkOf?: string | undefined }): AgentSession {
    const { budgets, prices, warn } = this.#options;
    const record = this.#store.open(sessionId, options);
    const session = new AgentSession({
      record,
      budgets: () => budgetsOf(budgets, warn),
      prices,
      unpriced: new Set(),
      warn,
      owner: ownProcessName(),
      isAlive: isNamedRunning,
    });
    session.abandonRequests();
    return session;
  }

  close(sessionId: string): void {
    try {
      this.#store.close(sessionId);
    } catch (error) {
      this.#options.warn(`cannot close the state of session ${sessionId}: ${messageOf(error)}`);
    }
  }
}

/** Returns the budgets of the host. If it fails to return them, they are unknown, and a warning says so. */
function budgetsOf(budgets: SessionsOptions['budgets'], warn: (text: string) => void): readonly SessionBudget[] {
  const read = askPort('getBudgets', budgets, [], warn);
  if (isListOfRecords(read)) return read;
  warn(`getBudgets() of the host returned ${kindOf(read)}, not a list of budgets`);
  return [];
}

/** A caller without types may return anything. */
function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isRecord);
}

/** Returns the recorder of an agent's model calls. */
export function recorderOf(session: AgentSession): ModelCallRecorder {
  return {
    begin: ({ turn, model }, call) => {
      const id = session.startRequest(turn, call);
      return {
        responded: (facts) => session.endRequest(id, { ...facts, requested: model }),
        failed: ({ status }) => session.failRequest(id, status === undefined),
      };
    },
    cancel: (call) => session.cancelCall(call),
  };
}

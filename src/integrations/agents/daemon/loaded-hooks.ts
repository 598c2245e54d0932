import { createHash } from 'node:crypto';
import type { Dialect } from '../../../../generated/index.js';
import type { Contract } from '../../../core/contract/index.js';
import { type AgentHooks, loadAgentHooks, type OpenedSession } from '../agent-hooks.js';

/** Number of projects and sessions whose hooks stay loaded. */
const MAX_LOADED = 16;

/** Variables that change from call to call without meaning for hooks. */
const VOLATILE: ReadonlySet<string> = new Set(['_', 'SHLVL', 'PWD', 'OLDPWD', 'COLUMNS', 'LINES']);

/** Owner of hooks that are kept between calls. */
export interface HooksKey {
  readonly project: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onFailure: 'block' | 'allow';
  /** A guard that is removed meanwhile stays in force for its session. */
  readonly session: OpenedSession | undefined;
}

/** Keeps the hooks of the latest sessions loaded. */
export class LoadedHooks {
  readonly #contract: Contract<Dialect>;
  readonly #warn: (text: string) => void;
  readonly #loaded = new Map<string, Promise<AgentHooks>>();

  constructor(contract: Contract<Dialect>, warn: (text: string) => void) {
    this.#contract = contract;
    this.#warn = warn;
  }

  get(key: HooksKey): Promise<AgentHooks> {
    const name = nameOf(key);
    if (key.session?.isNew) this.#release(name);
    const hooks = this.#loaded.get(name) ?? this.#load(name, key);
    this.#loaded.delete(name);
    this.#loaded.set(name, hooks);
    this.#releaseOldest();
    return hooks;
  }

  async dispose(): Promise<void> {
    const all = [...this.#loaded.values()];
    this.#loaded.clear();
    await Promise.all(all.map(release));
  }

  #load(name: string, { project, env, onFailure, session }: HooksKey): Promise<AgentHooks> {
    const { contract, warn } = { contract: this.#contract, warn: this.#warn };
    const hooks = loadAgentHooks({ project, contract, session, onFailure, env, watch: true, warn });
    // The next call tries again.
    hooks.catch(() => this.#loaded.delete(name));
    return hooks;
  }

  #releaseOldest(): void {
    if (this.#loaded.size <= MAX_LOADED) return;
    const [name] = this.#loaded.keys();
    if (name !== undefined) this.#release(name);
  }

  #release(name: string): void {
    const hooks = this.#loaded.get(name);
    this.#loaded.delete(name);
    if (hooks !== undefined) void release(hooks);
  }
}

/** Running events end before the hooks are disposed. */
async function release(hooks: Promise<AgentHooks>): Promise<void> {
  // The event that needed them has answered with the error.
  const loaded = await hooks.catch(() => undefined);
  await loaded?.dispose();
}

function nameOf({ project, env, onFailure, session }: HooksKey): string {
  const variables = Object.entries(env)
    .filter(([name]) => !VOLATILE.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([project, onFailure, session?.id, variables]))
    .digest('hex');
}

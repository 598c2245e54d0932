import type { ConfigSource, HooksMap } from '../../../generated/index.js';
import type { AdaptedHook, Contract, GuardChange, HookLayer, TrustAnswer } from '../../core/contract/index.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { canBlock, routeOf } from '../../core/registry/events.js';
import { isStrongerSource, keyOf } from '../../core/registry/registered-hook.js';
import { guardChange } from '../../system/person.js';
import { compileMatcher } from '../../util/regex/compile.js';
import { definitionKey, type TrustEntry } from '../trust/index.js';

/** A valid hook, and where it is declared. */
export interface DeclaredHook {
  readonly entry: TrustEntry;
  /** Undefined for a hook that the host passes in code. */
  readonly file: string | undefined;
  /** Why it is switched off. */
  readonly off: string | undefined;
  readonly adapted?: AdaptedHook | undefined;
}

/** A guard that was active and is not any more. */
export interface LostGuard {
  readonly key: string;
  readonly hook: DeclaredHook;
  readonly change: GuardChange;
  /** True if the definition is still there and switched on. */
  readonly isDeclared: boolean;
}

/** Decides what becomes of a guard that is gone while the host runs. */
export type Removals = 'keep' | 'apply' | ((change: GuardChange) => 'keep' | 'apply');

interface ActiveGuardsOptions {
  readonly contract: Contract;
  readonly isTrusted: (entry: TrustEntry) => TrustAnswer;
}

/**
 * Remembers each guard that has been active: an enforced, awaited hook of an event that can be blocked. Whatever an edit
 * does to its definition, the guard stays in force as it was read until the removal is applied.
 */
export class ActiveGuards {
  readonly #options: ActiveGuardsOptions;
  readonly #guards = new Map<string, DeclaredHook>();
  #lost: ReadonlyMap<string, LostGuard> = new Map();
  readonly #revoked = new Set<string>();
  /** For each guard, the stronger copies that replaced it from the start. */
  readonly #knownCopies = new Map<string, ReadonlySet<string>>();

  constructor(options: ActiveGuardsOptions) {
    this.#options = options;
  }

  /** The guards that are gone, or not trusted any more. */
  get lost(): ReadonlyMap<string, LostGuard> {
    return this.#lost;
  }

  /** The guards whose definitions are gone, as hooks of the sources that they came from. */
  get layers(): readonly HookLayer<HooksMap, ConfigSource>[] {
    return [...this.#lost.values()].flatMap(({ hook, isDeclared }) => (isDeclared ? [] : [layerOf(hook)]));
  }

  /** Compares the guards with the hooks as they are now. Returns true if other guards are lost than before. */
  update(hooks: readonly DeclaredHook[]): boolean {
    const present = new Map<string, DeclaredHook[]>();
    for (const hook of hooks) {
      const key = definitionKey(hook.entry);
      present.set(key, [...(present.get(key) ?? []), hook]);
    }
    for (const [key, same] of present) {
      const active = this.#revoked.has(key) ? undefined : same.find((hook) => this.#isActive(hook));
      if (active === undefined || !this.#isGuard(active.entry)) continue;
      if (!this.#guards.has(key)) this.#knownCopies.set(key, keysOf(strongerCopies(active, hooks)));
      this.#guards.set(key, active);
    }
    const before = [...this.#lost].map(describeLost).join('\n');
    this.#lost = new Map(
      [...this.#guards].flatMap(([key, hook]): [string, LostGuard][] => {
        const lost = this.#lossOf(key, hook, present.get(key) ?? []) ?? this.#overridden(key, hook, hooks);
        return lost === undefined ? [] : [[key, lost]];
      }),
    );
    return before !== [...this.#lost].map(describeLost).join('\n');
  }

  has(entry: TrustEntry): boolean {
    return this.#guards.has(definitionKey(entry));
  }

  /** Applies the removal of a guard. */
  forget(key: string): void {
    this.#guards.delete(key);
    this.#lost = new Map([...this.#lost].filter(([each]) => each !== key));
  }

  /** Forgets guards that the host itself takes trust from by `revoke`, which may be noticed in any order. */
  async forgetDuring<T>(isMeant: (entry: TrustEntry) => boolean, revoke: () => Promise<T>): Promise<T> {
    const keys = [...this.#guards].flatMap(([key, { entry }]) => (isMeant(entry) ? [key] : []));
    for (const key of keys) {
      this.#revoked.add(key);
      this.forget(key);
    }
    try {
      return await revoke();
    } finally {
      for (const key of keys) this.#revoked.delete(key);
    }
  }

  /** The entries of all guards, in force or blocked. */
  get entries(): readonly TrustEntry[] {
    return [...this.#guards.values()].map(({ entry }) => entry);
  }

  #isActive({ entry, off }: DeclaredHook): boolean {
    return off === undefined && this.#options.isTrusted(entry) === true;
  }

  #isGuard({ config, eventName, matcher }: TrustEntry): boolean {
    const route = routeOf(this.#options.contract, eventName);
    if (!isEnforced(config) || !canBlock(route)) return false;
    return route.matcher === undefined || compileMatcher(matcher, route.matcher.kind).mode !== 'refused';
  }

  /** Copies of one source are merged, so the guard is kept with the source of the copy that would replace it. */
  #overridden(key: string, hook: DeclaredHook, hooks: readonly DeclaredHook[]): LostGuard | undefined {
    if (!this.#guards.has(key)) return undefined;
    const known = this.#knownCopies.get(key);
    const by = strongerCopies(hook, hooks).find(({ entry }) => {
      const copy = definitionKey(entry);
      return copy !== key && known?.has(copy) !== true;
    });
    if (by === undefined) return undefined;
    const change = guardChange(hook.entry, 'removed', `${by.file ?? 'the host'} repeats it with other options`);
    const entry = { ...hook.entry, source: by.entry.source };
    return { key, hook: { ...hook, entry }, change, isDeclared: false };
  }

  #lossOf(key: string, hook: DeclaredHook, present: readonly DeclaredHook[]): LostGuard | undefined {
    if (present.some((each) => this.#isActive(each))) return undefined;
    // A host that passes a hook in code may take it back.
    if (hook.file === undefined && present.length === 0) {
      this.#guards.delete(key);
      return undefined;
    }
    const isDeclared = present.some(({ off, entry }) => off === undefined && entry.source === hook.entry.source);
    const trust = this.#options.isTrusted(hook.entry);
    if (trust !== true) return { key, hook, change: guardChange(hook.entry, 'changed', trust.why), isDeclared };
    const why =
      present.find(({ off }) => off !== undefined)?.off ?? `it is no longer in ${hook.file ?? 'the settings'}`;
    return { key, hook, change: guardChange(hook.entry, 'removed', why), isDeclared };
  }
}

/** Hooks that run in the place of a guard, because a stronger source repeats its command. */
function strongerCopies({ entry, adapted }: DeclaredHook, hooks: readonly DeclaredHook[]): DeclaredHook[] {
  if (adapted !== undefined) return [];
  return hooks.filter(
    ({ entry: other, off, adapted: ofOther }) =>
      off === undefined &&
      ofOther === undefined &&
      other.eventName === entry.eventName &&
      isStrongerSource(other.source, entry.source) &&
      isEnforced(other.config) &&
      keyOf(other.config) === keyOf(entry.config),
  );
}

function keysOf(hooks: readonly DeclaredHook[]): ReadonlySet<string> {
  return new Set(hooks.map(({ entry }) => definitionKey(entry)));
}

function describeLost([key, { change }]: [string, LostGuard]): string {
  return `${change.kind} ${change.why} ${key}`;
}

function layerOf({ entry, adapted }: DeclaredHook): HookLayer<HooksMap, ConfigSource> {
  const { source, eventName, config, matcher, sequential } = entry;
  if (adapted !== undefined) return { source, hooks: {}, adapted: [adapted] };
  const definition = {
    ...(matcher !== undefined && { matcher }),
    ...(sequential !== undefined && { sequential }),
    hooks: [config],
  };
  return { source, hooks: { [eventName]: [definition] } };
}

import type { ConfigSource, HooksMap } from '../../../generated/index.js';
import type { AdaptedHook, Contract, GuardChange, HookLayer, TrustAnswer } from '../../core/contract/index.js';
import type { SessionBudget } from '../../core/index.js';
import { guardChange } from '../../core/registry/describe-hook.js';
import { isEnforced } from '../../core/registry/enforcement.js';
import { canBlock, routeOf } from '../../core/registry/events.js';
import { isStrongerSource, keyOf } from '../../core/registry/registered-hook.js';
import { compileMatcher } from '../../util/regex/compile.js';
import { type StoredEntry, storedEntry } from '../dialects/stored-entry.js';
import { definitionKey, type TrustEntry } from '../trust/index.js';
import { isSameGuard } from './guard-edits.js';

/** A valid hook and its file. */
export interface DeclaredHook {
  readonly entry: TrustEntry;
  /** Undefined for a hook that the host passes in code. */
  readonly file: string | undefined;
  /** Reason why it is disabled. */
  readonly off: string | undefined;
  readonly adapted?: AdaptedHook | undefined;
}

/** A guard that was active and no longer is. */
export interface LostGuard {
  readonly key: string;
  readonly hook: DeclaredHook;
  readonly change: GuardChange;
  /** True if the definition still exists and is enabled. */
  readonly isDeclared: boolean;
}

/** Policy for a guard that is removed while the host runs. */
export type Removals = 'keep' | 'apply' | ((change: GuardChange) => 'keep' | 'apply');

/** A guard in a form that another process can read. */
export interface StoredGuard {
  readonly source: ConfigSource;
  readonly hooks: HooksMap;
  readonly file: string;
  /** Keys of the stronger duplicates that existed when it became active. */
  readonly duplicates: readonly string[];
  /** Set for a hook of another agent, whose `hooks` are empty. */
  readonly dialect?: StoredEntry | undefined;
}

/** Guards and budgets that were in force in an earlier process. */
export interface StoredGuards {
  readonly guards: readonly StoredGuard[];
  readonly budgets: readonly SessionBudget[];
  /** The file in which they were, and why it cannot be read: guards that an edit removed are not known. */
  readonly lost?: { readonly file: string; readonly why: string } | undefined;
}

/** Port: keeps the guards of a session that several processes serve, one after another. Its methods never throw. */
export interface GuardStore {
  read(): StoredGuards;
  write(stored: StoredGuards): void;
}

/** A guard of an earlier process, as a layer. */
export interface RestoredGuard extends Pick<StoredGuard, 'file' | 'duplicates'> {
  readonly layer: HookLayer<HooksMap, ConfigSource>;
}

interface ActiveGuardsOptions {
  readonly contract: Contract;
  readonly isTrusted: (entry: TrustEntry) => TrustAnswer;
}

/**
 * Guards that have been active: enforced, awaited hooks of events that can be blocked. If an edit changes or removes the
 * definition of a guard, the guard stays in force as it was read, until the removal is applied. An edit that keeps it the same
 * guard, at least as strict, replaces it.
 */
export class ActiveGuards {
  readonly #options: ActiveGuardsOptions;
  readonly #guards = new Map<string, DeclaredHook>();
  #lost: ReadonlyMap<string, LostGuard> = new Map();
  readonly #revoked = new Set<string>();
  /** For each guard, the stronger duplicates that existed when it became active. */
  readonly #firstDuplicates = new Map<string, ReadonlySet<string>>();

  constructor(options: ActiveGuardsOptions) {
    this.#options = options;
  }

  /** Guards that are removed or no longer trusted. */
  get lost(): ReadonlyMap<string, LostGuard> {
    return this.#lost;
  }

  /** Layers with the guards whose definitions are removed, by their original sources. */
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
      if (!this.#guards.has(key)) this.#firstDuplicates.set(key, keysOf(strongerDuplicates(active, hooks)));
      this.#guards.set(key, active);
    }
    const before = [...this.#lost].map(describeLost).join('\n');
    this.#lost = new Map(
      [...this.#guards].flatMap(([key, hook]): [string, LostGuard][] => {
        const lost = this.#lossOf(key, hook, present.get(key) ?? []) ?? this.#overridden(key, hook, hooks);
        if (lost === undefined) return [];
        const isReplaced = hooks.some(
          (each) => this.#replaces(each, hook) && this.#overridden(key, each, hooks) === undefined,
        );
        if (!isReplaced) return [[key, lost]];
        this.#guards.delete(key);
        return [];
      }),
    );
    return before !== [...this.#lost].map(describeLost).join('\n');
  }

  /** Adds guards that were active in an earlier process. `read` returns the valid hooks of a layer. */
  restore(guards: readonly RestoredGuard[], read: (layer: RestoredGuard['layer']) => DeclaredHook[]): void {
    for (const { file, duplicates, layer } of guards) {
      for (const hook of read(layer)) {
        const key = definitionKey(hook.entry);
        if (!this.#isGuard(hook.entry)) continue;
        this.#guards.set(key, { ...hook, file });
        this.#firstDuplicates.set(key, new Set(duplicates));
      }
    }
  }

  /** Guards of settings files, for another process. */
  get stored(): readonly StoredGuard[] {
    return [...this.#guards].flatMap(([key, hook]) => {
      const { file, adapted } = hook;
      if (file === undefined) return [];
      const { source, hooks } = layerOf(hook);
      const duplicates = [...(this.#firstDuplicates.get(key) ?? [])];
      const stored = { source, hooks: hooks ?? {}, file, duplicates };
      return [adapted === undefined ? stored : { ...stored, dialect: storedEntry(adapted) }];
    });
  }

  has(entry: TrustEntry): boolean {
    return this.#guards.has(definitionKey(entry));
  }

  /** Applies the removal of a guard. */
  forget(key: string): void {
    this.#guards.delete(key);
    this.#lost = new Map([...this.#lost].filter(([each]) => each !== key));
  }

  /** Forgets guards while the host revokes trust in them, so that they are not reported as lost. */
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

  /** Entries of all guards, in force or blocking. */
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

  /** Returns the loss of a guard that a new, stronger duplicate replaces. It is kept with the source of that duplicate. */
  #overridden(key: string, hook: DeclaredHook, hooks: readonly DeclaredHook[]): LostGuard | undefined {
    if (!this.#guards.has(key)) return undefined;
    const firstDuplicates = this.#firstDuplicates.get(key);
    const by = strongerDuplicates(hook, hooks).find(({ entry }) => {
      const copy = definitionKey(entry);
      return copy !== key && firstDuplicates?.has(copy) !== true;
    });
    if (by === undefined) return undefined;
    const change = guardChange(hook.entry, 'removed', `${by.file ?? 'the host'} repeats it with other options`);
    const entry = { ...hook.entry, source: by.entry.source };
    return { key, hook: { ...hook, entry }, change, isDeclared: false };
  }

  /** A file's guard is replaced only by files: the host may remove its own hooks at any time. */
  #replaces(edited: DeclaredHook, { entry, file }: DeclaredHook): boolean {
    const isOfFile = edited.file !== undefined || file === undefined;
    return isOfFile && this.#isActive(edited) && isSameGuard(entry, edited.entry);
  }

  #lossOf(key: string, hook: DeclaredHook, present: readonly DeclaredHook[]): LostGuard | undefined {
    if (present.some((each) => this.#isActive(each))) return undefined;
    // A host may remove a hook that it passed in code.
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

/** Returns the hooks of stronger sources that duplicate a guard and run instead of it. */
function strongerDuplicates({ entry, adapted }: DeclaredHook, hooks: readonly DeclaredHook[]): DeclaredHook[] {
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

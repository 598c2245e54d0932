import { OnExceed, OnUnknown } from '../../../generated/index.js';
import { isBudgetName, type SessionBudget } from '../../core/index.js';
import { isRecord } from '../../util/json.js';
import type { SettingsLayer } from './read-settings-file.js';

/** Returns the budgets of the settings files. Invalid values are left out: they are problems of their file. */
export function budgetsOf(layers: readonly Pick<SettingsLayer, 'file' | 'settings'>[]): SessionBudget[] {
  return layers.flatMap(({ file, settings }) => {
    const { budgets } = settings;
    if (!isRecord(budgets)) return [];
    const limits = Object.entries(budgets).filter(([name, value]) => isBudgetName(name) && isLimit(value));
    if (limits.length === 0) return [];
    return [{ source: file, ...Object.fromEntries(limits), ...policiesIn(budgets) }];
  });
}

function isLimit(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** A policy that is not valid counts as the strictest one. */
function policiesIn({ onExceed, onUnknown }: Record<string, unknown>): Pick<SessionBudget, 'onExceed' | 'onUnknown'> {
  return {
    ...(onExceed !== undefined && { onExceed: valid(OnExceed, onExceed) ?? OnExceed.Stop }),
    ...(onUnknown !== undefined && { onUnknown: valid(OnUnknown, onUnknown) ?? OnUnknown.Block }),
  };
}

function valid<T extends string>(policies: Readonly<Record<string, T>>, value: unknown): T | undefined {
  return Object.values(policies).find((policy) => policy === value);
}

/** Budgets of a host and its settings files while it runs. An edit of a file cannot loosen them, unless removals apply. */
export class ActiveBudgets {
  readonly #byFile = new Map<string, SessionBudget>();
  readonly #keeps: boolean;
  #ofFiles: readonly SessionBudget[] | undefined;
  #current: readonly SessionBudget[] = [];

  constructor(options: { readonly keeps: boolean }) {
    this.#keeps = options.keeps;
  }

  /** Returns the budgets in force, given those of the host and those that the files have now. Called for every event. */
  current(ofHost: readonly SessionBudget[], ofFiles: readonly SessionBudget[]): readonly SessionBudget[] {
    if (ofFiles === this.#ofFiles) return this.#current;
    this.#ofFiles = ofFiles;
    this.#current = [...ofHost, ...this.#kept(ofFiles)];
    return this.#current;
  }

  #kept(ofFiles: readonly SessionBudget[]): Iterable<SessionBudget> {
    if (!this.#keeps) return ofFiles;
    for (const budget of ofFiles) {
      this.#byFile.set(budget.source, stricter(this.#byFile.get(budget.source), budget));
    }
    return this.#byFile.values();
  }
}

function stricter(before: SessionBudget | undefined, after: SessionBudget): SessionBudget {
  if (before === undefined) return after;
  const limits = Object.keys({ ...before, ...after })
    .filter(isBudgetName)
    .map((name) => [name, Math.min(before[name] ?? Infinity, after[name] ?? Infinity)] as const);
  return {
    source: after.source,
    ...Object.fromEntries(limits),
    onExceed: strictest(OnExceed, before.onExceed ?? 'stop', after.onExceed ?? 'stop'),
    onUnknown: strictest(OnUnknown, before.onUnknown ?? 'warn', after.onUnknown ?? 'warn'),
  };
}

/** Returns the policy that its enum lists first. */
function strictest<T extends string>(policies: Readonly<Record<string, T>>, one: T, other: T): T {
  const order = Object.values(policies);
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

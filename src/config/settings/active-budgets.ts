import { OnExceed, OnUnknown } from '../../../generated/index.js';
import { isBudgetName, type SessionBudget } from '../../core/index.js';
import { canonicalJson } from '../../util/canonical-json.js';
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

/** Reads a budget that another process stored. Returns undefined for anything else. */
export function readBudget(value: unknown): SessionBudget | undefined {
  if (!isRecord(value) || typeof value['source'] !== 'string') return undefined;
  return budgetsOf([{ file: value['source'], settings: { budgets: value } }])[0];
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

/** Budgets of settings files while the host runs. An edit of a file cannot loosen them, unless removals apply. */
export class ActiveBudgets {
  readonly #byFile = new Map<string, SessionBudget>();
  readonly #keeps: boolean;
  #ofFiles: readonly SessionBudget[] = [];
  #active: readonly SessionBudget[] = [];
  #withHost: readonly SessionBudget[] | undefined;

  constructor(options: { readonly keeps: boolean }) {
    this.#keeps = options.keeps;
  }

  /** Budgets of files that are in force. */
  get active(): readonly SessionBudget[] {
    return this.#active;
  }

  /** Returns all budgets in force, given those of the host, which stay the same. Called for every event. */
  withHost(ofHost: readonly SessionBudget[]): readonly SessionBudget[] {
    this.#withHost ??= [...ofHost, ...this.#active];
    return this.#withHost;
  }

  /** Adds budgets that were active in an earlier process. */
  restore(budgets: readonly SessionBudget[]): void {
    if (this.#keeps) for (const budget of budgets) this.#byFile.set(budget.source, budget);
    this.#setActive();
  }

  /** Takes over the budgets that the files have now. */
  update(ofFiles: readonly SessionBudget[]): void {
    if (ofFiles === this.#ofFiles) return;
    this.#ofFiles = ofFiles;
    if (!this.#keeps) this.#byFile.clear();
    for (const budget of ofFiles) {
      this.#byFile.set(budget.source, stricter(this.#byFile.get(budget.source) ?? budget, budget));
    }
    this.#setActive();
  }

  #setActive(): void {
    this.#active = [...this.#byFile.values()];
    this.#withHost = undefined;
  }

  /** Returns a warning for each file whose budgets are stricter than it says now. */
  get warnings(): readonly string[] {
    return this.#active.flatMap((budget) => {
      const written = this.#ofFiles.find(({ source }) => source === budget.source);
      if (written !== undefined && isSame(budget, written)) return [];
      const how = written === undefined ? 'remove' : 'loosen';
      const remedy = 'Restart the host to apply the change';
      return [`cannot ${how} the budgets of ${budget.source} while the host runs. They stay in force. ${remedy}`];
    });
  }
}

/** Returns the strictest limits and policies of both. */
function stricter(one: SessionBudget, other: SessionBudget): SessionBudget {
  const limits = Object.keys({ ...one, ...other })
    .filter(isBudgetName)
    .map((name) => [name, Math.min(one[name] ?? Infinity, other[name] ?? Infinity)] as const);
  return {
    source: other.source,
    ...Object.fromEntries(limits),
    onExceed: strictest(OnExceed, one.onExceed ?? OnExceed.Stop, other.onExceed ?? OnExceed.Stop),
    onUnknown: strictest(OnUnknown, one.onUnknown ?? OnUnknown.Warn, other.onUnknown ?? OnUnknown.Warn),
  };
}

function isSame(one: SessionBudget, other: SessionBudget): boolean {
  return canonicalJson(stricter(one, one)) === canonicalJson(stricter(other, other));
}

/** Returns the policy that its enum lists first. */
function strictest<T extends string>(policies: Readonly<Record<string, T>>, one: T, other: T): T {
  const order = Object.values(policies);
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

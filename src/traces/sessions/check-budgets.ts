import {
  BUDGET_LIMITS,
  type BudgetName,
  type BudgetNotice,
  isBudgetName,
  type SessionBudget,
} from '../../core/index.js';

/** Figure that a budget limits, with the call that is checked. */
export interface BudgetFigure {
  readonly atLeast: number;
  /** False if the figure may be higher. */
  readonly isKnown: boolean;
}

const STRICTNESS: Readonly<Record<BudgetNotice['effect'], number>> = { stop: 3, block: 2, ask: 1, warn: 0 };

/** Budget that is used up or not known, with the name of its limit. */
export interface NamedNotice extends BudgetNotice {
  readonly name: BudgetName;
  readonly limit: number;
}

/**
 * Compares the figures of a session with its budgets. A count is used up if the call would exceed it, another figure as soon as
 * it reaches its limit. `allowance` is what a person allowed in addition.
 */
export function checkBudgets(
  budgets: readonly SessionBudget[],
  figureOf: (name: BudgetName) => BudgetFigure | undefined,
  allowance: (name: BudgetName) => number,
  whyUnknown: (name: BudgetName) => string | undefined = () => undefined,
): NamedNotice[] {
  const notices = budgets.flatMap((budget) =>
    Object.keys(budget)
      .filter(isBudgetName)
      .flatMap((name) => {
        const limit = budget[name];
        const figure = limit === undefined ? undefined : figureOf(name);
        if (limit === undefined || figure === undefined) return [];
        return noticeOf(budget, name, limit, figure, limit + allowance(name), whyUnknown);
      }),
  );
  return notices.sort((a, b) => STRICTNESS[b.effect] - STRICTNESS[a.effect]);
}

function noticeOf(
  { source, onExceed = 'stop', onUnknown = 'warn' }: SessionBudget,
  name: BudgetName,
  limit: number,
  { atLeast, isKnown }: BudgetFigure,
  allowed: number,
  whyUnknown: (name: BudgetName) => string | undefined,
): NamedNotice[] {
  const setting = `budget "${name}" of ${source}`;
  const isCount = BUDGET_LIMITS[name] === 'count';
  if (isCount ? atLeast <= allowed : atLeast < allowed) {
    if (isKnown) return [];
    const text = `cannot check the ${setting}: ${whyUnknown(name) ?? 'a response came without the figure'}`;
    return [{ name, limit, effect: onUnknown, text }];
  }
  const used = isCount ? atLeast - 1 : atLeast;
  return [
    {
      name,
      limit,
      effect: onExceed,
      text: `the session has used ${shown(used)} of ${shown(allowed)} ${name}, the ${setting}`,
    },
  ];
}

function shown(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

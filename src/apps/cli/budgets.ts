import type { SessionUsage } from '../../../generated/index.js';
import { BUDGET_LIMITS, type BudgetName, isBudgetName, type SessionBudget } from '../../core/index.js';
import { openSessionFolder } from '../../system/hooks/index.js';
import type { LoadedConfig } from '../../system/index.js';
import { problem } from './exit.js';
import { shortPath } from './show-problems.js';
import { type Terminal, visible } from './terminal.js';

/** Budgets of one settings file. */
export interface ShownBudget {
  readonly source: string;
  readonly onExceed: string;
  readonly limits: readonly ShownLimit[];
}

interface ShownLimit {
  readonly name: BudgetName;
  readonly limit: number;
  /** Undefined if no session is given, or the figure is not known. */
  readonly used?: number | undefined;
}

/** Returns the budgets in force, with what a session has used of them. Throws if there is no such session. */
export function budgetsOf(settings: LoadedConfig, sessionId: string | undefined): ShownBudget[] {
  if (sessionId !== undefined && !isSession(sessionId))
    throw problem(`there is no session ${JSON.stringify(sessionId)}`, 'sessions of agents are kept for 90 days');
  const usage = sessionId === undefined ? undefined : openSession(sessionId).usage();
  return (settings.getBudgets?.() ?? []).map((budget) => shownBudget(budget, usage));
}

/** Returns true if an agent of this machine had such a session. */
export function isSession(sessionId: unknown): sessionId is string {
  return typeof sessionId === 'string' && !openSession(sessionId).isEmpty;
}

function openSession(sessionId: string) {
  return openSessionFolder(false).open(sessionId).read();
}

function shownBudget(budget: SessionBudget, usage: SessionUsage | undefined): ShownBudget {
  const { source, onExceed = 'stop' } = budget;
  const limits = Object.keys(BUDGET_LIMITS)
    .filter(isBudgetName)
    .flatMap((name): ShownLimit[] => {
      const limit = budget[name];
      if (limit === undefined) return [];
      const used = usage && figureOf(name, usage);
      return [{ name, limit, ...(used !== undefined && { used }) }];
    });
  return { source, onExceed, limits };
}

function figureOf(name: BudgetName, usage: SessionUsage): number | undefined {
  const { input_tokens: input, output_tokens: output, started_at: start } = usage;
  switch (name) {
    case 'tokens':
      return input === undefined || output === undefined ? undefined : input + output;
    case 'minutes':
      return start === undefined ? undefined : Math.floor((Date.now() - Date.parse(start)) / 60_000);
    case 'model_calls':
      return usage.model_calls ?? 0;
    default:
      return usage[name];
  }
}

/** Prints the budgets, one line for each file. */
export function showBudgets(terminal: Terminal, budgets: readonly ShownBudget[], sessionId: string | undefined): void {
  if (budgets.length === 0) return;
  const whose = sessionId === undefined ? 'of each session' : `of session ${visible(sessionId)}, used / limit`;
  terminal.print(`${terminal.style('bold', 'Budgets')} ${whose}`);
  for (const { source, onExceed, limits } of budgets) {
    const isKnown = sessionId !== undefined;
    const texts = limits.map(
      ({ name, limit, used }) => `${name} ${isKnown ? `${used ?? 'not known'} / ` : ''}${limit}`,
    );
    terminal.printWrapped(`${texts.join(', ')}; if reached: ${onExceed} (${visible(shortPath(source))})`, 2);
  }
}

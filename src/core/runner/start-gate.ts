import { type HookConfig, HookType } from '../../../generated/index.js';
import type { HookRunResult, RunContext } from './hook-type-runner.js';
import { runByKind } from './kinds.js';
import { NotTrustedError } from './not-trusted-error.js';
import type { ExecuteOptions } from './runner-options.js';

/** What happens right before a hook starts. */
export interface StartGate {
  readonly queuedAt: number;
  startedAt: number | undefined;
  readonly whyNotStart: () => Error | undefined;
}

/** None where nobody asks and nobody looks on. */
export function startGate({ whyUntrusted, onHookEnd }: ExecuteOptions, index: number): StartGate | undefined {
  if (whyUntrusted === undefined && onHookEnd === undefined) return undefined;
  const gate: StartGate = {
    queuedAt: Date.now(),
    startedAt: undefined,
    whyNotStart: () => {
      const refused = whyUntrusted?.(index);
      gate.startedAt = refused === undefined ? Date.now() : undefined;
      if (refused === undefined) return undefined;
      const { why, blocks } = typeof refused === 'string' ? { why: refused } : refused;
      return new NotTrustedError(`not run: ${why}`, blocks);
    },
  };
  return gate;
}

/** These wait before they start, and ask then; the other kinds start at once. */
const WAITING_KINDS: ReadonlySet<HookConfig['type']> = new Set([HookType.Command, HookType.Http, HookType.Worker]);

export function runGated(config: HookConfig, context: RunContext, gate: StartGate | undefined): Promise<HookRunResult> {
  if (gate === undefined) return runByKind(config, context);
  const { whyNotStart } = gate;
  if (WAITING_KINDS.has(config.type)) return runByKind(config, { ...context, whyNotStart });
  const why = whyNotStart();
  return why === undefined ? runByKind(config, context) : Promise.resolve(untrusted(why));
}

/** The outcome of a hook that must not start. */
export function untrusted(error = new Error('not run: the folder of the project is not trusted')): HookRunResult {
  return { success: false, skipped: 'untrusted', error };
}

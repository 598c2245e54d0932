import type { HookVerdict } from '../../../generated/index.js';
import { type EventDecision, isBlocking } from '../../core/outputs/decision.js';
import type { Tone } from './api.js';

type Verdict = Pick<HookVerdict, 'verdict' | 'error' | 'success' | 'decision' | 'stop' | 'enforced' | 'background'>;

/** Returns the tone of a hook. */
export function toneOf({ verdict, error, decision, stop, enforced, background }: Verdict): Tone {
  if (verdict === 'running') return 'running';
  if (verdict !== 'ran') return 'skipped';
  if (error !== undefined) return 'failed';
  // The output was not enforced, so the hook allowed everything.
  if (enforced === false || background === true) return 'allow';
  if (stop === true) return 'stop';
  if (isBlocking(decision)) return 'deny';
  return decision === 'ask' ? 'ask' : 'allow';
}

/** Returns the tone of an event that has ended: its decision, or that it failed or ran no hook. */
export function toneOfEvent(
  decision: EventDecision,
  error: string | undefined,
  hooks: readonly { tone: Tone }[],
): Tone {
  if (decision !== 'allow') return decision;
  if (error !== undefined || hooks.some(({ tone }) => tone === 'failed')) return 'failed';
  return hooks.every(({ tone }) => tone === 'skipped') ? 'skipped' : 'allow';
}

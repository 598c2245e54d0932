import type { HookVerdict } from '../../../generated/index.js';
import type { Decision, Tone } from './api.js';

type Verdict = Pick<HookVerdict, 'verdict' | 'error' | 'success' | 'decision' | 'stop' | 'enforced' | 'background'>;

/** What colour a hook has. */
export function toneOf({ verdict, error, decision, stop, enforced, background }: Verdict): Tone {
  if (verdict === 'running') return 'running';
  if (verdict !== 'ran') return 'skipped';
  if (error !== undefined) return 'failed';
  // What changed nothing has let everything pass.
  if (enforced === false || background === true) return 'allow';
  if (stop === true) return 'stop';
  if (decision === 'deny' || decision === 'block') return 'deny';
  return decision === 'ask' ? 'ask' : 'allow';
}

/** What colour an event has that has ended: what it came to, unless something went wrong with it, or nobody was asked. */
export function toneOfEvent(decision: Decision, error: string | undefined, hooks: readonly { tone: Tone }[]): Tone {
  if (decision !== 'allow') return decision;
  if (error !== undefined || hooks.some(({ tone }) => tone === 'failed')) return 'failed';
  return hooks.every(({ tone }) => tone === 'skipped') ? 'skipped' : 'allow';
}

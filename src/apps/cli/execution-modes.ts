import type { HookConfig, HookVerdict } from '../../../generated/index.js';
import { visible } from './terminal.js';

/** What a person must know about a hook whose answer changes nothing. */
export function executionModes({ enforce, async }: Pick<HookConfig, 'enforce' | 'async'>): string[] {
  return [...(async === true ? ['in the background'] : []), ...(enforce === false ? ['not enforced'] : [])];
}

/** What such a hook would have done, in words; nothing when it would have done nothing. */
export function wouldHaveDone({ would }: Pick<HookVerdict, 'would'>): string | undefined {
  if (would === undefined) return undefined;
  const { decision, reason, stop, sets = [] } = would;
  const deeds = [
    ...(decision === undefined ? [] : [decision]),
    ...(stop === true ? ['stop'] : []),
    ...(sets.length === 0 ? [] : [`set ${sets.join(', ')}`]),
  ];
  const why = reason === undefined || reason === '' ? '' : `: ${visible(reason.replaceAll('\n', ' '))}`;
  return deeds.length === 0 ? undefined : `${visible(deeds.join(', '))}${why}`;
}

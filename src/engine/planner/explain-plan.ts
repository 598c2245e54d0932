import { type HookRegistryEntry, HookVerdictKind } from '../../../generated/index.js';
import type { HookKey, RegisteredHook } from '../registry/registered-hook.js';

/** Whether a configured hook is part of the plan, else why not. */
export type HookPlanVerdict = PlannedVerdict | UnplannedVerdict;

export interface PlannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: true;
  readonly verdict: typeof HookVerdictKind.Ran;
  /** Its place among the plan's hookConfigs. */
  readonly index: number;
  readonly why?: string;
}

export interface UnplannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: false;
  readonly verdict: 'disabled' | 'duplicate' | 'matcher' | 'refused-matcher' | 'untrusted';
  readonly why: string;
  readonly duplicateOf?: Readonly<HookRegistryEntry>;
}

/** One verdict for each hook, in order. Without a value no matcher filters, and `unmatched` says why. */
export function explainHooks(
  hooks: readonly RegisteredHook[],
  value: string | undefined,
  unmatched: string | undefined,
): HookPlanVerdict[] {
  const firsts = new Map<HookKey, RegisteredHook>();
  return hooks.map((hook) => {
    const { entry, name } = hook;
    const obstacle = obstacleOf(hook, value) ?? duplicateOf(firsts.get(hook.key));
    if (obstacle !== undefined) return { entry, name, planned: false, ...obstacle };
    const index = firsts.size;
    firsts.set(hook.key, hook);
    const note = unmatched === undefined || hook.matcher.mode === 'all' ? {} : { why: unmatched };
    return { entry, name, planned: true, verdict: HookVerdictKind.Ran, index, ...note };
  });
}

type Obstacle = Pick<UnplannedVerdict, 'verdict' | 'why' | 'duplicateOf'>;

function obstacleOf({ switchedOn, trust, matcher }: RegisteredHook, value: string | undefined): Obstacle | undefined {
  if (!switchedOn) return { verdict: HookVerdictKind.Disabled, why: 'it is switched off' };
  if (trust !== true) return { verdict: HookVerdictKind.Untrusted, why: trust.why };
  if (matcher.mode === 'refused') {
    return { verdict: HookVerdictKind.RefusedMatcher, why: matcher.warning ?? 'its matcher is refused' };
  }
  if (value === undefined || matcher.test(value)) return undefined;
  const why = `matcher ${JSON.stringify(matcher.pattern)} does not match ${JSON.stringify(value)}`;
  return { verdict: HookVerdictKind.Matcher, why };
}

function duplicateOf(first: RegisteredHook | undefined): Obstacle | undefined {
  if (first === undefined) return undefined;
  const why = `it is the same as ${JSON.stringify(first.name)} (${first.entry.source}), which runs in its place`;
  return { verdict: HookVerdictKind.Duplicate, why, duplicateOf: first.entry };
}

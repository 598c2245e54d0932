import { type HookRegistryEntry, HookVerdictKind } from '../../../generated/index.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import { blocksUntrusted, invalidGuard, isInvalidGuard, isUntrustedGuard, untrustedGuard } from './invalid-guard.js';
import { isApplied, sameKey, withoutDuplicates } from './plan-hooks.js';

/** Whether a configured hook is part of the plan, else why not. */
export type HookPlanVerdict = PlannedVerdict | UnplannedVerdict;

interface PlannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: true;
  readonly verdict: typeof HookVerdictKind.Ran;
  /** Its place among the plan's hookConfigs. */
  readonly index: number;
  readonly why?: string;
}

interface UnplannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: false;
  readonly verdict: 'disabled' | 'duplicate' | 'invalid' | 'matcher' | 'refused-matcher' | 'untrusted';
  readonly why: string;
  readonly duplicateOf?: Readonly<HookRegistryEntry>;
  /** The reason with which an invalid guard refuses the event. */
  readonly refusal?: string;
  /** The reason with which a guard that is not trusted blocks the event if the policy says so. */
  readonly untrustedRefusal?: string;
}

/** One verdict for each hook, in order. Without names no matcher filters, and `unmatched` says why. */
export function explainHooks(
  hooks: readonly RegisteredHook[],
  names: readonly string[] | undefined,
  unmatched: string | undefined,
  ofServer?: boolean,
): HookPlanVerdict[] {
  const obstacles = hooks.map((hook) => obstacleOf(hook, names, ofServer));
  const kept = withoutDuplicates(
    hooks.filter((_, index) => obstacles[index] === undefined),
    ofServer,
  );
  let planned = 0;
  return hooks.map((hook, place) => {
    const { entry, name } = hook;
    const obstacle = obstacles[place] ?? duplicateOf(hook, kept.get(sameKey(hook, ofServer))?.[0]);
    if (obstacle !== undefined) return { entry, name, planned: false, ...obstacle };
    const note = unmatched === undefined || hook.matcher.mode === 'all' ? {} : { why: unmatched };
    return { entry, name, planned: true, verdict: HookVerdictKind.Ran, index: planned++, ...note };
  });
}

type Obstacle = Omit<UnplannedVerdict, 'entry' | 'name' | 'planned'>;

function obstacleOf(
  hook: RegisteredHook,
  names: readonly string[] | undefined,
  ofServer: boolean | undefined,
): Obstacle | undefined {
  const { declaration, switchedOn, trust, matcher } = hook;
  const applies = isApplied(hook, names, ofServer);
  if (declaration.fault !== undefined) {
    const refusal = applies && isInvalidGuard(hook) ? { refusal: invalidGuard(hook).reason } : {};
    return { verdict: HookVerdictKind.Invalid, why: declaration.fault.why, ...refusal };
  }
  if (!switchedOn) return { verdict: HookVerdictKind.Disabled, why: declaration.off ?? 'it is switched off' };
  if (trust !== true) return { verdict: HookVerdictKind.Untrusted, why: trust.why, ...untrustedRefusal(hook, applies) };
  if (matcher.mode === 'refused') {
    return { verdict: HookVerdictKind.RefusedMatcher, why: matcher.warning ?? 'its matcher is refused' };
  }
  if (names === undefined || applies) return undefined;
  const named = names.map((name) => JSON.stringify(name)).join(' or ');
  const { dialect } = declaration;
  const isOtherEvent = dialect !== undefined && matcher.pattern === '';
  const why = isOtherEvent
    ? `${dialect.event} is not about ${named}`
    : `matcher ${JSON.stringify(matcher.pattern)} does not match ${named}`;
  return { verdict: HookVerdictKind.Matcher, why };
}

function untrustedRefusal(hook: RegisteredHook, applies: boolean): Pick<Obstacle, 'refusal' | 'untrustedRefusal'> {
  if (!applies || !isUntrustedGuard(hook)) return {};
  const { reason } = untrustedGuard(hook);
  return blocksUntrusted(hook) ? { refusal: reason } : { untrustedRefusal: reason };
}

function duplicateOf(hook: RegisteredHook, stronger: RegisteredHook | undefined): Obstacle | undefined {
  if (stronger === undefined || stronger === hook) return undefined;
  const why = `it is the same as ${JSON.stringify(stronger.name)} (${stronger.entry.source}), which runs in its place`;
  return { verdict: HookVerdictKind.Duplicate, why, duplicateOf: stronger.entry };
}

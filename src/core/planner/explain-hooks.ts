import { type HookRegistryEntry, HookVerdictKind } from '../../../generated/index.js';
import type { RegisteredHook } from '../registry/registered-hook.js';
import { describeNames, type HookEventContext } from './event-context.js';
import { blocksUntrusted, invalidGuard, isInvalidGuard, isUntrustedGuard, untrustedGuard } from './invalid-guard.js';
import { matchesAny, sameKey, withoutDuplicates } from './plan-hooks.js';

/** Verdict of the planner about a configured hook: planned, or skipped with a reason. */
export type HookPlanVerdict = PlannedVerdict | SkippedVerdict;

interface PlannedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: true;
  readonly verdict: typeof HookVerdictKind.Ran;
  /** Index in the plan's hookConfigs. */
  readonly index: number;
  readonly why?: string;
}

interface SkippedVerdict {
  readonly entry: Readonly<HookRegistryEntry>;
  readonly name: string;
  readonly planned: false;
  readonly verdict: 'disabled' | 'duplicate' | 'invalid' | 'matcher' | 'refused-matcher' | 'untrusted';
  readonly why: string;
  readonly duplicateOf?: Readonly<HookRegistryEntry>;
  /** Reason with which an invalid guard blocks the event. */
  readonly refusal?: string;
  /** Reason with which a guard that is not trusted blocks the event under the policy `block`. */
  readonly untrustedRefusal?: string;
}

/** Returns one verdict per hook, in order. Without names every matcher matches, and `unmatched` is the reason. */
export function explainHooks(
  hooks: readonly RegisteredHook[],
  names: readonly string[] | undefined,
  unmatched: string | undefined,
  context?: HookEventContext,
): HookPlanVerdict[] {
  const { ofServer } = context ?? {};
  const skips = hooks.map((hook) => skipOf(hook, names, context));
  const unique = withoutDuplicates(
    hooks.filter((_, index) => skips[index] === undefined),
    ofServer,
  );
  let planned = 0;
  return hooks.map((hook, at) => {
    const { entry, name } = hook;
    const skip = skips[at] ?? duplicateOf(hook, unique.get(sameKey(hook, ofServer))?.[0]);
    if (skip !== undefined) return { entry, name, planned: false, ...skip };
    const note = unmatched === undefined || hook.matcher.mode === 'all' ? {} : { why: unmatched };
    return { entry, name, planned: true, verdict: HookVerdictKind.Ran, index: planned++, ...note };
  });
}

type Skip = Omit<SkippedVerdict, 'entry' | 'name' | 'planned'>;

function skipOf(
  hook: RegisteredHook,
  names: readonly string[] | undefined,
  context: HookEventContext | undefined,
): Skip | undefined {
  const { declaration, switchedOn, trust, matcher } = hook;
  const matches = matchesAny(hook, names, context?.ofServer);
  if (declaration.fault !== undefined) {
    const refusal = matches && isInvalidGuard(hook) ? { refusal: invalidGuard(hook).reason } : {};
    return { verdict: HookVerdictKind.Invalid, why: declaration.fault.why, ...refusal };
  }
  if (!switchedOn) return { verdict: HookVerdictKind.Disabled, why: declaration.off ?? 'it is disabled' };
  if (trust !== true) return { verdict: HookVerdictKind.Untrusted, why: trust.why, ...untrustedRefusal(hook, matches) };
  if (matcher.mode === 'refused') {
    return { verdict: HookVerdictKind.RefusedMatcher, why: matcher.warning ?? 'its matcher is not supported' };
  }
  if (names === undefined || matches) return undefined;
  const named = describeNames(names, context);
  const { dialect } = hook.entry;
  const isOtherEvent = dialect !== undefined && matcher.pattern === '';
  const why = isOtherEvent
    ? `${dialect.event} does not fire for ${named}`
    : `matcher ${JSON.stringify(matcher.pattern)} does not match ${named}`;
  return { verdict: HookVerdictKind.Matcher, why };
}

function untrustedRefusal(hook: RegisteredHook, matches: boolean): Pick<Skip, 'refusal' | 'untrustedRefusal'> {
  if (!matches || !isUntrustedGuard(hook)) return {};
  const { reason } = untrustedGuard(hook);
  return blocksUntrusted(hook) ? { refusal: reason } : { untrustedRefusal: reason };
}

function duplicateOf(hook: RegisteredHook, stronger: RegisteredHook | undefined): Skip | undefined {
  if (stronger === undefined || stronger === hook) return undefined;
  const why = `it is the same as ${JSON.stringify(stronger.name)} (${stronger.entry.source}), which runs instead`;
  return { verdict: HookVerdictKind.Duplicate, why, duplicateOf: stronger.entry };
}

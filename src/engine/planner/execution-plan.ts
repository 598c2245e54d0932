import {
  type HookConfig,
  HookErrorPolicy,
  type HookEventName,
  type HookRegistryEntry,
  HookType,
  HookVerdictKind,
} from '../../../generated/index.js';
import type { HookKey, RegisteredHook } from '../registry/registered-hook.js';

/** What to run for one event, in order. */
export interface HookExecutionPlan {
  readonly eventName: HookEventName;
  readonly hookConfigs: readonly HookConfig[];
  readonly sequential: boolean;
}

/** Whether a hook can apply at all, whatever the value. */
export function isPlannable(hook: RegisteredHook): boolean {
  return hook.entry.enabled && hook.matcher.mode !== 'refused';
}

/** Plans those of the plannable hooks that apply to a value; without a value all of them do. */
export function planHooks(
  eventName: HookEventName,
  plannable: readonly RegisteredHook[],
  value: string | undefined,
): HookExecutionPlan | null {
  const chosen = new Map<HookKey, HookConfig>();
  let sequential = false;
  for (const hook of plannable) {
    if (value !== undefined && !hook.matcher.test(value)) continue;
    const first = chosen.get(hook.key);
    chosen.set(hook.key, first === undefined ? hook.entry.config : stricter(first, hook.entry.config));
    if (hook.entry.sequential === true) sequential = true;
  }
  if (chosen.size === 0) return null;
  return Object.freeze({ eventName, hookConfigs: Object.freeze([...chosen.values()]), sequential });
}

/** The first of two same hooks stays, but a failure that one of them calls a block remains a block. */
function stricter(first: HookConfig, duplicate: HookConfig): HookConfig {
  if (first.type === HookType.Plugin || duplicate.type === HookType.Plugin) return first;
  if (duplicate.onError !== HookErrorPolicy.Block || first.onError === HookErrorPolicy.Block) return first;
  return Object.freeze({ ...first, onError: HookErrorPolicy.Block });
}

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

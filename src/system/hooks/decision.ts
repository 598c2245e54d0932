import type { HookEventName, HookFireResult, HookTrace, HookVerdict } from '../../../generated/index.js';
import { isUndecided } from '../../core/events/event-result.js';
import { failureOf } from '../../core/events/failure.js';
import { COULD_NOT_RUN } from '../../core/triggers/tool-call.js';
import { messageOf } from '../../util/errors.js';
import { fieldsOf } from '../../util/json.js';
import type { Approval, Decision, LostGuard } from './types.js';

/** How a question about an event was settled. */
export interface SettledQuestion {
  /** Open question that is returned to the caller. */
  readonly approval?: Approval | undefined;
  /** Why the person did not permit the event. */
  readonly refusal?: string | undefined;
}

/** Returns the decision of an event that no hook could be asked about, because hooks are disabled. */
export function disabledDecision(eventName: string): Decision {
  const trace = { eventName, startedAt: new Date().toISOString(), duration: 0, hooks: [] };
  return { blocked: false, verdict: 'allow', suppressOutput: false, couldNotRun: [], trace };
}

/** Turns the result of an event into plain data. `couldNotRun` and `trace` are built when they are read. */
export function decisionOf(fired: HookFireResult<HookEventName>, { approval, refusal }: SettledQuestion): Decision {
  const output = fired.finalOutput;
  const verdict = verdictOf(fired, refusal, approval);
  const changes = changesIn(output?.hookSpecificOutput);
  let lost: readonly LostGuard[] | undefined;
  return {
    blocked: verdict !== 'allow',
    verdict,
    ...defined('reason', reasonOf(fired, verdict, refusal)),
    ...defined('context', output?.getAdditionalContext()),
    ...defined('systemMessage', fired.systemMessage),
    suppressOutput: fired.suppressOutput,
    ...defined('changes', changes),
    ...defined('approval', approval),
    get couldNotRun() {
      lost ??= lostGuards(fired);
      return lost;
    },
    get trace() {
      return fired.trace;
    },
  };
}

function verdictOf(
  fired: HookFireResult<HookEventName>,
  refusal: string | undefined,
  approval: Approval | undefined,
): Decision['verdict'] {
  const output = fired.finalOutput;
  if (fired.shouldStop || output?.shouldStopExecution()) return 'stop';
  const blocks = output?.isBlockingDecision() && !isIgnored(fired);
  if (blocks || fired.withheld !== undefined || refusal !== undefined) return 'block';
  if (approval !== undefined) return 'ask';
  // The caller aborted before every guard had decided.
  return isUndecided(fired) ? 'block' : 'allow';
}

/** Returns true if the event cannot have the decision of its hooks. */
function isIgnored({ hookResults = [] }: HookFireResult<HookEventName>): boolean {
  return hookResults.some(({ ignored }) => ignored !== undefined);
}

function reasonOf(
  fired: HookFireResult<HookEventName>,
  verdict: Decision['verdict'],
  refusal: string | undefined,
): string | undefined {
  const output = fired.finalOutput;
  if (verdict === 'stop') return fired.stopReason ?? output?.getEffectiveReason();
  if (verdict === 'block') {
    if (output?.isBlockingDecision() && !isIgnored(fired)) return output.getBlockingError().reason;
    return refusal ?? fired.withheld ?? 'aborted';
  }
  if (verdict === 'ask') return output?.getEffectiveReason();
  return isIgnored(fired) ? undefined : (output?.reason ?? undefined);
}

function changesIn(specific: unknown): Readonly<Record<string, unknown>> | undefined {
  const { hookEventName: _name, additionalContext: _context, ...changes } = fieldsOf(specific);
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function lostGuards(fired: HookFireResult<HookEventName>): LostGuard[] {
  const failure = failureOf(fired.aggregated);
  const lost = lostIn(fired.trace);
  if (failure === undefined || lost.length > 0) return lost;
  const configured = fired.trace.hooks.map(({ name }) => name);
  return (configured.length === 0 ? ['all hooks'] : configured).map((hook) => ({ hook, why: messageOf(failure) }));
}

function lostIn({ hooks }: HookTrace): LostGuard[] {
  return hooks.filter(isLost).map((hook) => ({ hook: hook.name, why: hook.why ?? hook.error ?? hook.verdict }));
}

/** Returns true for an enforced hook that could not run, or failed. Exit code 2 is a block and no failure. */
function isLost({ verdict, error, enforced, background }: HookVerdict): boolean {
  if (enforced === false || background === true) return false;
  return COULD_NOT_RUN.has(verdict) || (verdict === 'ran' && error !== undefined);
}

function defined<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  const fields: { [P in K]?: V } = {};
  if (value !== undefined) fields[key] = value;
  return fields;
}

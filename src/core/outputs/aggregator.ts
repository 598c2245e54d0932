import type {
  AggregatedHookResult,
  HookEventName,
  HookExecutionResult,
  HookOutput,
  HookOutputOf,
} from '../../../generated/index.js';
import { defaultHookTranslator } from '../../integrations/model-sdks/genai/genai-v1.js';
import { cutReason } from '../../util/cut-text.js';
import { isRecord, sameJson } from '../../util/json.js';
import { writtenFields } from '../../util/own-keys.js';
import type { Contract, Route } from '../contract/index.js';
import { isEnforced } from '../registry/enforcement.js';
import { contractOf, routeOf } from '../registry/events.js';
import { nameOf } from '../registry/registered-hook.js';
import type { HookTranslator } from '../translator.js';
import { isBlocking } from './decision.js';
import { decisionIn, outputFor } from './hook-outputs.js';
import { type AllowedNamesRule, mergeOf } from './merge-fields.js';
import { type Contribution, mergeOutputs } from './merge-outputs.js';
import { replacesField } from './rewrite-mode.js';

/** The merged answers of one event. */
type AggregatedResultOf<E extends HookEventName> = Omit<AggregatedHookResult, 'finalOutput'> & {
  finalOutput?: HookOutputOf<E> | undefined;
};

interface AggregatorOptions {
  /** What becomes of several lists of allowed tools. The default is `union`. */
  allowedFunctionNames?: AllowedNamesRule | undefined;
  /** What the events are; ours unless given. */
  contract?: Contract | undefined;
}

/** Makes one result of the results of all hooks. They are given in declared order, and rewrites compose in it. */
export class HookAggregator {
  readonly #options: AggregatorOptions;
  readonly #contract: Contract;

  constructor(options: AggregatorOptions = {}) {
    this.#options = options;
    this.#contract = options.contract ?? contractOf(undefined);
  }

  /** The class of the merged output is the one that the event's route names; the type says which that is. */
  aggregateResults<E extends HookEventName>(
    results: readonly HookExecutionResult[],
    eventName: E,
  ): AggregatedResultOf<E>;
  aggregateResults(results: readonly HookExecutionResult[], eventName: HookEventName): AggregatedHookResult {
    const route = routeOf(this.#contract, eventName);
    const answers = contributionsOf(results, route);
    const merged = mergeOutputs(answers, route, this.#options.allowedFunctionNames);
    const allOutputs: HookOutput[] = [];
    const errors: Error[] = [];
    const withheld: string[] = [];
    let success = true;
    let totalDuration = 0;
    for (const result of results) {
      totalDuration += result.duration;
      // How healthy the hooks are does not depend on whether they are enforced; nobody awaits a background hook.
      if (hasFailed(result) && result.hookConfig.async !== true) success = false;
      if (!isEnforced(result.hookConfig)) continue;
      if (result.output !== undefined) allOutputs.push(result.output);
      if (result.error !== undefined) errors.push(result.error);
      if (result.withheld !== undefined) withheld.push(result.withheld);
    }
    const finalOutput = merged && outputFor(route, merged);
    const hookResults = results.slice();
    const aggregated = { success, finalOutput, allOutputs, errors, totalDuration, hookResults };
    return withheld.length === 0 ? aggregated : { ...aggregated, withheld: cutReason(withheld.join('\n')) };
  }
}

function hasFailed({ success, error }: HookExecutionResult): boolean {
  return !success || error !== undefined;
}

/** Lets the merged output read and write the shapes of the model SDK that the event came from. */
export function withTranslator<E extends HookEventName>(
  aggregated: AggregatedResultOf<E>,
  route: Route,
  translator: HookTranslator,
): AggregatedResultOf<E>;
export function withTranslator(
  aggregated: AggregatedHookResult,
  route: Route,
  translator: HookTranslator,
): AggregatedHookResult {
  const { finalOutput } = aggregated;
  if (finalOutput === undefined || translator === defaultHookTranslator) return aggregated;
  return { ...aggregated, finalOutput: outputFor(route, finalOutput, translator) };
}

/** In the order in which they count: where the last value wins, the warning of a failed hook comes before all others. */
export function contributionsOf(results: readonly HookExecutionResult[], route: Route): Contribution[] {
  const contributions: Contribution[] = [];
  for (const result of results) {
    if (result.output === undefined || !isEnforced(result.hookConfig)) continue;
    const decision = decisionIn(route, result.output);
    const counts = result.success || isBlocking(decision);
    contributions.push(
      counts
        ? { result, output: result.output, decision }
        : { result, output: warningOf(result.output), decision: undefined },
    );
  }
  if (route.merge === 'or') return contributions;
  const isWarning = ({ result, decision }: Contribution) => !result.success && !isBlocking(decision);
  return [...contributions.filter(isWarning), ...contributions.filter((each) => !isWarning(each))];
}

/** A failed hook may have refused. If it did not, it has not decided or rewritten anything either. */
function warningOf({ decision: _, reason: __, hookSpecificOutput: ___, ...warning }: HookOutput): HookOutput {
  return warning;
}

interface Write {
  readonly hookName: string;
  readonly value: unknown;
}

/**
 * The fields that several hooks set to different values, so that only one of them counts. Values are left out: they may
 * be secret. What a chain feeds to the next hook is revised there, and no conflict; all else it has never seen.
 */
export function findConflicts(results: readonly HookExecutionResult[], route: Route, sequential: boolean): string[] {
  const writes = new Map<string, Write[]>();
  const contributions = contributionsOf(results, route);
  const fed = sequential ? [route.chain, ...(route.chained ?? [])].map((rule) => rule?.from) : [];
  const isReplaced = (key: string) => contributions.some(({ output }) => replacesField(output.hookSpecificOutput, key));
  for (const { result, output } of contributions) {
    for (const [path, value] of replaceableFields(output.hookSpecificOutput, route, fed, isReplaced)) {
      writes.set(path, [...(writes.get(path) ?? []), { hookName: nameOf(result.hookConfig), value }]);
    }
  }
  return [...writes].filter(([, all]) => areDifferent(all)).map(([path, all]) => describeConflict(path, all));
}

/** The fields in which a later value takes the place of an earlier one. */
function replaceableFields(
  specific: unknown,
  { specificFields }: Route,
  fed: readonly unknown[],
  isReplaced: (key: string) => boolean,
): (readonly [path: string, value: unknown])[] {
  if (!isRecord(specific)) return [];
  return writtenFields(specific).flatMap(([key, value]) => {
    if (fed.includes(key)) return [];
    const merge = mergeOf(key, specificFields);
    if (merge === 'last' || (merge === 'merge' && isReplaced(key))) return [[key, value] as const];
    if (merge === 'by-id') return textsById(key, value);
    if (merge !== 'merge' || !isRecord(value)) return [];
    return writtenFields(value).map(([inner, innerValue]) => [`${key}.${inner}`, innerValue] as const);
  });
}

function textsById(key: string, items: unknown): (readonly [path: string, value: unknown])[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).map(({ id, ...rest }) => [`${key}.${String(id)}`, rest] as const);
}

function areDifferent(writes: readonly Write[]): boolean {
  return writes.some(({ value }) => !sameJson(value, writes[0]?.value));
}

function describeConflict(path: string, writes: readonly Write[]): string {
  const names = writes.map(({ hookName }) => JSON.stringify(hookName));
  return `hookSpecificOutput.${path} is set to different values by ${names.join(', ')}: the last one counts`;
}
